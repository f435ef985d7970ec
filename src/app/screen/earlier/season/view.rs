//! The view of a season: its parts, and the buttons to save it.

use iced::widget::{column, container, row, scrollable, space};
use iced::{Center, Fill, Padding};

use crate::earlier::Earlier;
use crate::earlier::season::{
    CARDS, CHOICE, CSV, EarlierMessage, FOLDER, MARKDOWN, Message, OPEN, PICTURE, Part, STANDINGS,
    Seasons, cards, message, standings,
};
use ask::export::SeasonFormat as Format;
use kit::binding::Binding;
use kit::prelude::*;
use kit::ui::Ui;

/// The width from which evenings and people stand beside the rest, and keys are named, in logical
/// pixels.
pub const WIDE: f32 = 960.0;
/// The width of the evenings and people beside the rest.
const CHOICE_WIDTH: f32 = 280.0;
/// The height below which the window scrolls as a whole.
const LOW: f32 = 480.0;
/// The room for a scrollbar.
const BAR: f32 = 16.0;

impl Earlier {
    /// The season, and the choice of its evenings and people.
    pub fn seasons<'a>(&'a self, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let seasons = &self.seasons;
        if seasons.games.is_empty() {
            return self.nothing(ui, "season-none-how");
        }
        if ui.view.width < WIDE {
            return seasons.panel(ui);
        }
        let choice = container(seasons.choice(ui)).padding(gap::L).width(CHOICE_WIDTH).height(Fill);
        let choice = choice.style(theme::panel(ui.palette));
        row![choice, seasons.panel(ui)].spacing(gap::L).into()
    }
}

impl Seasons {
    fn panel<'a>(&'a self, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let is_wide = ui.view.width >= WIDE;
        let now = if is_wide && self.part == Part::Choice { Part::Standings } else { self.part };
        let tab = |key, binding: &Binding<EarlierMessage>, part: Part| {
            let weight = if now == part { Weight::Primary } else { Weight::Quiet };
            let sign = is_wide.then_some(binding.sign);
            ui.action(weight, key, sign, Some(message(Message::Part(part))))
        };
        let span = plain(ui.words.season_span(&self.season)).width(Fill).align_x(iced::Right);
        let tabs = row![
            tab("season-standings", &STANDINGS, Part::Standings),
            tab("season-cards", &CARDS, Part::Cards),
            (!is_wide).then(|| tab("season-choose", &CHOICE, Part::Choice)),
            is_wide.then_some(span),
        ];
        let said = |key| container(ui.plain(key)).center(Fill).into();
        let content: Element<'a, EarlierMessage> = match now {
            Part::Choice => self.choice(ui),
            Part::Standings | Part::Cards if self.season.rows.is_empty() => said("season-nothing"),
            Part::Cards if self.season.cards.is_empty() => said("season-cards-none"),
            Part::Standings => {
                let (season, around) = (&self.season, 2.0 * (gap::XXL + gap::L));
                let beside = if is_wide { CHOICE_WIDTH + gap::L } else { 0.0 };
                let room = ui.view.width - around - beside - BAR;
                let columns = standings::Columns::that_fit(season, room);
                let about = ui.note(ui.words.season_ranking(season.by));
                let head = standings::head(season, columns, ui);
                self.listed(head, standings::rows(season, columns, ui), about, ui)
            }
            Part::Cards => {
                let about = ui.note("season-cards-about");
                let (head, rows) = (cards::head(ui), cards::rows(&self.season, ui));
                self.listed(head, rows, about, ui)
            }
        };
        let content = column![tabs.spacing(gap::S).align_y(Center), content].spacing(gap::S);
        ui.panel(content)
    }

    /// Rows that scroll between the head and the foot; in a low window everything scrolls.
    fn listed<'a>(
        &'a self,
        head: Element<'a, EarlierMessage>,
        rows: Column<'a, EarlierMessage>,
        about: Text<'a>,
        ui: Ui<'a>,
    ) -> Element<'a, EarlierMessage> {
        let scroll = theme::scroll(ui.palette);
        let line = ui.line();
        let beside_bar = Padding::ZERO.right(BAR);
        if ui.view.height < LOW {
            let all = column![head, line, rows, about, self.foot(ui)].spacing(gap::XS);
            return scrollable(all.padding(beside_bar))
                .style(scroll)
                .width(Fill)
                .height(Fill)
                .into();
        }
        let head = container(head).padding(beside_bar);
        let rows = scrollable(rows.padding(beside_bar).width(Fill)).style(scroll);
        let rows = rows.width(Fill).height(Fill);
        column![head, line, rows, about, self.foot(ui)].spacing(gap::XS).into()
    }

    /// The buttons that save the season, and the path of the last file.
    fn foot<'a>(&'a self, ui: Ui<'a>) -> Element<'a, EarlierMessage> {
        let is_wide = ui.view.width >= WIDE;
        let save = |key, binding: &Binding<EarlierMessage>, format| {
            let sign = is_wide.then_some(binding.sign);
            let press = Some(message(Message::Save(format)));
            ui.action(Weight::Secondary, key, sign, press)
        };
        let show = |key, binding: &Binding<EarlierMessage>, press| {
            let sign = is_wide.then_some(binding.sign);
            ui.action(Weight::Secondary, key, sign, Some(message(press)))
        };
        let told = self.told.as_ref().map(|path| {
            let said = say!(ui, "result-saved", path = path.display().to_string());
            let said = ui.note(said).color(ui.palette.ink).width(Fill);
            let open = show("share-open", &OPEN, Message::Open);
            let folder = show("share-folder", &FOLDER, Message::Folder);
            row![said, open, folder].spacing(gap::S).align_y(Center)
        });
        let buttons = row![
            is_wide.then(|| ui.note("result-save")),
            save("result-picture", &PICTURE, Format::Picture),
            save("result-markdown", &MARKDOWN, Format::Markdown),
            save("result-csv", &CSV, Format::Csv),
            space::horizontal(),
        ];
        column![told, buttons.spacing(gap::S).align_y(Center)].spacing(gap::XS).into()
    }
}
