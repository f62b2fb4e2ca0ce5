//! Why a program does not start: the system has one word for many reasons, so the file is looked at.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use thiserror::Error;

/// As much of a script is read to find the name of its interpreter, in bytes.
const FIRST_LINE: u64 = 256;

/// Why a program cannot be started.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Obstacle {
    /// There is no file at its path.
    #[error("there is no such file")]
    Missing,
    /// A word without a folder is looked for where the system has its programs.
    #[error("no folder of PATH has it; write './' before a file of this folder")]
    NotInPath,
    /// A folder lies at its path.
    #[error("it is a folder")]
    Folder,
    /// The file may not be executed.
    #[error("it is not executable; make it so with 'chmod +x'")]
    NotExecutable,
    /// The file has no byte.
    #[error("the file is empty")]
    Empty,
    /// The file is none that the system can execute.
    #[error("it is no program of this system; a script names its interpreter in its first line, after '#!'")]
    NoProgram,
    /// The interpreter of a script is not there.
    #[error("its interpreter '{}' is missing; correct the first line", interpreter.escape_default())]
    Interpreter {
        /// Its path, as the script has it.
        interpreter: String,
    },
    /// Something else.
    #[error("{0}")]
    System(io::ErrorKind),
}

impl Obstacle {
    /// What `error` means, with which `program` did not start.
    pub(super) fn of(program: &str, error: &io::Error) -> Self {
        let path = Path::new(program);
        let is_word = path.file_name() == Some(path.as_os_str());
        match error.kind() {
            io::ErrorKind::NotFound if is_word => Self::NotInPath,
            io::ErrorKind::PermissionDenied if is_word => Self::NotExecutable,
            kind => match fs::metadata(path) {
                Err(missing) if missing.kind() == io::ErrorKind::NotFound => Self::Missing,
                Ok(about) if about.is_dir() => Self::Folder,
                Ok(about) if about.is_file() => match kind {
                    io::ErrorKind::NotFound => interpreter(path)
                        .map_or(Self::NoProgram, |interpreter| Self::Interpreter { interpreter }),
                    io::ErrorKind::PermissionDenied if !is_executable(&about) => Self::NotExecutable,
                    _ if is_no_program(error) && about.len() == 0 => Self::Empty,
                    _ if is_no_program(error) => Self::NoProgram,
                    kind => Self::System(kind),
                },
                _ => Self::System(kind),
            },
        }
    }
}

/// The interpreter that a script names in its first line.
fn interpreter(path: &Path) -> Option<String> {
    let mut start = Vec::new();
    File::open(path).ok()?.take(FIRST_LINE).read_to_end(&mut start).ok()?;
    let line = start.strip_prefix(b"#!")?.split(|&byte| byte == b'\n').next()?.trim_ascii_start();
    let name = line.split(|byte| matches!(byte, b' ' | b'\t')).next()?;
    Some(String::from_utf8_lossy(name).into_owned())
}

#[cfg(unix)]
fn is_executable(about: &fs::Metadata) -> bool {
    std::os::unix::fs::PermissionsExt::mode(&about.permissions()) & 0o111 != 0
}

#[cfg(not(unix))]
fn is_executable(_: &fs::Metadata) -> bool {
    true
}

/// Whether the system says that a file is none that it can execute, for which the standard library has no word.
#[cfg(unix)]
fn is_no_program(error: &io::Error) -> bool {
    error.raw_os_error() == Some(rustix::io::Errno::NOEXEC.raw_os_error())
}

#[cfg(not(unix))]
fn is_no_program(_: &io::Error) -> bool {
    false
}

#[cfg(test)]
#[cfg(unix)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn a_program_that_does_not_start_is_told_from_others_by_its_file() {
        let folder = tempfile::tempdir().unwrap();
        let started = |program: &str| {
            let error = std::process::Command::new(program).spawn().unwrap_err();
            Obstacle::of(program, &error)
        };
        let of = |content: &[u8], mode: u32| {
            let path = folder.path().join("bot");
            fs::write(&path, content).unwrap();
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
            started(path.to_str().unwrap())
        };
        let interpreter = |name: &str| Obstacle::Interpreter { interpreter: name.to_owned() };
        assert_eq!(of(b"", 0o755), Obstacle::Empty);
        assert_eq!(of(b"print('hello')\n", 0o755), Obstacle::NoProgram);
        assert_eq!(of(b"\x7fELF and nothing after it", 0o755), Obstacle::NoProgram);
        assert_eq!(of(b"#! /nowhere/python3 -u\n", 0o755), interpreter("/nowhere/python3"));
        assert_eq!(of(b"#!/bin/sh\r\n", 0o755), interpreter("/bin/sh\r"));
        assert_eq!(of(b"#!/bin/sh\n", 0o644), Obstacle::NotExecutable);
        assert_eq!(started(folder.path().to_str().unwrap()), Obstacle::Folder);
        assert_eq!(started("/nowhere/at-all"), Obstacle::Missing);
        assert_eq!(started("no-such-program-at-all"), Obstacle::NotInPath);
    }
}
