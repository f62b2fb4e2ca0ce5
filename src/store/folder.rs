//! Where things lie. Every path of the program is made here, below one root.

use std::fs;
use std::path::{Path, PathBuf};

use super::atomic::{FileAction, FileError, FileFault};
use super::name::SaveName;

/// The folder below which `saves/`, `mazzo.txt`, `stats.bin` and `log.txt` lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// The folder `root`, whether it is there or not.
    #[must_use]
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self { root: root.into() }
    }

    /// The folder that is asked for. Where none is, the working folder if it has a `saves` folder or a
    /// `mazzo.txt`, else the program's own folder among the platform's application data; the working folder
    /// again where the platform has none.
    #[must_use]
    pub fn choose(asked: Option<&Path>, working: &Path, application_data: Option<&Path>) -> Self {
        if let Some(asked) = asked {
            return Self::new(asked);
        }
        let here = Self::new(working);
        match application_data {
            Some(data) if !here.saves().is_dir() && !here.deck().is_file() => Self::new(data),
            _ => here,
        }
    }

    /// The folder itself.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// `saves`, the folder of the saves.
    #[must_use]
    pub fn saves(&self) -> PathBuf {
        self.root.join("saves")
    }

    /// `saves/NAME.sav`.
    #[must_use]
    pub fn save(&self, name: &SaveName) -> PathBuf {
        self.saves().join(format!("{name}.sav"))
    }

    /// `saves/NAME.journal`.
    #[must_use]
    pub fn journal(&self, name: &SaveName) -> PathBuf {
        self.saves().join(format!("{name}.journal"))
    }

    /// `saves/NAME.lock`.
    #[must_use]
    pub fn lock(&self, name: &SaveName) -> PathBuf {
        self.saves().join(format!("{name}.lock"))
    }

    /// `saves/cache.txt`.
    #[must_use]
    pub fn cache(&self) -> PathBuf {
        self.saves().join("cache.txt")
    }

    /// `mazzo.txt`, the deck.
    #[must_use]
    pub fn deck(&self) -> PathBuf {
        self.root.join("mazzo.txt")
    }

    /// `stats.bin`, the statistics.
    #[must_use]
    pub fn statistics(&self) -> PathBuf {
        self.root.join("stats.bin")
    }

    /// `statistics.csv`, the statistics for other programs.
    #[must_use]
    pub fn statistics_csv(&self) -> PathBuf {
        self.root.join("statistics.csv")
    }

    /// `statistics.json`, the same as JSON.
    #[must_use]
    pub fn statistics_json(&self) -> PathBuf {
        self.root.join("statistics.json")
    }

    /// `saves/.cache.lock`, by which programs take turns at the cache. No save can be called so.
    pub(super) fn cache_lock(&self) -> PathBuf {
        self.saves().join(".cache.lock")
    }

    /// `saves/.stats.lock`, by which programs take turns at the statistics. No save can be called so.
    pub(super) fn statistics_lock(&self) -> PathBuf {
        self.saves().join(".stats.lock")
    }

    /// `settings.toml`, how the full screen behaves and looks.
    #[must_use]
    pub fn settings(&self) -> PathBuf {
        self.root.join("settings.toml")
    }

    /// `bot-NAME.log`, what the program that plays in this name says to its standard error. What not every
    /// system allows in a file's name becomes `_`.
    #[must_use]
    pub fn program_log(&self, player: &str) -> PathBuf {
        let plain = |c: char| if c.is_alphanumeric() || c == '-' { c } else { '_' };
        // A name of a file has at most 255 bytes, and a character at most four.
        let name: String = player.chars().take(48).map(plain).collect();
        self.root.join(format!("bot-{name}.log"))
    }

    /// `log.txt`, the history of every game.
    #[must_use]
    pub fn log(&self) -> PathBuf {
        self.root.join("log.txt")
    }

    /// Whether a game can keep its records here: that nothing but a file lies where the log, the statistics and the
    /// cache are written. Asked before anything is written, so that no game stops halfway for it.
    ///
    /// # Errors
    /// The first that is no file.
    pub fn check_records(&self) -> Result<(), FileError> {
        match [self.log(), self.statistics(), self.cache()].into_iter().find(|path| path.is_dir()) {
            Some(path) => Err(FileError { action: FileAction::Write, path, fault: FileFault::NotAFile }),
            None => Ok(()),
        }
    }

    /// Makes `saves` and what it lies in, where they are missing.
    ///
    /// # Errors
    /// They cannot be made, or something else has the name.
    pub fn prepare(&self) -> Result<(), FileError> {
        let saves = self.saves();
        fs::create_dir_all(&saves).map_err(FileError::on(FileAction::CreateFolder, &saves))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_working_folder_is_taken_where_it_looks_like_one_of_the_game() {
        let working = tempfile::tempdir().unwrap();
        let (working, data) = (working.path(), Path::new("/data"));
        assert_eq!(Folder::choose(None, working, Some(data)).root(), data);
        assert_eq!(Folder::choose(None, working, None).root(), working);
        assert_eq!(
            Folder::choose(Some(Path::new("/asked")), working, Some(data)).root(),
            Path::new("/asked")
        );
        fs::write(working.join("mazzo.txt"), "0").unwrap();
        assert_eq!(Folder::choose(None, working, Some(data)).root(), working);
        fs::remove_file(working.join("mazzo.txt")).unwrap();
        Folder::new(working).prepare().unwrap();
        assert_eq!(Folder::choose(None, working, Some(data)).root(), working);
    }

    #[test]
    fn the_log_of_a_program_lies_in_the_folder_whatever_its_player_is_called() {
        let folder = Folder::new("/data");
        assert_eq!(folder.program_log("Ada"), Path::new("/data/bot-Ada.log"));
        assert_eq!(folder.program_log("../a/ò\\\0."), Path::new("/data/bot-___a_ò___.log"));
    }

    #[test]
    fn a_folder_in_the_place_of_a_record_is_an_error() {
        let root = tempfile::tempdir().unwrap();
        let folder = Folder::new(root.path());
        folder.check_records().unwrap();
        fs::create_dir(folder.log()).unwrap();
        let error = folder.check_records().unwrap_err();
        assert_eq!((error.path, error.fault), (folder.log(), FileFault::NotAFile));
    }

    #[test]
    fn saves_that_cannot_be_made_are_an_error() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("saves"), "").unwrap();
        let error = Folder::new(folder.path()).prepare().unwrap_err();
        assert_eq!(error.action, FileAction::CreateFolder);
    }
}
