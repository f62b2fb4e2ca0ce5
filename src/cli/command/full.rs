//! The full screen on the real terminal.

use std::fmt::Write as _;
use std::panic;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Instant;

use super::{Edge, Failure};
use crate::cli::Environment;
use crate::ui::chronicle::Chronicle;
use crate::ui::full::app::Ending;
use crate::ui::full::context::Ability;
use crate::ui::full::screen::menu::Menu;
use crate::ui::full::settings::{self, LanguageChoice};
use crate::ui::full::{App, Context, MIN_HEIGHT, MIN_WIDTH, Screen, Settings, terminal};
use crate::ui::{Language, Locale, World, fault};

/// Whether the full screen is what a person here gets; if a terminal is too poor for it, it says so.
pub(super) fn is_wanted(edge: &Edge<'_>) -> Result<bool, Failure> {
    let environment = edge.environment;
    if edge.look.plain || !environment.input_is_terminal || !environment.output_is_terminal {
        return Ok(false);
    }
    let too_small = environment.width < MIN_WIDTH.into() || environment.height < MIN_HEIGHT.into();
    if environment.is_dumb || too_small {
        let values = [("width", MIN_WIDTH.into()), ("height", MIN_HEIGHT.into())];
        let key = if environment.is_dumb { "lines-because-dumb" } else { "lines-because-small" };
        edge.say(&[edge.locale.text_with(key, &values)])?;
        return Ok(false);
    }
    Ok(true)
}

/// Runs the full screen, with a screen above the menu if `first` makes one.
pub(super) fn run(
    edge: &Edge<'_>,
    first: impl FnOnce(&Context<'_>) -> Result<Option<Box<dyn Screen>>, Failure>,
) -> Result<(), Failure> {
    // Settings are never worth a game: without them it looks as usual.
    let (loaded, unread) = match Settings::load(&edge.folder) {
        Ok(loaded) => (loaded, None),
        Err(error) => (settings::Loaded::default(), Some(fault::file(&error, edge.locale))),
    };
    let italian = Locale::new(Language::Italian);
    let world = World { folder: &edge.folder, luck: &Environment::luck, clock: &Environment::clock };
    let ability = Ability {
        language: edge.locale.language(),
        unicode: edge.environment.is_utf8,
        depth: edge.environment.colours(edge.colour),
    };
    let asked = edge.asked_language.map(LanguageChoice::of);
    let settings = Settings { language: asked.or(loaded.settings.language), ..loaded.settings };
    let context = Context::new(world, Chronicle::new(&italian), ability, settings);
    let first = first(&context)?;
    let mouse = context.settings.mouse;
    let mut app = App::new(context, Box::new(Menu::default()));
    if let Some(screen) = first {
        app.push(screen);
    }
    if let Some((path, line)) = loaded.fault {
        let values = [("file", path.display().to_string().into()), ("line", line.into())];
        app.tell(edge.locale.text_with("settings-not-understood", &values));
    }
    if let Some(sentence) = unread {
        app.tell(sentence);
    }
    let started = Instant::now();
    let fault = tell_of_panics(edge);
    let mut terminal = terminal::Terminal::enter(mouse)?;
    let inputs = terminal::listen(started)?;
    let ending = crate::ui::full::run(&mut app, &mut terminal, &inputs, started)?;
    drop(terminal);
    if let Some(fault) = fault.get() {
        return Err(Failure::NoSave(fault.clone()));
    }
    match ending {
        Ending::Left => Ok(()),
        Ending::Terminated => Err(Failure::Told),
        Ending::Failed(sentence) => Err(Failure::NoSave(sentence)),
    }
}

/// Where a fault of the program is written down.
fn panic_log(edge: &Edge<'_>) -> PathBuf {
    edge.folder.root().join("panic.log")
}

/// Before a fault of the program ends it, the terminal is given back, the fault is written down, and the
/// person is told where. That of another thread leaves the terminal alone, which this thread still draws on:
/// what there is to tell is given back, for when this thread has ended the screen.
fn tell_of_panics(edge: &Edge<'_>) -> Arc<OnceLock<String>> {
    let elsewhere = Arc::new(OnceLock::new());
    let told_later = Arc::clone(&elsewhere);
    let here = thread::current().id();
    let path = panic_log(edge);
    let sentence = edge.locale.text_with("panic", &[("file", path.display().to_string().into())]);
    panic::set_hook(Box::new(move |fault| {
        let is_here = thread::current().id() == here;
        if is_here {
            terminal::give_back();
        }
        let mut report = String::new();
        let trace = std::backtrace::Backtrace::force_capture();
        let _ =
            writeln!(report, "{} {}\n{fault}\n{trace}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        // Where the report cannot be written, the person gets it instead.
        let told = match std::fs::write(&path, &report) {
            Ok(()) => sentence.clone(),
            Err(_) => format!("{sentence}\n{report}"),
        };
        if is_here {
            let _ = std::io::Write::write_all(&mut std::io::stderr(), format!("{told}\n").as_bytes());
        } else {
            // Of several faults the first is the cause.
            let _ = told_later.set(told);
        }
    }));
    elsewhere
}
