//! The deal: whoever has a phone at hand finds the way to it, in every window.

use iced::Size;
use text::{Language, Words};

use super::driver::Driver;
use super::stage::SCENES;

fn reached(scene: &str, language: Language, size: Size) -> (tempfile::TempDir, Driver) {
    let scene = SCENES.iter().find(|other| other.name == scene).expect("a scene");
    scene.reached(language, size)
}

#[test]
fn the_way_to_the_phones_is_in_sight_in_every_window() {
    let windows = [(1024.0, 600.0), (1280.0, 660.0), (1280.0, 800.0), (1920.0, 1080.0)];
    for scene in ["deal", "deal-held", "deal-picked", "deal-printed", "deal-printed-clash"] {
        for (width, height) in windows {
            for language in Language::ALL {
                let (_folder, driver) = reached(scene, *language, Size::new(width, height));
                let words = Words::in_language(*language);
                let found = driver.find(&words.say("phones-instead", &[]));
                let case = format!("{scene}, {language:?}, {width}×{height}: {found:?}");
                let place = found.unwrap_or_else(|| panic!("{case}"));
                assert!(place.height > 16.0 && place.y + place.height <= height - 4.0, "{case}");
            }
        }
    }
}

#[test]
fn a_key_opens_the_phones_at_the_deal_but_never_while_cards_show() {
    let (_folder, mut driver) = reached("deal", Language::English, Size::new(1366.0, 768.0));
    driver.key("j");
    assert!(driver.shows("Let phones in"));
    driver.key("Escape");
    assert!(!driver.shows("Let phones in"));
    driver.hold("space");
    driver.key("j");
    driver.key("?");
    assert!(!driver.shows("Let phones in") && !driver.shows("Keys"), "cards show");
}

#[test]
fn the_deal_lists_its_keys() {
    for (scene, hold) in [("deal", "Space"), ("deal-printed", "F2")] {
        let (_folder, mut driver) = reached(scene, Language::English, Size::new(1366.0, 768.0));
        driver.key("?");
        assert!(driver.shows("Keys"), "{scene}");
        let keys = driver.app.keys().expect("keys");
        assert!(keys.contains(&(hold, "curtain-hold")), "{keys:?}");
        driver.key("Escape");
        assert!(!driver.shows("Keys"), "{scene}");
    }
}
