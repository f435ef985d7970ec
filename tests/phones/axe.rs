//! The checks of a page for those who do not see or point: none finds anything. axe-core is fetched
//! once into `target/axe` by its version and checksum.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::browser::Browser;

const PACKAGE: &str = "axe-core@4.10.2";
const ARCHIVE: &str = "axe-core-4.10.2.tgz";
const SHA_256: &str = "9ea2d2d6917da998122bdacfd3b473e31ead53f4b87146c716a12edf89158100";

/// The script; `None` if the tester goes without.
static SCRIPT: LazyLock<Option<String>> = LazyLock::new(|| {
    let folder = support::root().join("target/axe");
    if !is_kept(&folder.join(ARCHIVE)) {
        if std::env::var_os("WITHOUT_AXE").is_some() {
            println!("axe-core is not there: what it would find is not looked for");
            return None;
        }
        fetch(&folder);
    }
    let read = Command::new("tar")
        .args(["-xzOf", ARCHIVE, "package/axe.min.js"])
        .current_dir(&folder)
        .output()
        .expect("tar is installed");
    Some(String::from_utf8(read.stdout).expect("a script"))
});

fn is_kept(archive: &PathBuf) -> bool {
    let Ok(bytes) = fs::read(archive) else { return false };
    let digest: String = Sha256::digest(&bytes).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(digest, SHA_256, "{} is not what was published", archive.display());
    true
}

/// Fetches the package beside, and puts it into its place whole: other tests may do the same.
fn fetch(folder: &Path) {
    fs::create_dir_all(folder).expect("a folder to write to");
    let beside = tempfile::tempdir_in(folder).expect("a folder to write to");
    let done = Command::new("npm")
        .args(["pack", "--silent", PACKAGE])
        .current_dir(beside.path())
        .output()
        .expect("npm is installed: it fetches axe-core, unless WITHOUT_AXE is set");
    let fetched = beside.path().join(ARCHIVE);
    assert!(
        is_kept(&fetched),
        "axe-core cannot be fetched; with WITHOUT_AXE=1 the tests do without it: {}",
        String::from_utf8_lossy(&done.stderr)
    );
    fs::rename(fetched, folder.join(ARCHIVE)).expect("a folder to write to");
}

/// Nothing is found on the page as it is now.
pub fn check(browser: &Browser, what: &str) {
    let found = found(browser);
    assert!(found.is_empty(), "{what}: {found:#?}");
}

/// Everything that is found on the page as it is now.
pub fn found(browser: &Browser) -> Vec<Value> {
    let Some(script) = SCRIPT.as_deref() else { return Vec::new() };
    if browser.run("return !!window.axe;") != Value::Bool(true) {
        browser.run(script);
    }
    let found = browser.run_later(
        "const done = arguments[0];
         axe.run(document, { resultTypes: ['violations'] }).then((result) =>
           done(result.violations.map((one) => [one.id, one.help,
             ...one.nodes.map((node) => node.html.slice(0, 160) + ' | ' + node.failureSummary)])),
           (error) => done([String(error)]));",
    );
    found.as_array().expect("a list").clone()
}
