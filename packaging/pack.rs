//! Packs the tables of words and the fonts for the program, which unpacks what it needs. The words
//! of a set in a folder of its own stand behind those of their language.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::{env, fs, io};

use miniz_oxide::deflate;

/// The most that deflate can do.
const LEVEL: u8 = 10;

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=packaging/pack.rs");
    let to = env::var_os("OUT_DIR").map(PathBuf::from).ok_or(io::ErrorKind::NotFound)?;
    for (folder, extension) in [("resources/text", "ftl"), ("resources/fonts", "ttf")] {
        println!("cargo::rerun-if-changed={folder}");
        for file in fs::read_dir(folder)? {
            let path = file?.path();
            let is_meant = path.extension().is_some_and(|other| other == extension);
            if let (true, Some(name)) = (is_meant, path.file_name()) {
                let mut all = fs::read(&path)?;
                for own in of_sets(folder, name)? {
                    all.extend_from_slice(&fs::read(own)?);
                }
                fs::write(to.join(name), deflate::compress_to_vec(&all, LEVEL))?;
            }
        }
    }
    Ok(())
}

/// The files of that name in the folders of a folder, in order.
fn of_sets(folder: &str, name: &OsStr) -> io::Result<Vec<PathBuf>> {
    let own = fs::read_dir(folder)?.map(|file| file.map(|file| file.path().join(name)));
    let mut own = own.collect::<io::Result<Vec<_>>>()?;
    own.retain(|path| path.is_file());
    own.sort();
    Ok(own)
}
