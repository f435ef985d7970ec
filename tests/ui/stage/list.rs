//! Every scene of every screen: its name, where it begins, and the way there, by keys and messages,
//! for words are in another language each time.

use std::time::Duration;

use ask::{Leaving, Request, files, phones};
use journal::compare::Fact;
use kit::look::Look;
use rules::card::requirement::Bound;
use rules::card::requirement::blank::Change;
use rules::card::task::Form;
use rules::game::question::{Act, Topic};
use rules::geometry::Rotation;
use rules::player::Figure;
use rules::setup::Recording;
use rules::throw::Token;
use rules::tile::Segment;
use rules::{Move, Seat};
use screen::table::dialog::{self, adjust, keep, people, right, turn};
use screen::table::{Hand, Log, See};
use screen::{decks, earlier, outcome, replay, setup, table};
use shell::{Message, trouble};

use super::games::{
    CHALLENGE, CHOICE, CLASHED, CLOSING, DEAL, DEALT, DECK, ENDED, ENTERED, FIVE, FURROW, JUDGED,
    KEPT, LEAVING, LONG, PAD, PRINTED, REMAINS, SIXTH, TWO, WAGON, scored,
};
use super::way::*;
use super::{Begin, Scene};
use crate::driver::place;
use Begin::{Evenings, Game, Most, Nothing};

const fn scene(name: &'static str, begin: Begin, steps: fn(&mut Driver)) -> Scene {
    Scene::new(name, begin, steps)
}

/// A condition of a card.
const AT_LEAST_TWO: Change =
    Change::Bound(Some(Bound { exactly: None, at_least: Some(2), at_most: None }));

