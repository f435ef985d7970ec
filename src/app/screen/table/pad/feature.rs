//! One feature on the scorepad: its numbers, its figures, and its points.

use iced::widget::{column, container, row, text};
use iced::{Center, Fill};

use super::draft::{is_about, is_about_people};
use super::form::{Shown, field_id, groups};
use super::{numbers::Lane, view::room, writes};
use crate::table::message::{Field, Message, Role, Writing};
use kit::parts::capitalised;
use kit::prelude::*;
use rules::feature::Kind;
use rules::game::{pad, sets};
use rules::house_rule::HouseRule;
use rules::player::Figure;
use rules::scorepad::{Detail, Entry, Part, Share};
use rules::scoring::Finality;
use rules::{Game, Seat};
use widget::emblem::{Emblem, emblem};

/// The width of a feature's numbers.
const NUMBERS: f32 = 264.0;
/// The window's width from which the numbers of sets stand beside the others, in logical pixels.
const BESIDE: f32 = 1180.0;

impl<'a> Shown<'a> {
    /// One feature: its numbers and its figures.
    pub fn feature(&self, role: Role, entry: &'a Entry) -> Element<'a, Message> {
        let (ui, game) = (self.ui, self.ui.game);
        let title = match role {
            Role::Completed => say!(ui, "pad-completed", feature = ui.words.feature(entry.kind)),
            Role::Joined => say!(ui, "pad-joined-fields"),
            Role::Barn => say!(ui, "pad-barn-field"),
            Role::Remaining => say!(ui, "pad-left", feature = ui.words.feature(entry.kind)),
        };
        let close = emblem(Emblem::Cross, ui.palette.faint, 16.0);
        let close = ui.pressable(
            Weight::Quiet,
            close,
            gap::XS,
            Some(writes(Writing::Remove(self.draft.current))),
        );
        let head = row![heading(capitalised(&title)).width(Fill), close].align_y(Center);
        let numbers = |is_usual: bool| {
            let numbers = self.fields.iter().filter_map(|field| match field {
                Field::Part(part) if part.is_usual() == is_usual => {
                    let fault = self
                        .fault
                        .filter(|fault| is_about(*fault, *part))
                        .map(|fault| ui.words.entry_fault(fault, game));
                    Some(self.part(*field, (ui.words.part(*part), fault)))
                }
                _ => None,
            });
            numbers.collect::<Vec<Element<'a, Message>>>()
        };
        let remarks = remarks(role, entry, game).map(|key| ui.note(key));
        let usual = Column::with_children(numbers(true)).spacing(gap::XS).max_width(NUMBERS);
        let usual = usual.extend(remarks.map(Element::from));
        let joins = matches!(entry.kind, Kind::Road | Kind::City)
            && role == Role::Completed
            && (pad::asks(game, Detail::Joined)
                || !entry.cities.is_empty()
                || !entry.roads.is_empty());
        let joined = joins.then(|| self.joined());
        let of_sets = numbers(false);
        let is_beside = ui.view.width >= BESIDE && (joins || !of_sets.is_empty());
        let of_sets = Column::with_children(of_sets).spacing(gap::XS).push(joined);
        let of_sets = of_sets.max_width(NUMBERS);
        let room = room(*ui) - if is_beside { NUMBERS + gap::XL } else { 0.0 };
        let people = self.who_stands(room);
        let bottom = if self.fault.is_none() { self.sum(role, entry) } else { None };
        let usual = column![usual, people].spacing(gap::M);
        let panels: Element<'a, Message> = if is_beside {
            row![usual.width(Fill), of_sets.width(NUMBERS)].spacing(gap::XL).into()
        } else {
            usual.push(of_sets).into()
        };
        column![head, panels, bottom].spacing(gap::M).into()
    }

