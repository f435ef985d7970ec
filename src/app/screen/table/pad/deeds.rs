//! The action of the turn as forms, and the buttons that open them.

use iced::Center;
use iced::widget::{column, row};

use super::draft::is_about;
use super::form::Shown;
use super::sheet::{SHEETS, at_once};
use super::view::room;
use super::writes;
use crate::table::dialog::{self, adjust};
use crate::table::message::{Field, Message, Sheet, Writing, shows};
use kit::parts::capitalised;
use kit::prelude::*;
use rules::feature::Kind;
use rules::game::{Phase, pad, sets};
use rules::player::Figure;
use rules::scorepad::{Detail, Fault, Post};
use rules::scoring::Source;
use rules::setup::{ABBOT, COUNT, PRINCESS_DRAGON, TOWER};

impl<'a> Shown<'a> {
    /// The form of a deed with the action of the turn.
    pub fn deed(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let mut content = column![self.deed_title()].spacing(gap::M);
        if matches!(draft.sheet, Sheet::Deploy | Sheet::Guard) {
            content = content.push(self.choose_figure());
        }
        if draft.sheet.has_place() && self.asks_place() {
            content = content.push(self.choose_place());
        }
        if draft.sheet == Sheet::Deploy && game.setup().has(PRINCESS_DRAGON) {
            content = content.push(self.flag(
                say!(ui, "pad-portal"),
                draft.portal,
                Some(Writing::Portal),
            ));
        }
        for field in &self.fields {
            let label = match field {
                Field::Part(part) => ui.words.part(*part),
                Field::Height => say!(ui, "pad-height"),
                Field::Cities => say!(ui, "pad-count-cities"),
                Field::Roads => say!(ui, "pad-count-roads"),
                _ => continue,
            };
            let about =
                |fault: &Fault| matches!(field, Field::Part(part) if is_about(*fault, *part));
            let fault = self.fault.filter(about);
            let fault = fault.map(|fault| ui.words.entry_fault(fault, game));
            content = content.push(self.part(*field, (label, fault)));
        }
        if self.fields.iter().any(|field| matches!(field, Field::Figures(..)))
            || draft.sheet.takes_figures()
        {
            let people = Column::with_children(self.lanes(room(*ui)));
            content = content.push(people.spacing(gap::XS));
        }
        content.into()
    }

    /// The title of the deed, and the things to write down.
    fn deed_title(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let (_, _, key) =
            SHEETS.into_iter().find(|(sheet, ..)| *sheet == draft.sheet).unwrap_or(SHEETS[0]);
        let key = if draft.sheet == Sheet::Count { "pad-deed-count" } else { key };
        let title = ui.heading(key);
        let about = draft.sheet.about();
        let about = about.map(|key| ui.note(key));
        let carcassonne = (draft.sheet == Sheet::Count && sets::count::counts_carcassonne(game))
            .then(|| ui.note("pad-count-carcassonne"));
        column![title].push(about).push(carcassonne).into()
    }

    fn asks_place(&self) -> bool {
        let draft = self.draft;
        let special = draft.figure != Figure::Follower && draft.sheet == Sheet::Deploy;
        special || pad::asks(self.ui.game, Detail::StandsOn) || draft.portal
    }

    fn choose_figure(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let seat = draft.doer(game);
        let may = |figure: &Figure| match draft.sheet {
            Sheet::Guard => figure.may_climb(),
            _ => *figure != Figure::Barn,
        };
        // All of them are always there, so that nothing moves.
        let in_play = |figure: &Figure| game.setup().at_start(*figure) > 0 && may(figure);
        let chips = Figure::ALL.into_iter().filter(in_play).map(|figure| {
            let has = game.supply(seat).count(figure) > 0;
            let label = plain(capitalised(&ui.words.figure(figure)));
            ui.chip(figure == draft.figure, label, has.then(|| writes(Writing::Figure(figure))))
        });
        Row::with_children(chips).spacing(gap::XS).wrap().vertical_spacing(gap::XS).into()
    }

