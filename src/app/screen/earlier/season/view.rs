//! The view of a season: its parts, and the buttons to save it.

use iced::widget::{column, container, row, rule, scrollable, space};
use iced::{Center, Fill, Padding};

use crate::app::ask::export::SeasonFormat as Format;
use crate::app::kit::Shared;
use crate::app::kit::binding::Binding;
use crate::app::kit::parts::{action, note, panel, plain};
use crate::app::kit::theme::{self, Weight, space as gap};
use crate::app::screen::earlier::Earlier;
use crate::app::screen::earlier::season::{
    CARDS, CHOICE, CSV, EarlierMessage, FOLDER, MARKDOWN, Message, OPEN, PICTURE, Part, STANDINGS,
    Seasons, cards, message, standings,
};
use crate::say;
use crate::widget::{Column, Element, Text};

/// The width from which evenings and people stand beside the rest, and keys are named, in logical
/// pixels.
pub(super) const WIDE: f32 = 960.0;
/// The width of the evenings and people beside the rest.
const CHOICE_WIDTH: f32 = 280.0;
/// The height below which the window scrolls as a whole.
const LOW: f32 = 480.0;
/// The room for a scrollbar.
const BAR: f32 = 16.0;

impl Earlier {
    /// The season, and the choice of its evenings and people.
    pub(in crate::app::screen::earlier) fn seasons<'a>(
        &'a self,
        shared: &'a Shared,
    ) -> Element<'a, EarlierMessage> {
        let seasons = &self.seasons;
        if seasons.games.is_empty() {
            return self.nothing(shared, "season-none-how");
        }
        if shared.view.width < WIDE {
            return seasons.panel(shared);
        }
        let choice =
            container(seasons.choice(shared)).padding(gap::L).width(CHOICE_WIDTH).height(Fill);
        let choice = choice.style(theme::panel(shared.palette()));
        row![choice, seasons.panel(shared)].spacing(gap::L).into()
    }
}

impl Seasons {
    fn panel<'a>(&'a self, shared: &'a Shared) -> Element<'a, EarlierMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let is_wide = shared.view.width >= WIDE;
        let now = if is_wide && self.part == Part::Choice { Part::Standings } else { self.part };
        let tab = |key, binding: &Binding<EarlierMessage>, part: Part| {
            let weight = if now == part { Weight::Primary } else { Weight::Quiet };
            let sign = is_wide.then_some(binding.sign);
            action(palette, weight, words.say(key, &[]), sign, Some(message(Message::Part(part))))
        };
        let span = plain(words.season_span(&self.season)).width(Fill).align_x(iced::Right);
        let tabs = row![
            tab("season-standings", &STANDINGS, Part::Standings),
            tab("season-cards", &CARDS, Part::Cards),
            (!is_wide).then(|| tab("season-choose", &CHOICE, Part::Choice)),
            is_wide.then_some(span),
        ];
        let said = |key| container(plain(words.say(key, &[]))).center(Fill).into();
        let content: Element<'a, EarlierMessage> = match now {
            Part::Choice => self.choice(shared),
            Part::Standings | Part::Cards if self.season.rows.is_empty() => said("season-nothing"),
            Part::Cards if self.season.cards.is_empty() => said("season-cards-none"),
            Part::Standings => {
                let (season, around) = (&self.season, 2.0 * (gap::XXL + gap::L));
                let beside = if is_wide { CHOICE_WIDTH + gap::L } else { 0.0 };
                let room = shared.view.width - around - beside - BAR;
                let columns = standings::Columns::that_fit(season, room);
                let about = note(words.season_ranking(season.by), palette);
                let head = standings::head(season, columns, shared);
                self.listed(head, standings::rows(season, columns, shared), about, shared)
            }
            Part::Cards => {
                let about = note(say!(words, "season-cards-about"), palette);
                let (head, rows) = (cards::head(shared), cards::rows(&self.season, shared));
                self.listed(head, rows, about, shared)
            }
        };
        let content = column![tabs.spacing(gap::S).align_y(Center), content].spacing(gap::S);
        panel(palette, content)
    }

    /// Rows that scroll between the head and the foot; in a low window everything scrolls.
    fn listed<'a>(
        &'a self,
        head: Element<'a, EarlierMessage>,
        rows: Column<'a, EarlierMessage>,
        about: Text<'a>,
        shared: &'a Shared,
    ) -> Element<'a, EarlierMessage> {
        let scroll = theme::scroll(shared.palette());
        let line = rule::horizontal(1).style(theme::thin(shared.palette()));
        let beside_bar = Padding::ZERO.right(BAR);
        if shared.view.height < LOW {
            let all = column![head, line, rows, about, self.foot(shared)].spacing(gap::XS);
            return scrollable(all.padding(beside_bar))
                .style(scroll)
                .width(Fill)
                .height(Fill)
                .into();
        }
        let head = container(head).padding(beside_bar);
        let rows = scrollable(rows.padding(beside_bar).width(Fill)).style(scroll);
        let rows = rows.width(Fill).height(Fill);
        column![head, line, rows, about, self.foot(shared)].spacing(gap::XS).into()
    }

    /// The buttons that save the season, and the path of the last file.
    fn foot<'a>(&'a self, shared: &'a Shared) -> Element<'a, EarlierMessage> {
        let palette = shared.palette();
        let words = &shared.words;
        let is_wide = shared.view.width >= WIDE;
        let save = |key, binding: &Binding<EarlierMessage>, format| {
            let sign = is_wide.then_some(binding.sign);
            let press = Some(message(Message::Save(format)));
            action(palette, Weight::Secondary, words.say(key, &[]), sign, press)
        };
        let show = |key, binding: &Binding<EarlierMessage>, press| {
            let sign = is_wide.then_some(binding.sign);
            action(palette, Weight::Secondary, words.say(key, &[]), sign, Some(message(press)))
        };
        let told = self.told.as_ref().map(|path| {
            let said = say!(words, "result-saved", path = path.display().to_string());
            let said = note(said, palette).color(palette.ink).width(Fill);
            let open = show("share-open", &OPEN, Message::Open);
            let folder = show("share-folder", &FOLDER, Message::Folder);
            row![said, open, folder].spacing(gap::S).align_y(Center)
        });
        let buttons = row![
            is_wide.then(|| note(say!(words, "result-save"), palette)),
            save("result-picture", &PICTURE, Format::Picture),
            save("result-markdown", &MARKDOWN, Format::Markdown),
            save("result-csv", &CSV, Format::Csv),
            space::horizontal(),
        ];
        column![told, buttons.spacing(gap::S).align_y(Center)].spacing(gap::XS).into()
    }
}
