//! What lies on the table in the words of the boxes: each brings its sets, and the house rules of
//! its edition.

use iced::Center;
use iced::widget::{checkbox, column};

use super::{Boxed, Message, Setup};
use kit::prelude::*;
use kit::ui::Ui;
use rules::house_rule::HouseRule;
use rules::setup::{
    ABBOT, BASE, COUNT, CROP_CIRCLES, FERRIES, FLYING_MACHINES, GOLD_MINES, INNS_CATHEDRALS,
    KING_ROBBER, MAGE_WITCH, MESSAGES, RIVER_1, RIVER_2, ROBBERS, SHRINES, TRADERS_BUILDERS,
};
use text::Words;
use widget::focus::focus;
use widget::room::room;

/// A box as it is sold.
#[derive(Debug)]
struct Package {
    /// Its name among the words.
    words: &'static str,
    /// Its sets beside the base game.
    sets: &'static [&'static str],
    /// The house rules that its edition answers in the second way.
    rules: &'static [HouseRule],
}

/// What the second edition plays otherwise (R-RVN-2, A39).
const SECOND_EDITION: &[HouseRule] = &[HouseRule::MouthIsATurn, HouseRule::WagonsDriveAround];

/// The boxes with a base game, of which a table plays one; each but the first has all sets of the
/// one before.
const BASES: [Package; 3] = [
    Package { words: "box-base-first", sets: &[], rules: &[] },
    Package { words: "box-base-second", sets: &[RIVER_1, ABBOT], rules: SECOND_EDITION },
    Package {
        words: "box-big",
        sets: &[
            RIVER_1,
            ABBOT,
            INNS_CATHEDRALS,
            TRADERS_BUILDERS,
            GOLD_MINES,
            MAGE_WITCH,
            CROP_CIRCLES,
            FLYING_MACHINES,
            FERRIES,
            MESSAGES,
            ROBBERS,
        ],
        rules: SECOND_EDITION,
    },
];

/// The box that comes to any of them.
const COUNT_KING_ROBBER: Package = Package {
    words: "box-count-king-robber",
    sets: &[KING_ROBBER, SHRINES, COUNT, RIVER_2],
    rules: &[],
};

fn is_river(set: &str) -> bool {
    matches!(set, RIVER_1 | RIVER_2)
}

/// Whether a set has tiles with gardens, whichever edition the table owns.
fn can_bear_gardens(set: &str, ui: Ui<'_>) -> bool {
    ui.catalogue.tiles_of(set).any(|tile| tile.garden)
}

impl Setup {
    /// Whether a set beside the base game is in.
    fn has(&self, set: &str) -> bool {
        self.sets.iter().any(|(other, chosen)| other == set && *chosen)
    }

    /// Whether the sets of a box are in; which of the rivers flows is the table's choice.
    fn has_box(&self, package: &Package) -> bool {
        package.sets.iter().all(|set| is_river(set) || self.has(set))
    }

    /// The place among [`BASES`] of the largest box whose sets are in.
    fn base(&self) -> usize {
        BASES.iter().rposition(|package| self.has_box(package)).unwrap_or(0)
    }

    /// Takes just what is in a box with a base game; *Count, King & Robber* stays if all of it was
    /// in.
    pub fn take_base(&mut self, place: usize) {
        let Some(package) = BASES.get(place) else { return };
        let (before, has_count) = (self.chosen_sets(), self.has_box(&COUNT_KING_ROBBER));
        (0..self.sets.len()).for_each(|index| self.choose_set(index, false));
        package.sets.iter().for_each(|set| self.take_set(set, true));
        if has_count {
            self.take_count_sets(true);
        }
        for rule in SECOND_EDITION {
            self.rules.choose(*rule, usize::from(package.rules.contains(rule)));
        }
        self.note_change(&before);
    }

    /// Takes *Count, King & Robber* in or out.
    pub fn take_count_king_robber(&mut self, chosen: bool) {
        let before = self.chosen_sets();
        self.take_count_sets(chosen);
        self.note_change(&before);
    }

    /// Takes the sets of *Count, King & Robber* in or out; its river comes where none flows yet.
    fn take_count_sets(&mut self, chosen: bool) {
        let has_river = self.has(RIVER_1) || self.has(RIVER_2);
        let sets = COUNT_KING_ROBBER.sets.iter();
        let sets = sets.filter(|set| !(chosen && has_river && is_river(set)));
        sets.for_each(|set| self.take_set(set, chosen));
    }

    /// Takes a set in or out by itself, not with a box.
    pub fn choose_alone(&mut self, index: usize, chosen: bool) {
        self.boxed.is_past = true;
        self.choose_set(index, chosen);
    }

    /// Notes which sets a box has brought and which it has taken out.
    fn note_change(&mut self, before: &[String]) {
        let now = self.chosen_sets();
        let beside = |these: &[String], those: &[String]| -> Vec<String> {
            these.iter().filter(|set| !those.contains(set)).cloned().collect()
        };
        let (added, removed) = (beside(&now, before), beside(before, &now));
        self.boxed = Boxed { added, removed, rules: self.box_rules(), is_past: false };
    }

