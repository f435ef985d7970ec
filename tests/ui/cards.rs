//! The drawn cards: everything that stands on a card fits it, in both languages and in every size,
//! and is worded when it is drawn.

use std::sync::Arc;

use ask::preferences;
use content::bundled;
use headless::iced_test::runtime::UserInterface;
use headless::iced_test::runtime::user_interface::Cache;
use iced::advanced::widget::operation::{Operation, Outcome};
use iced::widget::Id;
use iced::{Rectangle, Size};
use kit::shared::inscription;
use rules::Seat;
use rules::card::Card;
use screen::setup;
use shell::Message;
use text::{Language, Words};
use widget::card::{self, Print, RATIO};
use widget::font;
use widget::palette::Palette;
use widget::tile::Arts;

use super::driver::Driver;
use super::made::forty;
use super::painter::{Painter, software_renderer};

/// The widths in use: turned up at the end, in the news and in a low window, in the hand.
const WIDTHS: [f32; 3] = [116.0, 150.0, 196.0];

/// The texts of a window, and their places.
#[derive(Default)]
struct Texts(Vec<(String, Rectangle)>);

impl Operation for Texts {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn text(&mut self, _: Option<&Id>, bounds: Rectangle, text: &str) {
        self.0.push((text.to_owned(), bounds));
    }

    fn finish(&self) -> Outcome<()> {
        Outcome::None
    }
}

/// The texts of a card: title, words, origin.
fn texts(
    card: &Arc<Card>,
    words: &Words,
    print: Print<'_>,
    width: f32,
) -> Vec<(String, Rectangle)> {
    let mut renderer = software_renderer();
    let face = card::face::<()>(card, inscription(card, words), print, width);
    let size = Size::new(width, width * RATIO);
    let mut ui = UserInterface::build(face, size, Cache::default(), &mut renderer);
    let mut texts = Texts::default();
    ui.operate(&renderer, &mut texts);
    texts.0
}

#[test]
fn title_words_and_origin_of_every_card_fit_it_in_every_size_and_language() {
    let mut fonts =
        headless::iced_test::renderer::graphics::text::font_system().write().expect("fonts");
    font::files().iter().for_each(|file| fonts.load_font((*file).into()));
    drop(fonts);
    let mut small = Vec::new();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        let catalogue = bundled::catalogue();
        let arts = Arts::default();
        let print = Print { catalogue: &catalogue, arts: &arts, palette: &Palette::LIGHT };
        let fan: Vec<Arc<Card>> = forty().into_iter().map(Arc::new).collect();
        let all = catalogue.cards().iter().chain(&fan);
        for (card, width) in all.flat_map(|card| WIDTHS.map(|width| (card, width))) {
            let unit = width / 200.0;
            let texts = texts(card, &words, print, width);
            let [(title, above), (text, below), (_, origin)] = &texts[..] else {
                panic!("{}: {texts:?}", card.id)
            };
            assert_eq!((title, text), (&words.card_title(card), &words.card_text(card)));
            // The picture between title and words keeps at least a fifth of the card, the words end
            // above the foot.
            let picture = below.y - (above.y + above.height);
            if picture < 0.2 * width * RATIO {
                small.push(format!("{language:?} {} at {width}: {picture}", card.id));
            }
            assert!(
                below.y + below.height <= width * RATIO - 60.0 * unit,
                "{language:?} {} at {width}",
                card.id
            );
            assert!(origin.height <= 15.0 * unit, "{language:?} {} at {width}: one line", card.id);
        }
    }
    assert!(small.is_empty(), "the picture has too little room: {small:#?}");
}

/// The forty cards of the deck of fans, as wide as the form shows them in either window.
#[test]
#[ignore = "draws pictures to look at"]
fn the_faces_of_forty_fan_cards_are_drawn_to_be_looked_at() {
    let Some(folder) = std::env::var_os("SHEETS").map(std::path::PathBuf::from) else { return };
    let catalogue = bundled::catalogue();
    let arts = Arts::default();
    let print = Print { catalogue: &catalogue, arts: &arts, palette: &Palette::LIGHT };
    let cards: Vec<Arc<Card>> = forty().into_iter().map(Arc::new).collect();
    for language in Language::ALL {
        let words = Words::in_language(*language);
        for width in [120.0_f32, 176.0] {
            let across = 5;
            let view = Size::new((width + 8.0) * across as f32, (width * RATIO + 8.0) * 2.0);
            for (at, page) in cards.chunks(across * 2).enumerate() {
                let mut painter = Painter::magnified(view, 352.0 / width);
                let rows = page.chunks(across).map(|line| {
                    let faces = line.iter().map(|card| {
                        card::face::<Message>(card, inscription(card, &words), print, width)
                    });
                    widget::Row::with_children(faces).spacing(8).into()
                });
                let all = widget::Column::with_children(rows).spacing(8);
                let theme = iced::Theme::Light;
                painter.frame_of(all.into(), &theme, iced::Point::ORIGIN, &[]);
                let name = format!("fan-{}-{width}-{}.png", language.key(), at + 1);
                painter.save(&folder.join(name));
            }
        }
    }
}

/// The hand that is held open stays so, and its cards are read in the new language.
#[test]
fn changing_the_language_words_the_cards_anew_and_changes_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut driver = Driver::new(folder.path(), Size::new(1280.0, 800.0));
    driver.key("n");
    driver.send(Message::Setup(setup::Message::Orders(true)));
    driver.click("Start the game");
    driver.hold("space");
    let session = driver.app.session().expect("an open game");
    let hand = session.game().orders().expect("orders").hand(Seat::FIRST).held.clone();
    let (revision, file) = (session.revision(), std::fs::read(session.path()).expect("the file"));
    let english = Words::english();
    assert!(hand.iter().all(|card| driver.shows(&english.card_title(card))));
    driver.send(Message::Preferences(preferences::Message::Language(Some(Language::German))));
    let german = Words::in_language(Language::German);
    assert!(hand.iter().all(|card| {
        driver.shows(&german.card_title(card)) && !driver.shows(&english.card_title(card))
    }));
    let session = driver.app.session().expect("an open game");
    assert_eq!(session.revision(), revision);
    assert_eq!(std::fs::read(session.path()).expect("the file"), file);
}
