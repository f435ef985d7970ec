//! The answers to the messages of the dialogs.

use crate::app::ask::Request;
use crate::app::kit::ui::GameUi;
use crate::app::screen::table::Table;
use crate::app::screen::table::dialog::{
    Adjusting, Comparing, Describing, Dialog, Gathering, Keeping, Kind, Measuring, Message,
    Righting, Ruling, Standing, adjust, compare, keep, right,
};
use crate::rules::Move;
use crate::session::Session;

impl Table {
    pub(in super::super) fn in_dialog(
        &mut self,
        message: Message,
        ui: GameUi<'_>,
    ) -> Option<Request> {
        let is_present = !self.is_in_past();
        match (message, &mut self.dialog) {
            (Message::Show(Kind::Compare | Kind::Menu | Kind::People | Kind::Rules), None)
                if !is_present => {}
            (Message::Show(kind), open) => {
                let is_open = open.as_ref().and_then(Dialog::kind) == Some(kind);
                self.close(ui);
                if !is_open {
                    self.show(kind, ui.session);
                }
                if let Some(Dialog::Compare(comparing)) = &self.dialog {
                    return comparing.field();
                }
            }
            (Message::Close, _) => self.close(ui),
            (Message::Make(made), _) => {
                self.close(ui);
                return Some(Request::Play(made));
            }
            (Message::Draw, Some(Dialog::Draw)) => {
                self.close(ui);
                return Some(self.draw_now(ui.session));
            }
            (Message::Draw, _) => {}
            (Message::Claim(number), Some(Dialog::Claim)) => {
                self.close(ui);
                self.claim_by(number, ui.session);
            }
            (Message::Claim(_), _) => {}
            (Message::Accept, Some(Dialog::Difference(_))) => {
                self.past = None;
                if let Some(Dialog::Difference(difference)) = self.dialog.take() {
                    return Some(Request::Accept(Box::new(difference.correction)));
                }
            }
            (Message::Accept, _) => {}
            (
                message @ (Message::Turn(_)
                | Message::Keep(_)
                | Message::Stand(_)
                | Message::Describe(_)),
                _,
            ) => return self.set_right(message, ui),
            (message, _) => return self.within(message, ui),
        }
        None
    }

    /// Answers a message about the game as it is now.
    fn within(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        let may_change = !self.is_in_past() && !ui.session.is_read_only();
        match (message, &mut self.dialog) {
            (Message::Ruler(message), Some(Dialog::Ruler(measuring))) => {
                return measuring.update(message, *ui);
            }
            (Message::Compare(message), Some(Dialog::Compare(_))) => {
                return self.check(message, ui);
            }
            (Message::Adjust(message), Some(Dialog::Adjust(adjusting))) => {
                if let Some(made) = adjusting.update(message) {
                    self.close(ui);
                    return Some(Request::Play(made));
                }
            }
            (Message::People(message), Some(Dialog::People(gathering))) => {
                let request = gathering.update(message, ui.session.game());
                if matches!(request, Some(Request::People(..))) {
                    self.close(ui);
                }
                return request;
            }
            (Message::Rules(message), Some(Dialog::Rules(ruling))) => {
                if let Some(rules) = ruling.update(message) {
                    self.try_rules(&rules, ui);
                }
            }
            (Message::Right(message), Some(Dialog::Right(righting))) => {
                if let Some(made) = righting.update(message, ui.session.game()) {
                    self.close(ui);
                    return Some(Request::Play(made));
                }
            }
            (Message::Right(right::Message::At(place)), _) if may_change => {
                let righting = Righting::at(place, ui.session.game());
                self.set_figure_right(righting, ui);
            }
            (Message::Right(right::Message::Tile(at)), _) if may_change => {
                let righting = Righting::on(at, ui.session.game());
                righting.into_iter().for_each(|it| self.set_figure_right(it, ui));
            }
            (Message::Right(right::Message::Of(figure, spot)), _) if may_change => {
                self.set_figure_right(Righting::of(figure, spot), ui);
            }
            (Message::Adjust(adjust::Message::Of(seat)), _) if may_change => {
                self.close(ui);
                self.dialog = Some(Dialog::Adjust(Adjusting::for_player(seat)));
            }
            (_, _) => {}
        }
        None
    }

    /// Answers a step in the check with the table; after all but typing its field has the focus.
    fn check(&mut self, message: compare::Message, ui: GameUi<'_>) -> Option<Request> {
        let Some(Dialog::Compare(comparing)) = &mut self.dialog else { return None };
        let writes = matches!(message, compare::Message::There(_));
        match comparing.update(message, ui.session) {
            Some(edit) => self.try_out(edit, ui),
            None if writes => {}
            None => return comparing.field(),
        }
        None
    }

