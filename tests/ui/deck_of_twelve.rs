//! A deck of twelve cards, made by mouse and by keys alone.

use iced::Point;
use iced::widget::Id;

use super::driver::{Driver, Input};

/// A card that somebody has in mind.
pub struct Wanted {
    pub title: &'static str,
    pub points: i32,
    /// The task, and letters by which it is found.
    pub task: (&'static str, &'static str),
    /// The kind of feature, and how many arrows lead to it from the first.
    pub feature: Option<(&'static str, usize)>,
    /// A condition, how many arrows lead to it from the first, its place among the blanks, the
    /// number with which it begins and the one that is wanted.
    pub condition: Option<(&'static str, usize, usize, u32, u32)>,
    /// Its own words, where no form says what it asks.
    pub words: Option<&'static str>,
}

const fn wanted(title: &'static str, points: i32, task: (&'static str, &'static str)) -> Wanted {
    Wanted { title, points, task, feature: None, condition: None, words: None }
}

const COMPLETE: (&str, &str) = ("Complete a feature", "com");

/// The cards.
pub const TWELVE: [Wanted; 12] = [
    Wanted {
        feature: Some(("road", 1)),
        condition: Some(("Size in tiles", 0, 1, 4, 6)),
        ..wanted("The Long Way", 11, COMPLETE)
    },
    Wanted {
        condition: Some(("Opponents’ followers", 4, 5, 1, 2)),
        ..wanted("A Guest in Town", 14, COMPLETE)
    },
    Wanted { feature: Some(("monastery", 2)), ..wanted("The Quiet Cell", 9, COMPLETE) },
    wanted("Two at Once", 13, ("Complete several at once", "several")),
    wanted("The Highway", 12, ("Connect cities by a road", "conn")),
    wanted("Into the Hay", 8, ("Place a farmer", "farmer")),
    wanted("A Good Day", 10, ("Score points", "score")),
    wanted("One Meadow", 15, ("Join two fields", "join")),
    wanted("First Step", 7, ("Deploy a figure", "dep")),
    wanted("The Crown", 12, ("Become King or Robber", "king")),
    Wanted {
        words: Some("Sing a song of two verses for the table."),
        ..wanted("The Bard", 6, ("No form says this", "no form"))
    },
    Wanted {
        condition: Some(("Size in tiles", 0, 1, 4, 8)),
        ..wanted("The Great City", 16, COMPLETE)
    },
];

/// The end of a number at which a button is: the first for less, the last for more.
fn button(driver: &Driver, number: &str, is_more: bool) -> Point {
    let bounds = driver.find_id(Id::from(number.to_owned())).expect("the number is shown");
    let x = if is_more { bounds.x + bounds.width - 12.0 } else { bounds.x + 12.0 };
    Point::new(x, bounds.center_y())
}

/// Steps a number by mouse.
fn stepped(driver: &mut Driver, number: &str, by: i64) -> Vec<Input> {
    let at = button(driver, number, by > 0);
    (0..by.abs()).map(|_| driver.click_at(at)).collect()
}

/// The clicks, and the words, with which a card is made; the first one is there with its deck.
pub fn by_mouse(driver: &mut Driver, card: &Wanted, is_first: bool) -> Vec<Input> {
    let begin = if is_first { "New deck" } else { "Next card" };
    let mut inputs = vec![driver.click(begin)];
    inputs.extend(driver.type_into(Id::new("card-title"), card.title));
    inputs.extend(stepped(driver, "card-points", i64::from(card.points - 12)));
    inputs.push(driver.click(card.task.0));
    if let Some((feature, _)) = card.feature {
        inputs.push(driver.click(feature));
    }
    if let Some((condition, _, place, begins, wanted)) = card.condition {
        inputs.push(driver.click(condition));
        let by = i64::from(wanted) - i64::from(begins);
        inputs.extend(stepped(driver, &format!("card-blank-{place}"), by));
    }
    if let Some(words) = card.words {
        inputs.extend(driver.type_into(Id::new("card-words"), words));
    }
    inputs
}

/// The keys with which a card is made.
pub fn by_keys(card: &Wanted, is_first: bool) -> Vec<Input> {
    let key = |name: &str| Input::Key(name.to_owned());
    let typed = |words: &str| Input::Type(words.to_owned());
    let right = |times: usize| (0..times).map(move |_| key("Right"));
    let mut inputs = vec![if is_first { key("ctrl+n") } else { key("ctrl+Return") }];
    inputs.extend([typed(card.title), key("Return"), typed(&card.points.to_string())]);
    inputs.extend([key("t"), typed(card.task.1), key("Return")]);
    if let Some((_, arrows)) = card.feature {
        inputs.extend(right(arrows).chain([key("space")]));
    }
    if let Some((_, arrows, _, _, wanted)) = card.condition {
        inputs.extend([key("c")].into_iter().chain(right(arrows)));
        inputs.extend([key("space"), typed(&wanted.to_string())]);
    }
    inputs.extend(card.words.map(typed));
    inputs
}
