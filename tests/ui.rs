//! The window without a display: screens are clicked and typed at as people do.

mod city;
mod colours;
mod disk;
pub mod driver;
mod explain;
mod pad;
mod lesson;
mod painter;
mod past;
mod pictures;
mod repaint;
mod screens;
mod speed;
mod stories;
mod touch;
