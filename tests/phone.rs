//! The phones: whole games by HTTP, what each of them is sent, and what is refused.

mod address;
mod answers;
mod attacks;
mod claims;
mod fates;
mod faults;
mod games;
mod letters;
mod seats;
mod veil;