#[rustfmt::skip]
pub static SCENES: &[Scene] = &[
    // ---- home, and what may be said there ----
    scene("home-first", Nothing, |_| {}),
    scene("home", Evenings, |_| {}).pages(2),
    scene("home-settings", Evenings, |d| keys(d, &[","])).pages(3),
    scene("home-keys", Evenings, |d| keys(d, &["?"])),
    scene("home-manual", Evenings, |d| {
        d.send(Message::Ask(Request::Manual));
        keys(d, &["Right", "Right"]);
    }),
    scene("home-settings-unread", Nothing, spoil_settings).told(),
    scene("home-damaged", Evenings, open_damaged).told(),
    scene("home-work", Nothing, work).told(),
    // ---- the setup ----
    scene("setup-first", Nothing, |d| keys(d, &["n"])).pages(3),
    scene("setup", Evenings, |d| keys(d, &["n"])).pages(3),
    scene("setup-everything", Evenings, with_everything).pages(3),
    scene("setup-colours", Evenings, |d| at_setup(d, [setup::Message::ChooseColour(0)])).pages(3),
    scene("setup-house-rules", Evenings, |d| {
        with_everything(d);
        d.send(Message::Setup(setup::Message::HouseRules(true)));
    }).pages(6),
    scene("setup-boxes", Evenings, |d| {
        at_setup(d, [setup::Message::BaseBox(2), setup::Message::CountBox(true)]);
    }).pages(3),
    scene("setup-scorepad", Evenings, |d| {
        at_setup(d, [setup::Message::Record(Recording::Scorepad)]);
    }).pages(3),
    scene("setup-deck", Evenings, |d| {
        at_setup(d, [setup::Message::Record(Recording::Deck), setup::Message::Printed(true)]);
    }).pages(3),
    scene("setup-without-orders", Evenings,
        |d| at_setup(d, [setup::Message::Orders(false)])).pages(3),
    scene("setup-fault", Nothing, |d| at_setup(d, [
        setup::Message::NameChanged(0, "Anna".to_owned()),
        setup::Message::NameChanged(1, "Anna".to_owned()),
    ])).pages(3),
    scene("setup-print", Nothing, |d| {
        keys(d, &["n"]);
        ask_for_file(d, files::Purpose::Print);
    }).told(),
    scene("setup-described", Nothing, |d| {
        let about = d.app.shared().words.say("set-inns-cathedrals-about", &[]);
        at_setup(d, [setup::Message::Look(Look::At((setup::Part::Bag, about)))]);
    }),
    scene("setup-printed", Nothing, |d| {
        keys(d, &["n"]);
        ask_for_file(d, files::Purpose::Print);
        d.send(Message::Files(files::Message::There));
    }).pages(3).told(),
    // ---- the decks ----
    scene("decks", Evenings, |d| keys(d, &["d"])).pages(2),
    scene("decks-card", Nothing, |d| at_decks(d, [decks::Message::New])).pages(3).told(),
    scene("decks-tasks", Nothing,
        |d| at_decks(d, [decks::Message::New, decks::Message::AllForms])).pages(3).told(),
    scene("decks-city", Nothing, |d| at_decks(d, [
        decks::Message::New, decks::Message::Form(Form::CompleteTogether),
    ])).pages(4).told(),
    scene("decks-conditions", Nothing, |d| at_decks(d, [
        decks::Message::New, decks::Message::Form(Form::Complete),
        decks::Message::Words("Finish a city.".to_owned()),
        decks::Message::Fill(0, Change::Press(1)), decks::Message::Fill(1, AT_LEAST_TWO),
        decks::Message::Fill(2, AT_LEAST_TWO),
    ])).pages(4).told(),
    scene("decks-dragon", Nothing, |d| at_decks(d, [
        decks::Message::New, decks::Message::Form(Form::AvoidDragon),
    ])).told(),
    scene("decks-judged", Nothing, |d| at_decks(d, [
        decks::Message::New, decks::Message::Form(Form::Judged),
    ])).pages(3).told(),
    scene("decks-unsaved", Nothing, unsaved_deck).told(),
    scene("decks-unsaved-closed", Nothing, |d| { unsaved_deck(d); keys(d, &["Escape"]); }).told(),
    scene("decks-unsaved-leaving", Nothing,
        |d| { unsaved_deck(d); keys(d, &["Escape", "Escape"]); }).told(),
    scene("decks-elsewhere", Nothing, |d| {
        at_decks(d, [
            decks::Message::New, decks::Message::Form(Form::Complete), decks::Message::Deck(None),
        ]);
        change_held_deck(d);
    }).told(),
    scene("decks-offered", Nothing, |d| offer_deck(d, "[]")).told(),
    // ---- the lesson ----
    scene("lesson-1", Nothing, |d| lesson(d, 0)),
    scene("lesson-2", Nothing, |d| lesson(d, 1)),
    scene("lesson-3", Nothing, |d| lesson(d, 2)),
    scene("lesson-4", Nothing, |d| lesson(d, 3)),
    scene("lesson-5", Nothing, |d| lesson(d, 4)),
    scene("lesson-6", Nothing, |d| lesson(d, 5)),
    scene("lesson-7", Nothing, |d| lesson(d, 6)),
    scene("lesson-astray", Nothing, lesson_astray),
    // ---- the deal ----
    scene("deal", Game(&DEAL), |_| {}).pages(2),
    scene("deal-held", Game(&DEAL), |d| d.hold("space")).pages(2),
    scene("deal-picked", Game(&DEAL), |d| {
        keys(d, &["space", "1"]);
        d.hold("space");
    }).pages(2),
    scene("deal-pin", Game(&DEAL), |d| at_deal(d, curtain::Message::Lock)).pages(2),
    scene("deal-printed", Game(&PRINTED), |_| {}).pages(2),
    scene("deal-printed-nothing", Game(&PRINTED), |d| {
        at_deal(d, curtain::Message::Search("qqq".to_owned()));
    }),
    scene("deal-printed-clash", Game(&CLASHED), |_| {}).pages(2),
    scene("deal-printed-wrong", Game(&CLASHED), |d| {
        at_deal(d, curtain::Message::Correct(Seat::FIRST));
        d.hold("space");
    }),
    scene("deal-anew", Game(&FIVE), |d| drop(d.ctrl("z"))),
    // ---- the table: the tile ----
    scene("table-two", Game(&TWO), |_| {}),
    scene("table-first", Game(&DEALT), |_| {}),
    scene("table-five", Game(&FIVE), |_| {}),
    scene("table", Game(&SIXTH), |_| {}).pages(2),
    scene("table-tools", Game(&SIXTH), |d| see(d, See::Tools)),
    scene("table-log", Game(&SIXTH), |d| see(d, See::Log)),
    scene("table-fields", Game(&SIXTH), |d| see(d, See::Fields)),
    scene("table-no-hints", Game(&SIXTH), hints),
    scene("table-place", Game(&SIXTH), click_open_place),
    scene("table-place-none", Game(&TWO), |d| {
        click_open_place(d);
        keys(d, &["v", "v"]);
    }),
    scene("table-lifted", Game(&TWO), lift),
    scene("table-tile", Game(&TWO), |d| keys(d, &["r", "r", "r", "r"])),
    scene("table-sides", Game(&SIXTH), |d| keys(d, &["c"])),
    scene("table-claim", Game(&TWO), |d| make(d, monastery())),
    scene("table-abbey", Most(|j| asks(j, |topic| topic == Topic::Abbey)), |d| keys(d, &["a"])),
    scene("table-closing", Game(&CLOSING), |_| {}),
    scene("table-asked", Game(&SIXTH), |d| ask_about(d, |_| true)),
    scene("table-asked-field", Game(&SIXTH),
        |d| ask_about(d, |on| matches!(on, Segment::Field(_)))),
    scene("table-asked-place", Game(&TWO), ask_about_open),
    scene("table-news", Most(scored), |d| { d.ctrl("z"); d.ctrl("y"); }),
    scene("table-challenge", Game(&CHALLENGE),
        |d| ask_about(d, |on| matches!(on, Segment::Building(_)))),
    scene("table-sum", Most(scored), open_score),
    scene("table-clash", Game(&CLASHED), clash),
    scene("table-refused", Game(&TWO), |d| make(d, refused())).told(),
    scene("table-paused", Game(&TWO), |d| { d.wait(2); keys(d, &["space"]); }),
    scene("table-elsewhere", Game(&TWO), open_elsewhere),
    // ---- the table: what it asks ----
    scene("act-many", Most(|j| ways(j, |_| true)), |_| {}),
    scene("act-follower", Most(|j| ways(j, |act| act == Act::Deploy(Figure::Follower))), |_| {}),
    scene("act-big", Most(|j| ways(j, |act| act == Act::Deploy(Figure::BigFollower))),
        |d| keys(d, &["b"])),
    scene("act-barn", Most(|j| ways(j, |act| act == Act::Deploy(Figure::Barn))),
        |d| keys(d, &["n"])),
    scene("act-builder", Most(|j| ways(j, |act| act == Act::Deploy(Figure::Builder))),
        |d| keys(d, &["u"])),
    scene("act-fairy", Most(|j| ways(j, |act| act == Act::Fairy)), |d| keys(d, &["y"])),
    scene("act-princess", Most(|j| ways(j, |act| act == Act::Princess)), |d| keys(d, &["k"])),
    scene("act-raise", Most(|j| ways(j, |act| act == Act::Raise)), |d| keys(d, &["h"])),
    scene("act-man", Most(|j| ways(j, |act| act == Act::Man)), |d| keys(d, &["g"])),
    scene("act-capture", Most(|j| ways(j, |act| act == Act::Capture)), |_| {}),
    scene("ask-dragon", Most(|j| asks(j, |topic| topic == Topic::Dragon)), |_| {}),
    scene("ask-begin-leaving", Game(&LEAVING), |_| {}),
    scene("ask-leave", Most(|j| asks(j, |topic| topic == Topic::Leave)), |_| {}),
    scene("ask-wagon", Game(&WAGON), |_| {}),
    scene("ask-enter", Most(|j| asks(j, |topic| topic == Topic::Enter)), |_| {}),
    scene("ask-quarter", Most(|j| asks(j, |topic| topic == Topic::Enter)), |d| keys(d, &["1"])),
    scene("ask-count", Most(|j| asks(j, |topic| topic == Topic::Count)), |_| {}),
    scene("ask-escape", Most(|j| asks(j, |topic| topic == Topic::Escape)), |_| {}),
    scene("ask-ransom", Most(|j| asks(j, |topic| topic == Topic::Ransom)), |_| {}),
    scene("fair-token", Most(|j| asks(j, |topic| topic == Topic::Token)), |_| {}),
    scene("fair-target", Most(|j| throws(j, Token::Target)), |_| {}),
    scene("fair-knock-out", Most(|j| throws(j, Token::KnockOut)), |_| {}),
    scene("fair-seduction", Most(|j| throws(j, Token::Seduction)), |_| {}),
    scene("fair-catch", Most(|j| throws(j, Token::Catch)), |_| {}),
    scene("fair-ruler", Most(|j| throws(j, Token::Target)), |d| show(d, dialog::Kind::Ruler)),
    scene("fulfil", Game(&CHOICE), |_| {}).pages(2),
    scene("fulfil-held", Game(&CHOICE), |d| d.hold("space")).pages(2),
    // ---- the table: orders ----
    scene("orders-own", Game(&DEALT), |d| hand(d, Hand::LookAtOwn)).pages(2),
    scene("orders-own-held", Game(&DEALT),
        |d| { hand(d, Hand::LookAtOwn); d.hold("space"); }).pages(2),
    scene("orders-of-another", Game(&DEALT), |d| hand(d, Hand::LookAt(second()))).pages(2),
    scene("orders-draw", Game(&DEALT), |d| hand(d, Hand::Draw)),
    scene("orders-drawn", Game(&DEALT), |d| {
        hand(d, Hand::Draw);
        at_dialog(d, dialog::Message::Draw);
    }).pages(2),
    scene("orders-printed", Game(&KEPT), |d| {
        hand(d, Hand::LookAtOwn);
        d.hold("space");
    }).pages(2),
    scene("orders-printed-clash", Game(&CLASHED), |d| {
        clash(d);
        keys(d, &["x"]);
        d.hold("space");
    }),
    scene("orders-printed-wrong", Game(&KEPT), |d| {
        hand(d, Hand::LookAtOwn);
        keys(d, &["space"]);
        at_table(d, table::Message::Curtain(curtain::Message::Mistaken));
        keys(d, &["1", "Return"]);
    }).pages(2),
    scene("orders-pin", Game(&DEALT), lock_and_look),
    scene("orders-pin-wrong", Game(&DEALT),
        |d| { lock_and_look(d); keys(d, &["4", "4", "4", "4"]); }),
    scene("orders-face-up", Game(&SIXTH), |d| show(d, dialog::Kind::FaceUp)).pages(2),
    // ---- the table: dialogs ----
    scene("ahead", Game(&SIXTH), |d| show(d, dialog::Kind::Ahead)).pages(2),
    scene("keys", Game(&SIXTH), |d| show(d, dialog::Kind::Keys)).pages(5),
    scene("menu", Game(&SIXTH), |d| show(d, dialog::Kind::Menu)).pages(3),
    scene("people", Game(&SIXTH), |d| show(d, dialog::Kind::People)).pages(4),
    scene("people-guest", Game(&FIVE), |d| {
        show(d, dialog::Kind::People);
        at_dialog(d, dialog::Message::People(people::Message::Guest));
        at_dialog(d, dialog::Message::People(people::Message::Colours(0)));
    }).pages(4),
    scene("people-leave", Game(&SIXTH), |d| {
        show(d, dialog::Kind::People);
        at_dialog(d, dialog::Message::People(people::Message::Leave(second())));
    }).pages(4),
    scene("rules", Game(&SIXTH), |d| show(d, dialog::Kind::Rules)).pages(6),
    scene("tiles-left", Game(&SIXTH), |d| show(d, dialog::Kind::TilesLeft)).pages(4),
    scene("end", Game(&SIXTH), |d| show(d, dialog::Kind::EndGame)),
    scene("compare", Game(&SIXTH), |d| show(d, dialog::Kind::Compare)).pages(6),
    scene("compare-turn", Game(&SIXTH), |d| differs(d, Fact::Tiles)).pages(6),
    scene("compare-found", Game(&SIXTH), |d| compare_to(d, -4)).pages(4),
    scene("compare-none", Game(&SIXTH), |d| compare_to(d, 50)).pages(2),
    scene("compare-figures", Game(&SIXTH), |d| differs(d, Fact::Figures(second()))).pages(2),
    scene("compare-board", Game(&SIXTH), |d| {
        differs(d, Fact::Figures(second()));
        see(d, See::Sought(second()));
    }),
    scene("right", Game(&SIXTH), set_right).pages(2),
    scene("right-missing", Game(&SIXTH), |d| {
        set_right(d);
        at_dialog(d, dialog::Message::Right(right::Message::Was(None)));
    }).pages(2),
    scene("compare-same", Game(&TWO), everything_is_the_same).pages(2),
    scene("points", Game(&SIXTH), |d| {
        at_dialog(d, dialog::Message::Adjust(adjust::Message::Of(second())));
        at_dialog(d, dialog::Message::Adjust(adjust::Message::Step(3)));
    }),
    scene("keep", Game(&SIXTH), keep_here).pages(2),
    scene("keep-chosen", Game(&SIXTH), |d| { keep_here(d); keep_a_tile(d); }),
    scene("keep-none", Game(&SIXTH), |d| {
        keep_here(d);
        at_dialog(d, dialog::Message::Keep(keep::Message::Sides("cvrv".to_owned())));
    }),
    scene("describe", Game(&SIXTH), |d| {
        keep_here(d);
        at_dialog(d, dialog::Message::Keep(keep::Message::Unknown));
    }).pages(2),
    scene("stand", Most(|j| ways(j, |_| true)), |d| show(d, dialog::Kind::Stand)).pages(2),
    // ---- the table: its past ----
    scene("past-line", Game(&SIXTH), |d| in_log(d, |index| Log::Open(index, None))),
    scene("past-anew", Game(&SIXTH), |d| in_log(d, Log::Reenter)),
    scene("past-insert", Game(&SIXTH), |d| in_log(d, Log::Insert)).pages(2),
    scene("past-inserting", Game(&SIXTH), |d| { in_log(d, Log::Insert); amend(d); }).told(),
    scene("past-give", Game(&SIXTH), |d| in_log(d, Log::Give)).pages(2),
    scene("past-given", Game(&SIXTH), |d| { in_log(d, Log::Give); amend(d); }).pages(3).told(),
    scene("past-remove", Game(&SIXTH), |d| in_log(d, Log::RemoveTurn)).pages(2),
    scene("past-removed", Game(&SIXTH), |d| {
        in_log(d, Log::RemoveTurn);
        at_dialog(d, dialog::Message::Turn(turn::Message::Later(Later::MoveOn)));
        amend(d);
    }).pages(3),
    // ---- phones ----
    scene("phones-off", Game(&SIXTH), |d| at_phones(d, &[phones::Message::Show])).pages(2),
    scene("phones-code", Game(&SIXTH),
        |d| at_phones(d, &[phones::Message::Show, phones::Message::On])).pages(2),
    scene("phones-silence", Game(&SIXTH), |d| {
        d.pace = Duration::ZERO;
        at_phones(d, &[phones::Message::Show, phones::Message::On]);
        d.wait(21);
    }).pages(3),
    scene("phones-really", Game(&SIXTH), |d| {
        let asked = phones::Message::Really(Some(phones::Loss::All));
        at_phones(d, &[phones::Message::Show, phones::Message::On, asked]);
    }),
    scene("phones-table", Game(&SIXTH), |d| {
        at_phones(d, &[phones::Message::Show, phones::Message::On, phones::Message::Close]);
    }),
    scene("phones-home", Game(&SIXTH), |d| {
        at_phones(d, &[phones::Message::Show, phones::Message::On, phones::Message::Close]);
        d.send(Message::Ask(Request::Leave(Leaving::Home)));
    }),
    scene("phones-between", Game(&SIXTH), |d| {
        at_phones(d, &[phones::Message::Show, phones::Message::On, phones::Message::Close]);
        d.send(Message::Ask(Request::Leave(Leaving::Home)));
        d.key("j");
    }),
    // ---- the scorepad, and only the orders ----
    scene("pad", Game(&PAD), |_| {}),
    scene("pad-city", Game(&PAD), |d| keys(d, &["c", "5"])).pages(2),
    scene("pad-road", Game(&PAD), |d| keys(d, &["r", "4"])).pages(2),
    scene("pad-monastery", Game(&PAD), |d| keys(d, &["m"])).pages(2),
    scene("pad-shrine", Game(&PAD), |d| keys(d, &["s"])).pages(2),
    scene("pad-two", Game(&PAD), |d| keys(d, &["c", "5", "r", "3"])).pages(2),
    scene("pad-field", Game(&PAD), |d| keys(d, &["j"])).pages(2),
    scene("pad-fault", Game(&PAD), |d| keys(d, &["c", "9", "9"])).pages(2),
    scene("pad-deploy", Game(&PAD), |d| keys(d, &["f"])).pages(2),
    scene("pad-wagon", Game(&PAD), |d| keys(d, &["w"])).pages(2),
    scene("pad-princess", Game(&PAD), |d| keys(d, &["k"])).pages(2),
    scene("pad-fairy", Game(&PAD), |d| keys(d, &["y"])).pages(2),
    scene("pad-dragon", Game(&PAD), |d| keys(d, &["z"])).pages(2),
    scene("pad-tower", Game(&PAD), |d| keys(d, &["h"])).pages(2),
    scene("pad-capture", Game(&PAD), |d| keys(d, &["n"])).pages(2),
    scene("pad-guard", Game(&PAD), |d| keys(d, &["g"])).pages(2),
    scene("pad-escape", Game(&PAD), |d| keys(d, &["b"])).pages(2),
    scene("pad-home", Game(&PAD), |d| keys(d, &["u"])).pages(2),
    scene("pad-keys", Game(&PAD), |d| show(d, dialog::Kind::Keys)).pages(5),
    scene("pad-remains", Game(&REMAINS), |_| {}),
    scene("pad-remains-field", Game(&REMAINS), |d| keys(d, &["v", "2"])).pages(2),
    scene("deck", Game(&DECK), |_| {}),
    scene("deck-declare", Game(&DECK),
        |d| { hand(d, Hand::LookAt(Seat::FIRST)); d.hold("space"); }).pages(2),
    scene("judged", Game(&JUDGED), |_| {}),
    scene("judged-deploy", Game(&JUDGED), |d| {
        make(d, place("base-road-straight", 0, 2, Rotation::None));
    }),
    scene("judged-who", Game(&JUDGED), |d| hand(d, Hand::Claim)),
    scene("judged-claim", Game(&JUDGED), |d| {
        keys(d, &["F9", "1"]);
        d.hold("space");
    }).pages(2),
    scene("judged-end", Game(&JUDGED), |d| make(d, Move::EndGame)),
    // ---- the end ----
    scene("deck-track", Game(&DECK), end_of_orders),
    scene("deck-unread", Game(&DECK), |d| {
        end_of_orders(d);
        keys(d, &["Escape"]);
    }),
    scene("deck-read", Game(&DECK), |d| {
        end_of_orders(d);
        for seat in d.game().seats().collect::<Vec<Seat>>() {
            let typed = (60 + 7 * seat.index()).to_string();
            d.send(Message::Outcome(outcome::Message::Track(outcome::track::Message::Type(seat, typed))));
        }
        keys(d, &["Return"]);
    }),
    scene("table-rules", Game(&ENTERED), |d| {
        d.send(Message::Ask(Request::PlayedHere));
    }),
    scene("finale-1", Game(&ENDED), |d| finale(d, 0)),
    scene("finale-clash", Game(&CLASHED), |d| {
        clash(d);
        make(d, Move::EndGame);
    }),
    scene("finale-2", Game(&ENDED), |d| finale(d, 6)),
    scene("finale-3", Game(&ENDED), |d| finale(d, 14)),
    scene("finale-4", Game(&ENDED), |d| finale(d, 22)),
    scene("finale-5", Game(&ENDED), |d| finale(d, 30)),
    scene("finale-keys", Game(&ENDED), |d| keys(d, &["s", "?"])),
    scene("finale-6", Game(&FURROW), |d| finale(d, 0)),
    scene("finale-7", Game(&FURROW), |d| finale(d, 2)),
    scene("finale-8", Game(&FURROW), |d| finale(d, 9)),
    scene("finale-last", Game(&ENDED), finale_to_the_end),
    scene("result", Game(&ENDED), |_| {}).pages(2),
    scene("result-keys", Game(&ENDED), |d| keys(d, &["?"])).pages(2),
    scene("result-orders", Game(&FURROW), |d| keys(d, &["2"])).pages(3),
    scene("result-orders-many", Game(&ENDED), |d| keys(d, &["2"])).pages(3),
    scene("result-pile", Game(&FURROW), |d| {
        keys(d, &["2"]);
        d.send(Message::Outcome(outcome::Message::Pile));
    }).pages(4),
    scene("result-long", Game(&LONG), |_| {}),
    scene("result-board", Game(&ENDED), |d| keys(d, &["3"])),
    scene("result-then", Game(&FURROW), chance),
    scene("result-titles", Game(&ENDED), |d| keys(d, &["4"])).pages(3),
    scene("result-share", Game(&ENDED), |d| keys(d, &["x"])).pages(2),
    scene("result-saved", Game(&ENDED), |d| keys(d, &["x", "c"])).pages(2).told(),
    scene("result-copied", Game(&ENDED), |d| keys(d, &["x", "t"])).pages(2).told(),
    scene("result-code", Game(&FURROW), |d| keys(d, &["x", "k"])).pages(2),
    scene("result-pad", Game(&PAD),
        |d| { for _ in 0..3 { make(d, Move::EndGame); } keys(d, &["Escape"]); }),
    scene("result-table", Game(&ENDED), |d| keys(d, &["t"])),
    scene("replay-first", Game(&ENDED), |d| watch(d, replay::Message::First)),
    scene("replay", Game(&ENDED), |d| watch(d, replay::Message::To(60))),
    scene("replay-last", Game(&ENDED), |d| watch(d, replay::Message::Last)),
    scene("replay-keys", Game(&ENDED), |d| keys(d, &["w", "?"])).pages(2),
    // ---- earlier games ----
    scene("earlier-none", Nothing, |d| keys(d, &["e"])),
    scene("earlier", Evenings, |d| keys(d, &["e"])).pages(2),
    scene("earlier-reading", Evenings, reading),
    scene("earlier-search", Evenings,
        |d| at_earlier(d, earlier::Message::Search("Zoë".to_owned()))),
    scene("earlier-refused", Evenings, delete_locked).told(),
    scene("earlier-deleted", Evenings, delete).told(),
    scene("earlier-all-deleted", Evenings, |d| {
        delete(d);
        d.send(Message::Earlier(earlier::Message::Tab(earlier::Tab::Deleted)));
    }),
    scene("players-none", Nothing, |d| keys(d, &["e", "2"])),
    scene("players", Evenings, |d| keys(d, &["e", "2"])).pages(3),
    scene("players-other", Evenings, |d| {
        at_earlier(d, earlier::Message::Tab(earlier::Tab::Players));
        d.send(Message::Earlier(earlier::Message::Choose("Cleo".to_owned())));
    }).pages(3),
    scene("season-none", Nothing, |d| keys(d, &["e", "3"])),
    scene("season", Evenings, |d| keys(d, &["e", "3"])).pages(2),
    scene("season-cards", Evenings, |d| keys(d, &["e", "3", "k"])).pages(2),
    scene("season-choice", Evenings, |d| keys(d, &["e", "3", "e"])).pages(2),
    scene("season-keys", Evenings, |d| keys(d, &["e", "3", "?"])).pages(3),
    scene("season-saved", Evenings, |d| keys(d, &["e", "3", "c"])).told(),
    // ---- what goes wrong ----
    scene("unsaved", Game(&TWO), break_disk).told(),
    scene("unsaved-closed", Game(&TWO), |d| { break_disk(d); keys(d, &["Escape"]); }).told(),
    scene("unsaved-leaving", Game(&TWO), |d| {
        break_disk(d);
        keys(d, &["Escape"]);
        d.send(Message::Ask(Request::Leave(Leaving::Home)));
    }).told(),
    scene("unsaved-again", Game(&TWO),
        |d| { break_disk(d); d.send(Message::Rescue(trouble::Rescue::Again)); }).told(),
    scene("file-copy", Game(&TWO), |d| ask_for_file(d, files::Purpose::Copy)).told(),
    scene("file-open", Game(&TWO), |d| ask_for_file(d, files::Purpose::Open)).told(),
    scene("file-not-there", Game(&TWO), |d| {
        ask_for_file(d, files::Purpose::Open);
        d.send(Message::Files(files::Message::Typed("/tmp/nowhere.kings-order".to_owned())));
        d.send(Message::Files(files::Message::There));
    }).told(),
    scene("file-not-copied", Game(&TWO), |d| {
        ask_for_file(d, files::Purpose::Copy);
        d.send(Message::Files(files::Message::Typed("/dev/null/copy.kings-order".to_owned())));
        d.send(Message::Files(files::Message::There));
    }).told(),
    // ---- the second window ----
    scene("second-home", Nothing, |_| {}),
    scene("second-deal", Game(&DEAL), |_| {}),
    scene("second-table", Game(&SIXTH), |_| {}),
    scene("second-pad", Game(&PAD), |_| {}),
    scene("second-finale", Game(&ENDED), |d| finale(d, 6)),
    scene("second-result", Game(&ENDED), |_| {}),
    scene("second-replay", Game(&ENDED), |d| watch(d, replay::Message::To(60))),
];
