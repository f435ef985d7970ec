//! The help: every key of the table with what it does, and the rule behind the present question.

use iced::FillPortion;
use iced::widget::{column, container, row};

use super::step::{Plain, Step};
use ask::Request;
use kit::binding::Line;
use kit::help;
use kit::prelude::*;
use kit::ui::Ui;
use rules::game::question::Topic;
use text::capitalised;

/// The narrowest window in which the rule behind a question stands beside the keys.
const BESIDE: f32 = 1160.0;

/// The content of the help: the keys of the table, and the topic of the present question.
pub struct Helping {
    /// The keys.
    pub keys: Vec<Line>,
    /// The topic, unless the game is over.
    pub topic: Option<Topic>,
}

impl Helping {
    /// The width of the dialog, and what is in it.
    pub fn view(self, ui: Ui<'_>) -> (f32, Column<'_, Plain>) {
        let why = why(self.topic, ui);
        let about = |about| capitalised(&ui.say(about, &[]));
        let lines = self.keys.into_iter().map(|(sign, key)| (sign, about(key)));
        let keys = help::list(ui, lines, Step::Ask(Request::Manual));
        if ui.view.width < BESIDE {
            return (720.0, column![why, keys].spacing(gap::M));
        }
        let keys = container(keys).width(FillPortion(5));
        let why = why.width(FillPortion(3));
        (1080.0, column![row![keys, why].spacing(gap::XL)])
    }
}

/// The rule behind the present question, and the way to all rules.
fn why(topic: Option<Topic>, ui: Ui<'_>) -> Column<'_, Plain> {
    let why = topic.and_then(|topic| ui.words.why_asked(topic));
    let why = why.map(|why| column![ui.heading("why-now"), ui.rules(vec![why])].spacing(gap::XS));
    let all = ui.strong("why-title").color(ui.palette.royal);
    let all = ui.pressable(Weight::Row, all, [gap::XS, 0.0], Some(Step::Ask(Request::PlayedHere)));
    Column::new().push(why).push(all).spacing(gap::XS)
}
