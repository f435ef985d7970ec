//! The questions on which tables differ, each with its answers: in the setup, and in a running
//! game.

use iced::Fill;
use iced::widget::{column, container, radio};

use crate::prelude::*;
use crate::ui::Ui;
use rules::house_rule::{HouseRule, HouseRules};
use rules::setup::Recording;
use widget::focus::focus;

/// The house rules that matter with a table's sets, as they are being chosen.
pub fn in_play(
    chosen: &HouseRules,
    sets: &[String],
    with_orders: bool,
) -> impl Iterator<Item = HouseRule> {
    let no_farmers = chosen.differs(HouseRule::NoFarmers);
    let in_play = HouseRule::ALL.into_iter().filter(move |rule| rule.concerns(sets, with_orders));
    in_play.filter(move |rule| !(no_farmers && rule.is_about_farmers()))
}

/// The house rules that matter, each with its answers and their messages.
pub fn questions<'a, Message: Clone + 'a>(
    chosen: &HouseRules,
    sets: &[String],
    with_orders: bool,
    record: Recording,
    ui: Ui<'a>,
    choose: impl Fn(HouseRule, usize) -> Message + Copy + 'a,
) -> Column<'a, Message> {
    let questions = in_play(chosen, sets, with_orders).map(|rule| {
        let now = chosen.answer(rule);
        let answers = rule.answers().iter().enumerate().map(|(place, answer)| {
            let label = ui.say(&format!("switch-{}-{answer}", rule.key()), &[]);
            let tick = radio(label, place, Some(now), move |place| choose(rule, place))
                .size(18)
                .text_size(theme::size::TEXT)
                .spacing(gap::S)
                .style(theme::dot(ui.palette));
            focus(tick, Some(choose(rule, place)), ui.palette.royal).into()
        });
        let question = strong(ui.say(&format!("switch-{}", rule.key()), &[]));
        let answers = Row::with_children(answers).spacing(gap::XL).wrap().vertical_spacing(gap::XS);
        let by_table = format!("switch-{}-scorepad", rule.key());
        let by_table = (record == Recording::Scorepad && now > 0 && ui.words.has(&by_table))
            .then(|| ui.note(ui.say(&by_table, &[])));
        container(column![question, answers, by_table].spacing(gap::XS))
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::raised(ui.palette))
            .into()
    });
    Column::with_children(questions).spacing(gap::S)
}