    fn choose_place(&self) -> Element<'a, Message> {
        let (ui, game, draft) = (self.ui, self.ui.game, self.draft);
        let kinds =
            [Kind::Field, Kind::Road, Kind::City, Kind::MONASTERY, Kind::SHRINE, Kind::GARDEN];
        let is_there = |kind: &Kind| match *kind {
            Kind::Field => game.setup().has_farmers(),
            Kind::GARDEN => game.setup().has(ABBOT),
            Kind::Road | Kind::City | Kind::MONASTERY | Kind::SHRINE => true,
        };
        let may = |kind: &Kind| {
            is_there(kind) && (draft.sheet.has_stood() || draft.figure.may_stand_on(*kind))
        };
        let chips = kinds.into_iter().filter(may).map(|kind| {
            let is_it = kind == draft.on.kind && !draft.elsewhere;
            let label = plain(capitalised(&ui.words.feature(kind)));
            ui.chip(is_it, label, Some(writes(Writing::On(kind))))
        });
        let has_elsewhere =
            [TOWER, COUNT].iter().any(|set| game.setup().has(set)) && draft.sheet.has_stood();
        let elsewhere = has_elsewhere.then(|| {
            let label = plain(capitalised(&say!(ui, "pad-stands-elsewhere")));
            ui.chip(draft.elsewhere, label, Some(writes(Writing::Elsewhere)))
        });
        let about = ui.note("pad-stands-on");
        column![about, Row::with_children(chips.chain(elsewhere)).spacing(gap::XS).wrap()]
            .spacing(gap::XS)
            .into()
    }

    /// The other things that can be written down now.
    pub fn deeds(&self) -> Element<'a, Message> {
        let (ui, game, sheet) = (self.ui, self.ui.game, self.draft.sheet);
        let mut buttons: Vec<Element<'a, Message>> = Vec::new();
        let button = |label: String, key: Option<String>, now: bool, message: Option<Message>| {
            let ink = if now { ui.palette.on_royal } else { ui.palette.faint };
            let key = key.map(|key| key_caps(&key, ink));
            let label = row![plain(label), key].spacing(gap::S).align_y(Center);
            ui.chip(now, label, message)
        };
        if game.phase() == Phase::Remains {
            if Sheet::Count.is_in_play(game) {
                let now = sheet == Sheet::Count;
                buttons.push(button(
                    say!(ui, "pad-deed-count"),
                    None,
                    now,
                    Some(writes(Writing::Open(Sheet::Count))),
                ));
            }
            // While a form waits to be accepted, the key is its own.
            let key = self.draft.is_empty().then_some("⏎");
            let finish = say!(ui, "pad-finish");
            let finish = ui.action(Weight::Primary, finish, key, Some(writes(Writing::Finish)));
            let all = Row::with_children(buttons).push(finish).spacing(gap::L).align_y(Center);
            return all.wrap().vertical_spacing(gap::S).into();
        }
        let has_posted = game.seats().any(|seat| {
            [Post::Field, Post::Tower]
                .into_iter()
                .any(|post| pad::posted(game, seat, post).next().is_some())
        });
        // All that the sets bring is always there, so that nothing moves.
        for (kind, key, label) in SHEETS {
            let useful = kind != Sheet::Home || has_posted || sheet == kind;
            let wanted = kind != Sheet::Deploy || game.setup().orders.is_some();
            if wanted && kind.is_in_play(game) {
                let key = key.to_uppercase().to_string();
                let label = ui.say(label, &[]);
                let open = useful.then(|| writes(Writing::Open(kind)));
                buttons.push(button(label, Some(key), sheet == kind, open));
            }
        }
        for (deed, label, is_now) in at_once(game) {
            let label = ui.say(label, &[]);
            let report = is_now.then(|| writes(Writing::Report(deed)));
            buttons.push(button(label, None, false, report));
        }
        // Points that the table counts itself are written down by hand.
        let own = pad::counts_by_hand(game).into_iter().filter(|source| source.set().is_some());
        let own: Vec<Source> = own.collect();
        if let Some(first) = own.first().copied() {
            let what: Vec<String> = own.iter().map(|source| ui.words.source(*source)).collect();
            let label = say!(ui, "pad-by-hand", what = what.join(", "));
            let seat = self.draft.doer(game);
            let open = adjust::Message::Open { seat, points: 0, source: Some(first) };
            let open = Message::Dialog(dialog::Message::Adjust(open));
            buttons.push(button(label, None, false, Some(open)));
        }
        let end = Some(shows(dialog::Kind::EndGame));
        buttons.push(button(say!(ui, "pad-end"), None, false, end));
        Row::with_children(buttons).spacing(gap::S).wrap().vertical_spacing(gap::S).into()
    }
}