    /// The players with their figures, lane by lane as far as they fit into a room.
    pub fn lanes(&self, room: f32) -> Vec<Element<'a, Message>> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let groups = groups(draft.lanes(game), room, *ui);
        let lines = groups.iter().flat_map(|lanes| game.seats().map(move |seat| (lanes, seat)));
        let line = |(lanes, seat): (&Vec<Lane>, Seat)| {
            let cells = lanes.iter().map(|lane| (*lane, draft.in_lane(seat, *lane, game)));
            self.figures(seat, cells.collect())
        };
        lines.map(line).collect()
    }

    /// The figures, whom a bonus is paid for, and the followers of whom a part tells.
    fn who_stands(&self, room: f32) -> Column<'a, Message> {
        let (ui, game) = (self.ui, self.ui.game);
        let mut people = column![ui.note("pad-who-stands")].spacing(gap::XS);
        people = people.extend(self.lanes(room));
        if let Some(fault) = self.fault.filter(|fault| is_about_people(*fault)) {
            people = people.push(
                plain(ui.words.entry_fault(fault, game)).size(size::NOTE).color(ui.palette.danger),
            );
        }
        for field in self.fields.iter().copied() {
            let Field::Of(seat, part) = field else { continue };
            let Some(label) = ui.words.part_there(part, game.name(seat)) else { continue };
            let is_there = self.draft.value(field, game) > 0;
            let press = move |on: bool| Writing::Set(field, on.into());
            let flag = self.flag(label, is_there, Some(press));
            people = people.push(container(flag).id(field_id(field)));
        }
        let shared = |part: &Part| part.facts().share == Some(Share::Followers);
        for part in Part::shared().filter(shared) {
            let share = |seat| Field::Of(seat, part);
            let sharers: Vec<Seat> =
                game.seats().filter(|seat| self.fields.contains(&share(*seat))).collect();
            if !sharers.is_empty() {
                people = people.push(ui.note(ui.words.who_shares(part)));
            }
            for seat in sharers {
                let cell = (Lane { figure: Figure::Follower, post: None }, Some(share(seat)));
                people = people.push(self.figures(seat, vec![cell]));
            }
        }
        people
    }

    /// The points of the entry, before it is accepted.
    fn sum(&self, role: Role, entry: &Entry) -> Option<Element<'a, Message>> {
        let (ui, game) = (self.ui, self.ui.game);
        let finality =
            if role == Role::Completed { Finality::Complete } else { Finality::Incomplete };
        if role == Role::Joined
            && entry.occupants().take(99).all(|occupant| occupant.figure != Figure::Barn)
        {
            return None;
        }
        let scores = if role == Role::Barn {
            pad::harvest_of(game, entry)
        } else {
            pad::worth_of(game, entry, finality)
        };
        let lines = scores.iter().map(|score| {
            let points = text(ui.words.signed(score.points()))
                .font(FIGURES)
                .size(size::HEADING)
                .color(ui.palette.royal);
            let sum = ui.note(ui.words.sum(score, game.catalogue()));
            row![token(game, score.seat, 24.0), points, sum].spacing(gap::S).align_y(Center).into()
        });
        let lines: Vec<Element<'a, Message>> = lines.collect();
        if lines.is_empty() {
            return Some(ui.note("pad-nobody-scores").into());
        }
        Some(Column::with_children(lines).spacing(gap::XS).into())
    }
}

/// The keys of the remarks about the usual numbers of a feature.
fn remarks(role: Role, entry: &Entry, game: &Game) -> impl Iterator<Item = &'static str> {
    let is_field = entry.kind == Kind::Field;
    let is_building = matches!(entry.kind, Kind::Building(_)) && role == Role::Completed;
    let by_city = role == Role::Remaining && game.setup().rules.differs(HouseRule::FieldsByCity);
    let remarks = [
        (is_building, "pad-nine-tiles"),
        (is_field && sets::count::counts_carcassonne(game), "pad-field-carcassonne"),
        (is_field && by_city, "pad-field-by-city"),
    ];
    remarks.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| key)
}
