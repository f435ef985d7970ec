//! Work that is shared by all processors.

use std::cell::Cell;
use std::num::NonZero;
use std::sync::LazyLock;
use std::thread;

/// The number of things for each thread below which threads are not worth it.
const LEAST: usize = 3;

thread_local! {
    static ALONE: Cell<bool> = const { Cell::new(false) };
}

/// From now on this thread shares no work: whoever counts what it does counts all of it, the same
/// on every machine.
pub fn work_alone() {
    ALONE.set(true);
}

/// The number of threads that run at the same time. Asking the system takes a tenth of a frame.
pub(super) fn processors() -> usize {
    static COUNT: LazyLock<usize> =
        LazyLock::new(|| thread::available_parallelism().map_or(1, NonZero::get));
    if ALONE.get() { 1 } else { *COUNT }
}

/// Makes one thing of each of many, on all processors.
pub(super) fn side_by_side<T: Sync, U: Send>(
    many: &[T],
    make: impl Fn(&[T]) -> Vec<U> + Sync,
) -> Vec<U> {
    let share = many.len().div_ceil(processors());
    if share < LEAST {
        return make(many);
    }
    let make = &make;
    thread::scope(|scope| {
        let others: Vec<_> =
            many.chunks(share).skip(1).map(|part| scope.spawn(move || make(part))).collect();
        let mut made = many.chunks(share).next().map(make).unwrap_or_default();
        for (part, other) in many.chunks(share).skip(1).zip(others) {
            // A part that is missing would never be seen again.
            made.extend(other.join().unwrap_or_else(|_| {
                log::error!("a thread has panicked, and its part is made anew");
                make(part)
            }));
        }
        made
    })
}
