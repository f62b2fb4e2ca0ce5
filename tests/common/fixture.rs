//! The files of other programs of the family. They lie beside the checkout, in `../shared/fixtures`.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The bytes of a fixture and where it lies; nothing where fixtures are missing and may be.
pub fn fixture(name: &str) -> Option<(PathBuf, Vec<u8>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/fixtures").join(name);
    match fs::read(&path) {
        Ok(bytes) => Some((path, bytes)),
        Err(error) if std::env::var_os("UNSTABLE_STUDENTS_REQUIRE_FIXTURES").is_some() => {
            panic!("the fixture {} is required: {error}", path.display())
        }
        Err(_) => {
            // Not by a macro, whose output tests keep to themselves.
            let _ = writeln!(io::stderr(), "SKIPPED: the fixture {} is missing", path.display());
            None
        }
    }
}
