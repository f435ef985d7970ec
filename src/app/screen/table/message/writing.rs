//! Messages about the scorepad.

use rules::Seat;
use rules::feature::Kind;
use rules::player::Figure;
use rules::scorepad::{Deed, Part, Post};

/// A step on the scorepad.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Write for that player.
    Player(Seat),
    /// Write for the next player.
    NextPlayer,
    /// Give the turn to that player.
    Turn(Seat),
    /// Add an entry.
    Add(Role, Kind),
    /// Show an entry.
    Show(usize),
    /// Take an entry out.
    Remove(usize),
    /// Set a number.
    Set(Field, u32),
    /// Add a joined feature.
    Join(Joint),
    /// Open another form.
    Open(Sheet),
    /// Choose the figure.
    Figure(Figure),
    /// Choose the kind of feature on which it stands.
    On(Kind),
    /// The figure stands on a tower or in the City.
    Elsewhere,
    /// The figure came through a magic portal, or did not.
    Portal(bool),
    /// The builder brings another tile, or not.
    Builder(bool),
    /// The tile shows a fair, or not.
    Fair(bool),
    /// The tile is the abbey, or not.
    Abbey(bool),
    /// Write a deed down that needs no form.
    Report(Deed),
    /// Go so many numbers on, or back.
    Go(isize),
    /// Change the lit number.
    Step(i32),
    /// Add a digit to the lit number.
    Digit(u32),
    /// Take one digit back.
    Erase,
    /// Accept the form.
    Accept,
    /// Everything that is left is written down: finish.
    Finish,
    /// Drop the form.
    Drop,
}

/// The relation of an entry to its tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// A feature that the tile completed.
    Completed,
    /// A field that the tile joined.
    Joined,
    /// The field on which the barn was placed.
    Barn,
    /// A feature that is left at the end.
    Remaining,
}

/// A feature that a completed one is joined to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Joint {
    /// A complete city at the end of the road.
    City,
    /// A complete road into the city.
    Road,
    /// Another complete city at the end of that road.
    RoadCity(usize),
}

/// One number of a form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// A number of the entry.
    Part(Part),
    /// Figures on the feature.
    Figures(Seat, Figure),
    /// A player's share in a part of the entry: in a bonus, or in the building that was defeated.
    Of(Seat, Part),
    /// The size of a complete city at the road's end.
    City(usize),
    /// The size of a complete road into the city.
    Road(usize),
    /// The size of another complete city at the end of such a road.
    RoadCity(usize, usize),
    /// Figures that were taken away.
    Gone(Seat, Figure, Post),
    /// The height of the tower.
    Height,
    /// Completed cities.
    Cities,
    /// Completed roads.
    Roads,
}

/// The kinds of forms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Sheet {
    /// A tile and what it completed; at the end a feature that is left.
    #[default]
    Tile,
    /// A figure was deployed, a farmer mostly.
    Deploy,
    /// The wagon drove on.
    Wagon,
    /// The princess sent a knight home.
    Princess,
    /// The fairy was moved.
    Fairy,
    /// The dragon has eaten.
    Dragon,
    /// A tower was raised.
    Tower,
    /// A follower stands on a tower.
    Guard,
    /// A tower has captured somebody.
    Capture,
    /// A knight escaped from a siege.
    Escape,
    /// Figures went home from fields and towers.
    Home,
    /// The table has counted cities and roads.
    Count,
}