    /// Gives the house rules of the box their room from the beginning.
    pub fn note_rules(&mut self) {
        self.boxed.rules = self.box_rules();
    }

    /// The house rules that the chosen box has set, where they matter.
    fn box_rules(&self) -> Vec<HouseRule> {
        let matters = |rule: &HouseRule| {
            self.rules.differs(*rule) && self.rules_in_play().any(|other| other == *rule)
        };
        let rules = BASES.get(self.base()).map_or(&[][..], |package| package.rules);
        rules.iter().copied().filter(matters).collect()
    }

    /// What the last box has changed, in words.
    fn changed_by_box(&self, words: &Words) -> Option<String> {
        let Boxed { added, removed, .. } = &self.boxed;
        let told = [("box-added", added), ("box-removed", removed)].into_iter();
        let told = told.filter(|(_, sets)| !sets.is_empty()).map(|(key, sets)| {
            let sets: Vec<String> = sets.iter().map(|set| words.set(set)).collect();
            words.say(key, &[("sets", words.list(&sets).into())])
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(" "))
    }

    /// Takes a set of a box in or out; the river of a box comes in place of another one.
    fn take_set(&mut self, set: &str, chosen: bool) {
        if chosen && is_river(set) {
            [RIVER_1, RIVER_2].into_iter().for_each(|river| self.take_set(river, false));
        }
        if let Some(index) = self.sets.iter().position(|(other, _)| other == set) {
            self.choose_set(index, chosen);
        }
    }

    /// The boxes, and below them the house rules that the chosen one has set.
    pub fn boxes<'a>(&self, ui: Ui<'a>) -> Element<'a, Message> {
        let chip = |package: &Package, chosen: bool, message: Message| {
            let weight = if chosen { Weight::Primary } else { Weight::Secondary };
            let label = ui.plain(package.words).size(theme::size::NOTE);
            ui.pressable(weight, label, [2.0, gap::S], Some(message))
        };
        let base = self.base();
        let bases = BASES.iter().enumerate();
        let bases =
            bases.map(|(place, package)| chip(package, place == base, Message::BaseBox(place)));
        let has_count = self.has_box(&COUNT_KING_ROBBER);
        let count = chip(&COUNT_KING_ROBBER, has_count, Message::CountBox(!has_count));
        let label: Element<'a, Message> = ui.note("box-label").into();
        let chips = std::iter::once(label).chain(bases).chain(std::iter::once(count));
        let chips = Row::with_children(chips).spacing(gap::XS).align_y(Center).wrap();
        let now = self.box_rules();
        let told = self.box_told(!self.boxed.is_past, &now, ui);
        let like = self.box_told(true, &self.boxed.rules, ui);
        let told = told.or_else(|| like.is_some().then(Column::new));
        let told = told.map(|told| room(told, like.unwrap_or_else(Column::new)));
        column![chips.vertical_spacing(gap::XS)].push(told).spacing(gap::XS).into()
    }

    /// The changes by the last box, if they are said, and such house rules; `None` if that is
    /// nothing.
    fn box_told<'a>(
        &self,
        is_said: bool,
        rules: &[HouseRule],
        ui: Ui<'a>,
    ) -> Option<Column<'a, Message>> {
        let changed = self.changed_by_box(ui.words).filter(|_| is_said);
        let changed = changed.map(|told| ui.note(told).color(ui.palette.ink));
        let answers = rules.iter().map(|rule| ui.words.answered(*rule, self.rules.answer(*rule)));
        let answers = answers.collect::<Vec<String>>().join(" · ");
        let rules = (!rules.is_empty()).then(|| ui.note(say!(ui, "box-rules", rules = answers)));
        let is_any = changed.is_some() || rules.is_some();
        is_any.then(|| Column::new().push(changed).push(rules).spacing(gap::XS))
    }

    /// The sets that bear gardens, as the game takes them; `None` if all that have some do.
    pub fn gardens(&self, ui: Ui<'_>) -> Option<Vec<String>> {
        let sets = self.chosen_sets();
        let has_plain =
            sets.iter().any(|set| self.plain.contains(set) && can_bear_gardens(set, ui));
        (has_plain && self.has(ABBOT)).then(|| {
            let bears = |set: &String| !self.plain.contains(set) && can_bear_gardens(set, ui);
            sets.into_iter().filter(bears).collect()
        })
    }

    /// The tick for the gardens of a chosen set, where abbots play and it has some.
    pub fn gardens_tick<'a>(&self, set: &str, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        let asks = self.has(ABBOT) && (set == BASE || self.has(set));
        (asks && can_bear_gardens(set, ui)).then(|| {
            let with = !self.plain.iter().any(|other| other == set);
            let toggled = Message::Gardens(set.to_owned(), !with);
            let pressed = toggled.clone();
            let tick = checkbox(with)
                .label(say!(ui, "setup-gardens"))
                .on_toggle(move |_| pressed.clone())
                .size(14)
                .spacing(gap::XS)
                .text_size(theme::size::NOTE)
                .style(theme::tick(ui.palette));
            focus(tick, Some(toggled), ui.palette.royal).into()
        })
    }
}
