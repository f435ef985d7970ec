//! The view of the curtain: alike for everybody, whatever is in the hand, until its owner holds it
//! open.

use iced::widget::{column, container, mouse_area, row, space, text};
use iced::{Center, Fill, mouse};

use crate::curtain::entered::Mistake;
use crate::curtain::room::Room;
use crate::curtain::{Curtain, Message, Purpose, UNDO};
use crate::prelude::*;
use crate::ui::{GameUi, Ui};
use ::text::Words;
use rules::card::Card;
use rules::setup::Recording;
use rules::{Game, Seat};
use widget::card as cards;
use widget::emblem::{Emblem, emblem};
use widget::focus::focus;
use widget::hold::hold;
use widget::palette::contrast;

/// The height of the line below a card that says how far its holder is, in logical pixels.
const PROGRESS: f32 = 18.0;

impl Curtain {
    /// The curtain, over the whole window.
    pub fn view<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = ui.session.game();
        let name = game.name(self.seat);
        let shallow = ui.height() <= Height::Shallow;
        let room = Room::of(*ui);
        let (large, side) = match room {
            Room::Shallow | Room::Close => (size::HEADING, 40.0),
            Room::Low | Room::Usual | Room::Ample => (size::TITLE, 64.0),
        };
        let pass = text(say!(ui, "curtain-pass", name = name)).font(SERIF).size(large);
        let head = row![token(game, self.seat, side), pass].spacing(gap::L).align_y(Center);
        let why = self.why(ui.words, game);
        let why = plain(why)
            .size(if shallow { size::TEXT } else { size::LEAD })
            .color(ui.palette.faint)
            .align_x(Center);
        // What orders cost that stay in hand (R-KO-34).
        let costs = !matches!(self.purpose, Purpose::Enter | Purpose::Choose);
        let cost = costs.then(|| ui.note("order-cost"));
        let why = column![why, cost].align_x(Center);
        let head = column![head, self.elsewhere(*ui, name)].spacing(gap::M).align_x(Center);
        // Beside the names of all there is little space.
        let mut close = false;
        let content = match (&self.typing, self.enters()) {
            (Some(typing), _) => {
                column![head, typing.view(*ui, self.may_close())]
            }
            (None, Some(wanted)) => {
                let picker = self.picker.view(*ui, game, wanted, self.held);
                let foot = self.foot(ui);
                column![head, why, picker, self.hold_button(*ui), foot]
            }
            (None, None) => {
                let foot = self.foot(ui);
                let clash = self.clash(ui);
                close = clash.is_some() && self.purpose == Purpose::Deal;
                let why = clash.unwrap_or_else(|| why.into());
                let hand = self.hand(ui, close);
                column![head, why, hand, self.hold_button(*ui), foot]
            }
        };
        let style = theme::curtain(ui.palette, self.held);
        if shallow {
            let content = content.push(self.to_phones(*ui)).spacing(gap::M).align_x(Center);
            let content = container(content).center_x(Fill).padding(gap::M);
            let content = ui.scroll(content).height(Fill);
            return iced::widget::opaque(container(content).style(style));
        }
        let apart = match room {
            Room::Shallow | Room::Close => gap::S,
            Room::Low if close => gap::S,
            Room::Low => gap::M,
            Room::Usual => gap::L,
            Room::Ample if close || self.enters().is_some() => gap::L,
            Room::Ample => gap::XL,
        };
        let content = content.spacing(apart).align_x(Center);
        let content =
            column![space::vertical(), content, space::vertical()].push(self.to_phones(*ui));
        let content = container(content.spacing(apart).align_x(Center)).center_x(Fill).height(Fill);
        iced::widget::opaque(content.padding(apart).style(style))
    }

    /// The sentence that says what the player is asked.
    fn why(&self, words: &Words, game: &Game) -> String {
        if let (Some(_), Some(refused)) = (self.enters(), self.refused) {
            return words.say(refused, &[]);
        }
        let asked = match self.purpose {
            _ if self.mistake == Some(Mistake::InHand) => say!(words, "curtain-wrong-which"),
            _ if self.mistake.is_some() => say!(words, "curtain-wrong-by"),
            Purpose::Deal => say!(words, "curtain-deal"),
            Purpose::Enter => say!(words, "curtain-enter"),
            Purpose::Draw => say!(words, "curtain-draw"),
            Purpose::Look if self.offers_discard(game) => say!(words, "curtain-turn-start"),
            Purpose::Look => say!(words, "curtain-look"),
            Purpose::Drew => say!(words, "curtain-drew"),
            Purpose::Choose => say!(words, "curtain-choose"),
            Purpose::Declare if game.recording() == Recording::Deck => {
                say!(words, "curtain-declare")
            }
            Purpose::Declare if game.has_judged_orders() => {
                say!(words, "curtain-declare-judged")
            }
            Purpose::Declare => {
                say!(words, "curtain-declare-some")
            }
        };
        if self.purpose == Purpose::Declare
            && self.mistake.is_none()
            && game.has_orders_lost_by_word()
        {
            return format!("{asked} {}", say!(words, "curtain-declare-lost"));
        }
        asked
    }

    /// The line that tells of the player's connected phone; the orders can still be looked at here.
    fn elsewhere<'a>(&self, ui: Ui<'a>, name: &str) -> Option<Element<'a, Message>> {
        ui.has_phone(self.seat).then(|| {
            let said = strong(say!(ui, "phones-elsewhere", name = name));
            row![emblem(Emblem::Phone, ui.palette.good, 24.0), said.size(size::LEAD)]
                .spacing(gap::S)
                .align_y(Center)
                .into()
        })
    }

    /// The button that leads to phones, where orders are dealt.
    fn to_phones<'a>(&self, ui: Ui<'a>) -> Option<Element<'a, Message>> {
        matches!(self.purpose, Purpose::Deal | Purpose::Enter).then(|| {
            let label =
                row![emblem(Emblem::Phone, ui.palette.ink, 20.0), ui.plain("phones-instead"),];
            let label = label.spacing(gap::S).align_y(Center);
            ui.pressable(Weight::Quiet, label, gap::S, Some(Message::Phones))
        })
    }

    fn hand<'a>(&'a self, ui: GameUi<'a>, close: bool) -> Element<'a, Message> {
        let game = ui.session.game();
        let cards = self.cards(game);
        if cards.is_empty() {
            return container(ui.plain("curtain-empty")).center_y(280).into();
        }
        let may_pick = self.most_picked(game) > 0;
        // The room for it follows from the deck, whatever is in the hand.
        let counts = game.has_progress();
        let line = if counts { PROGRESS } else { 0.0 };
        let width = Room::of(*ui).card_above(close, line);
        let shown = cards.iter().enumerate().map(|(index, card)| {
            // Its owner alone sees which order is fulfilled, until everybody is told.
            let picked =
                self.picked.contains(&index) && (self.held || self.purpose != Purpose::Choose);
            let face: Element<'a, Message> = if self.held {
                ui.card(card, width)
            } else {
                cards::back(ui.palette, picked, width)
            };
            let progress = counts.then(|| self.progress(card, *ui, game));
            let below = column![progress, self.mark((index, card), picked, *ui, game)];
            let column = column![face, below.align_x(Center)].spacing(gap::S).align_x(Center);
            if may_pick {
                let area = mouse_area(column)
                    .on_press(Message::Pick(index))
                    .interaction(mouse::Interaction::Pointer);
                focus(area, Some(Message::Pick(index)), ui.palette.royal).into()
            } else {
                column.into()
            }
        });
        let hand = Row::with_children(shown).spacing(gap::L);
        let hand: Element<'a, Message> = if ui.height() <= Height::Shallow {
            hand.wrap().vertical_spacing(gap::S).into()
        } else {
            hand.into()
        };
        let said = self.below_hand(ui);
        column![hand, said].spacing(gap::S).align_x(Center).into()
    }

    /// How far the player is with what a card in hand counts, for nobody else.
    fn progress<'a>(&self, card: &Card, ui: Ui<'a>, game: &Game) -> Element<'a, Message> {
        let is_held = || {
            let hand = game.orders().map(|orders| orders.hand(self.seat));
            hand.is_some_and(|hand| hand.held.iter().any(|held| held.id == card.id))
        };
        let progress = self.held.then(|| game.progress(self.seat, card).filter(|_| is_held()));
        let said = progress.flatten().map(|progress| ui.words.progress(progress));
        let said = strong(said.unwrap_or_default()).size(size::NOTE + 1.0);
        container(said.color(ui.palette.ink)).height(PROGRESS).into()
    }

    /// The task by which the picked order is met, where either of two will do (R-KO-55).
    fn met(&self, ui: GameUi<'_>) -> Option<String> {
        let game = ui.session.game();
        let cards = self.cards(game);
        let card = cards.get(*self.picked.first()?)?;
        let tasks = if self.fulfilled.is_empty() {
            game.tasks_met(self.seat, &card.id)
        } else {
            ui.session.met(self.seat, &card.id)
        };
        ui.words.met_by(card, &tasks)
    }

    /// The line below the hand. For everybody else it says only that nothing has happened.
    fn below_hand<'a>(&self, ui: GameUi<'a>) -> Option<Element<'a, Message>> {
        let game = ui.session.game();
        if self.purpose == Purpose::Choose {
            // The room for it follows from the deck, whatever has met the order.
            let met = self.held.then(|| self.met(ui)).flatten().unwrap_or_default();
            return game.has_either().then(|| below(met, *ui));
        }
        let discards = self.offers_discard(game);
        let judges = self.purpose == Purpose::Declare && game.recording() != Recording::Deck;
        if !discards && (!judges || self.mistake.is_some()) {
            return None;
        }
        let may = game.orders().is_some_and(|orders| !orders.discardable(self.seat).is_empty());
        let key = match (self.held, self.refused) {
            (true, _) if discards && may => Some("curtain-discard"),
            (true, _) if judges && game.has_used_occasion(self.seat) => {
                Some("curtain-occasion-used")
            }
            (true, _) if judges => Some("curtain-judges-about"),
            (true, _) => Some("curtain-discard-none"),
            (false, refused) => refused,
        };
        Some(below(key.map(|key| ui.say(key, &[])).unwrap_or_default(), *ui))
    }

    /// The mark below a card.
    fn mark<'a>(
        &self,
        (index, card): (usize, &Card),
        picked: bool,
        ui: Ui<'a>,
        game: &Game,
    ) -> Text<'a> {
        let number =
            if self.most_picked(game) > 0 { (index + 1).to_string() } else { String::new() };
        let may_go = self.held && self.offers_discard(game) && {
            game.orders().is_some_and(|orders| {
                orders.discardable(self.seat).iter().any(|other| other.id == card.id)
            })
        };
        match self.purpose {
            _ if picked && self.mistake.is_some() => {
                ui.strong("curtain-this-one").color(ui.palette.danger)
            }
            Purpose::Deal if picked => ui.strong("curtain-goes-back").color(ui.palette.danger),
            Purpose::Choose if picked => ui.strong("curtain-this-one").color(ui.palette.royal),
            Purpose::Choose if self.held && self.fits(card, game) => {
                strong(say!(ui, "curtain-fits", number = number)).color(ui.palette.royal)
            }
            Purpose::Look | Purpose::Declare if picked => {
                ui.strong("curtain-this-one").color(ui.palette.royal)
            }
            Purpose::Look | Purpose::Declare if may_go => {
                strong(say!(ui, "curtain-may-go", number = number)).color(ui.palette.danger)
            }
            Purpose::Declare
                if self.held
                    && game.recording() != Recording::Deck
                    && game.is_for_holder_to_judge(&card.id) =>
            {
                let lost = card.is_avoidance() && !card.is_of_dragon();
                let key = if lost { "curtain-judges-lost" } else { "curtain-judges" };
                strong(say!(ui, key, number = number)).color(ui.palette.royal)
            }
            Purpose::Drew if index + 1 == self.cards(game).len() => {
                ui.strong("curtain-new").color(ui.palette.royal)
            }
            Purpose::Deal
            | Purpose::Enter
            | Purpose::Draw
            | Purpose::Look
            | Purpose::Drew
            | Purpose::Choose
            | Purpose::Declare => ui.note(number),
        }
    }

    fn hold_button<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let ground = if self.held { ui.palette.gold } else { ui.palette.royal };
        // The ink with more contrast to the ground.
        let ink = [ui.palette.on_royal, ui.palette.ink].into_iter();
        let ink =
            ink.max_by(|one, other| contrast(*one, ground).total_cmp(&contrast(*other, ground)));
        let ink = ink.unwrap_or(ui.palette.on_royal);
        let enters = self.enters().is_some();
        let key = if enters { "F2".to_owned() } else { say!(ui, "key-space") };
        let label = row![
            emblem(Emblem::Eye, ink, 26.0),
            ui.strong("curtain-hold").size(size::LEAD).color(ink),
            key_caps(&key, ink),
        ];
        let is_close = Room::of(ui) == Room::Close;
        let tall = if enters || is_close { gap::S } else { gap::L };
        let face = container(label.spacing(gap::M).align_y(Center)).padding([tall, gap::XXL]);
        let face = face.style(move |_: &iced::Theme| container::Style {
            background: Some(ground.into()),
            border: iced::border::rounded(theme::RADIUS),
            ..container::Style::default()
        });
        hold(face, Message::Hold, Message::Release).into()
    }

    /// Whether the picked order is one of which its holder says that it is lost (R-KO-58); its
    /// owner alone sees that.
    fn loses(&self, game: &Game) -> bool {
        let cards = self.cards(game);
        let picked = self.picked.first().and_then(|index| cards.get(*index));
        self.held && picked.is_some_and(|card| card.is_avoidance() && !card.is_of_dragon())
    }

    fn foot<'a>(&'a self, ui: GameUi<'a>) -> Element<'a, Message> {
        let game = ui.session.game();
        let picked = !self.picked.is_empty();
        // While cards show, the owner alone looks.
        let may_go = picked && (!self.held || self.may_discard(ui.session.game()));
        let button = |key: &'static str, hint, ready: bool, message| {
            let message = (ready && self.seen).then_some(message);
            ui.action(Weight::Secondary, key, hint, message)
        };
        let confirm =
            |key: &'static str, ready: bool| button(key, Some("⏎"), ready, Message::Confirm);
        let discard = self
            .offers_discard(ui.session.game())
            .then(|| button("curtain-discard-do", Some("X"), may_go, Message::Discard));
        let (lock, message) = if ui.session.is_locked(self.seat) {
            ("pin-remove", Message::Unlock)
        } else {
            ("pin-set", Message::Lock)
        };
        let lock = ui.action(Weight::Quiet, lock, None, self.seen.then_some(message));
        let mistake = self
            .may_correct(ui.session.game())
            .then(|| button("curtain-wrong", None, true, Message::Mistaken));
        let done: Element<'a, Message> = match self.purpose {
            _ if self.mistake.is_some() => return self.foot_of_mistake(*ui),
            Purpose::Deal if picked => confirm("curtain-return", true),
            Purpose::Deal => confirm("curtain-keep", true),
            Purpose::Drew => confirm("curtain-done", true),
            // The hint Enter stands at the button that it presses.
            Purpose::Look if picked => button("curtain-done", Some("Esc"), true, Message::Close),
            Purpose::Look => confirm("curtain-done", true),
            Purpose::Choose => {
                let key = ui.words.key_names(UNDO.sign);
                let undo = say!(ui, "curtain-undo");
                let undo = ui.action(Weight::Quiet, undo, Some(&key), Some(Message::Undo));
                return row![confirm("curtain-fulfil", true), undo].spacing(gap::M).wrap().into();
            }
            Purpose::Declare if picked => {
                let cancel = button("curtain-cancel", Some("Esc"), true, Message::Close);
                let key = if self.loses(game) {
                    "curtain-lost"
                } else {
                    ui.words.claims("curtain-declared", game)
                };
                row![confirm(key, self.picked.len() == 1), cancel].spacing(gap::M).wrap().into()
            }
            Purpose::Declare => confirm("curtain-done", true),
            Purpose::Enter => return self.done_entering(*ui, "curtain-entered"),
            Purpose::Draw => {
                let back = say!(ui, "curtain-draw-back");
                let back = ui.action(Weight::Quiet, back, Some("Esc"), Some(Message::Close));
                return row![self.done_entering(*ui, "curtain-drawn"), back]
                    .spacing(gap::M)
                    .wrap()
                    .into();
            }
        };
        row![discard, done, mistake, lock].spacing(gap::M).align_y(Center).wrap().into()
    }

    /// The way out where an order is entered more often than the deck has it: each player with
    /// orders may have entered a wrong one, and the sentence is the same for all (R-KO-42). At the
    /// deal the screen can go back to those who have decided.
    fn clash<'a>(&'a self, ui: GameUi<'a>) -> Option<Element<'a, Message>> {
        let game = ui.session.game();
        if self.mistake.is_some() || !self.may_correct(game) || !ui.session.tells_of_entries() {
            return None;
        }
        let has_entered = |seat: &Seat| {
            let orders = game.orders();
            *seat != self.seat && orders.is_some_and(|orders| !orders.hand(*seat).held.is_empty())
        };
        let seats = game.seats().filter(has_entered);
        let names = seats.map(|seat| {
            let name = row![token(game, seat, 20.0), plain(game.name(seat))].spacing(gap::S);
            let message = Some(Message::Correct(seat));
            let name = name.align_y(Center);
            ui.pressable(Weight::Secondary, name, [gap::XS, gap::M], message)
        });
        let said = ui.plain("curtain-clashed").color(ui.palette.danger).width(620);
        let others = (self.purpose == Purpose::Deal).then(|| {
            let lead = ui.note("curtain-clashed-others");
            row![lead].extend(names).spacing(gap::S).align_y(Center).wrap()
        });
        let said = column![said.align_x(Center)].push(others).spacing(gap::S).align_x(Center);
        // The question about the orders stays, as long as somebody has to decide on them.
        let why = plain(self.why(ui.words, game)).color(ui.palette.faint).align_x(Center);
        Some(said.push((self.purpose == Purpose::Deal).then_some(why)).into())
    }

    fn foot_of_mistake<'a>(&'a self, ui: Ui<'a>) -> Element<'a, Message> {
        let cancel = say!(ui, "curtain-cancel");
        let cancel = ui.action(Weight::Quiet, cancel, Some("Esc"), Some(Message::Close));
        let next = if self.enters().is_some() {
            self.done_entering(ui, "curtain-wrong-done")
        } else {
            let ready = self.seen && !self.picked.is_empty();
            let message = ready.then_some(Message::Confirm);
            ui.action(Weight::Primary, "curtain-wrong-this", Some("⏎"), message)
        };
        row![next, cancel].spacing(gap::M).align_y(Center).wrap().into()
    }

    fn done_entering<'a>(&'a self, ui: Ui<'a>, key: &'static str) -> Element<'a, Message> {
        let is_whole = self.enters() == Some(self.picker.taken().len());
        ui.action(Weight::Primary, key, Some("⏎"), is_whole.then_some(Message::Confirm))
    }
}

/// The line below the hand, which keeps its room.
fn below<'a>(said: String, ui: Ui<'a>) -> Element<'a, Message> {
    let said = container(ui.note(said).color(ui.palette.ink));
    // In a window high enough, the parts below keep their place.
    if ui.height() <= Height::Shallow { said } else { said.height(24) }.into()
}
