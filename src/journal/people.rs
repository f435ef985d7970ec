//! Correcting names and colours, of guests too.

use std::sync::Arc;

use super::Journal;
use rules::player::Player;
use rules::setup;
use rules::{Move, Setup};

impl Journal {
    /// Gives the players other names and colours, seat after seat; nothing else changes.
    ///
    /// # Errors
    /// Everything that is wrong with those people; nothing has changed then.
    pub fn name_people(&mut self, people: &[Player]) -> Result<(), Vec<setup::Fault>> {
        let mut all = Setup::clone(self.game.setup());
        all.players = people.to_vec();
        let mut faults = all.person_faults();
        if people.len() != self.game.setup().players.len() {
            faults.push(setup::Fault::PlayerCount(people.len()));
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        let (first, guests) = people.split_at(self.setup.players.len().min(people.len()));
        let setup = Setup { players: first.to_vec(), ..Setup::clone(&self.setup) };
        self.setup = Arc::new(setup);
        let mut guests = guests.iter();
        for entry in &mut self.entries {
            if let Move::JoinGame(player) = &mut entry.made
                && let Some(guest) = guests.next()
            {
                *player = guest.clone();
            }
        }
        // No rule depends on a name or a colour.
        self.game = self.replayed(&self.setup, self.entries.len())?;
        self.before.clear();
        Ok(())
    }
}
