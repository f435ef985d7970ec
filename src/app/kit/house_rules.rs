//! The questions on which tables differ, each with its answers: in the setup, and in a running
//! game.

use iced::Fill;
use iced::widget::{column, container, radio};

use crate::app::kit::Shared;
use crate::app::kit::parts::{note, strong};
use crate::app::kit::theme::{self, space as gap};
use crate::rules::house_rule::{HouseRule, HouseRules};
use crate::rules::setup::Recording;
use crate::widget::focus::focus;
use crate::widget::{Column, Row};

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
    shared: &'a Shared,
    choose: impl Fn(HouseRule, usize) -> Message + Copy + 'a,
) -> Column<'a, Message> {
    let palette = shared.palette();
    let words = &shared.words;
    let questions = in_play(chosen, sets, with_orders).map(|rule| {
        let now = chosen.answer(rule);
        let answers = rule.answers().iter().enumerate().map(|(place, answer)| {
            let label = words.say(&format!("switch-{}-{answer}", rule.key()), &[]);
            let tick = radio(label, place, Some(now), move |place| choose(rule, place))
                .size(18)
                .text_size(theme::size::TEXT)
                .spacing(gap::S)
                .style(theme::dot(palette));
            focus(tick, Some(choose(rule, place)), palette.royal).into()
        });
        let question = strong(words.say(&format!("switch-{}", rule.key()), &[]));
        let answers = Row::with_children(answers).spacing(gap::XL).wrap().vertical_spacing(gap::XS);
        let by_table = format!("switch-{}-scorepad", rule.key());
        let by_table = (record == Recording::Scorepad && now > 0 && words.has(&by_table))
            .then(|| note(words.say(&by_table, &[]), palette));
        container(column![question, answers, by_table].spacing(gap::XS))
            .padding([gap::S, gap::M])
            .width(Fill)
            .style(theme::raised(palette))
            .into()
    });
    Column::with_children(questions).spacing(gap::S)
}