    /// Opens the dialog that sets a figure right.
    pub(in super::super) fn set_figure_right(&mut self, righting: Righting, ui: GameUi<'_>) {
        self.close(ui);
        self.seen.sought = None;
        self.dialog = Some(Dialog::Right(righting));
    }

    /// Answers a message about a turn of the past, or a tile or figure to keep.
    fn set_right(&mut self, message: Message, ui: GameUi<'_>) -> Option<Request> {
        match (message, &mut self.dialog) {
            (Message::Turn(message), Some(Dialog::Turn(amending))) => {
                if amending.update(message) {
                    self.amend(ui);
                }
            }
            (Message::Keep(keep::Message::Unknown), Some(Dialog::Keep(keeping))) => {
                let at = keeping.at;
                let describing = Describing::at(at, self.game(ui.session));
                self.dialog = Some(Dialog::Describe(describing));
            }
            (Message::Keep(message), Some(Dialog::Keep(keeping))) => {
                let made = keeping.update(message);
                return self.keep(made, ui);
            }
            (Message::Stand(message), Some(Dialog::Stand(standing))) => {
                let mut standing = *standing;
                let made = standing.update(message, self.game(ui.session));
                self.dialog = Some(Dialog::Stand(standing));
                return self.keep(made, ui);
            }
            (Message::Describe(message), Some(Dialog::Describe(describing))) => {
                let moves = describing.update(message);
                return self.keep(moves, ui);
            }
            (_, _) => {}
        }
        None
    }

    /// Makes the moves that keep a tile or a figure.
    fn keep(&mut self, moves: impl IntoIterator<Item = Move>, ui: GameUi<'_>) -> Option<Request> {
        let moves: Vec<Move> = moves.into_iter().collect();
        if moves.is_empty() {
            return None;
        }
        self.dialog = None;
        self.make_all(moves, ui)
    }

    fn show(&mut self, kind: Kind, session: &Session) {
        self.dialog = Some(match kind {
            Kind::Keys => Dialog::Keys,
            Kind::FaceUp => Dialog::FaceUp,
            Kind::Ahead => Dialog::Ahead,
            Kind::TilesLeft => Dialog::TilesLeft,
            Kind::Ruler => Dialog::Ruler(Measuring::default()),
            Kind::EndGame => Dialog::EndGame,
            Kind::Skip => Dialog::Skip,
            Kind::Compare => Dialog::Compare(std::mem::take(&mut self.compared)),
            Kind::Menu => Dialog::Menu,
            Kind::People => Dialog::People(Gathering::from_game(session.game())),
            Kind::Keep(at) => Dialog::Keep(Keeping::at(at)),
            Kind::Bag(at) => Dialog::Describe(Describing::at(at, self.game(session))),
            Kind::Stand => Dialog::Stand(Standing::new(self.game(session))),
            Kind::Rules => Dialog::Rules(Ruling::from_game(session.game())),
        });
    }

    /// Hides the dialog. A check with the table is put aside, for a look at the board meanwhile; a
    /// change of the past is dropped.
    pub(in super::super) fn close(&mut self, ui: GameUi<'_>) {
        match self.dialog.take() {
            Some(Dialog::Compare(comparing)) => self.compared = comparing.aside(ui.session.game()),
            Some(Dialog::Difference(_)) => self.leave_past(ui),
            Some(
                Dialog::Keys
                | Dialog::FaceUp
                | Dialog::Ahead
                | Dialog::TilesLeft
                | Dialog::Ruler(_)
                | Dialog::EndGame
                | Dialog::Skip
                | Dialog::Draw
                | Dialog::Claim
                | Dialog::Back(_)
                | Dialog::Menu
                | Dialog::People(_)
                | Dialog::Rules(_)
                | Dialog::Turn(_)
                | Dialog::Keep(_)
                | Dialog::Stand(_)
                | Dialog::Describe(_)
                | Dialog::Adjust(_)
                | Dialog::Right(_),
            )
            | None => {}
        }
    }

    /// Drops the counts that were compared and the questions whether to draw and who claims an
    /// order, as the game has changed.
    pub(in super::super) fn refresh_dialog(&mut self) {
        if matches!(self.dialog, Some(Dialog::Draw | Dialog::Claim)) {
            self.dialog = None;
        }
        self.compared = Comparing::default();
        if let Some(Dialog::Compare(comparing)) = &mut self.dialog {
            *comparing = Comparing::default();
        }
    }
}
