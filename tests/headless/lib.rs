//! The libraries with which tests and benchmarks of the window draw; none without `gui`.

#[cfg(feature = "gui")]
pub use {iced_renderer, iced_test, iced_tiny_skia, tiny_skia};
