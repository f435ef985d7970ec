//! People who come late, leave, change seats and change rules: what the table decides beside the
//! rules.

use rules::expansion::fairy::{Call, Stand};
use rules::feature::Place;
use rules::game::Phase;
use rules::house_rule::{HouseRule, HouseRules};
use rules::orders;
use rules::player::{Colour, Figure, Player};
use rules::scorepad::{Deed, Entry, Note};
use rules::scoring::Source;
use rules::table::{Figures, Held, Leave, Rejection as Refused};
use rules::tile::Kind;
use rules::{Move, Outcome, Rejection, setup};

use support::table::{Table, place, seat, segment, spot};

const THREE: [&str; 3] = ["Anna", "Ben", "Cleo"];

fn join(name: &str, colour: Colour) -> Move {
    Move::JoinGame(Player { name: name.to_owned(), colour })
}

fn leave(player: u8, figures: Figures, orders: Held) -> Move {
    Move::LeaveGame(Leave { player: seat(player), figures, orders })
}

fn begin(player: u8) -> Move {
    Move::BeginTurn { player: seat(player) }
}

/// Who is on turn, turn after turn.
fn round(table: &mut Table, turns: usize) -> Vec<String> {
    let turn = |_| {
        let active = table.active().to_owned();
        table.pass();
        active
    };
    (0..turns).map(turn).collect()
}

// ---- a guest ----

/// Four players have seven followers each, and the guest sits to the right of Anna, who began.
#[test]
fn a_guest_is_last_in_the_order_of_turns() {
    let mut table = Table::of(&THREE);
    table.pass().play(join("Eva", Colour::Pink));
    assert_eq!((table.active(), table.supply("Eva"), table.points("Eva")), ("Ben", 7, 0));
    assert_eq!(round(&mut table, 5), ["Ben", "Cleo", "Eva", "Anna", "Ben"]);
}

/// R-KO-3, 4: the three on top are the guest's, who returns one under the pile before the turn goes
/// on.
#[test]
fn a_guest_is_dealt_three_orders_and_may_return_one() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let pile = ["base-07", "base-08", "base-09", "base-10"];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &pile);
    table.pass().play(join("Eva", Colour::Pink));
    assert_eq!(table.game().phase(), Phase::Deal);
    assert_eq!(table.hand("Eva"), ["base-07", "base-08", "base-09"]);
    let deal_first = Rejection::Orders(orders::Rejection::DealFirst { seat: seat(2) });
    assert_eq!(table.refuses(&place("workshop-field", (-1, 1), 0)), deal_first);
    table.keep("Eva", Some("base-08"));
    assert!(!table.last().iter().any(|outcome| matches!(outcome, Outcome::TurnBegan { .. })));
    assert_eq!((table.active(), table.game().turn()), ("Ben", 2));
    assert_eq!(table.pile(), ["base-10", "base-08"]);
    assert_eq!(round(&mut table, 3), ["Ben", "Eva", "Anna"]);
}

/// Two cards are left, so the guest has two; then none, and the next guest decides on nothing.
#[test]
fn a_guest_is_dealt_what_is_left_of_the_pile() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &["base-07", "base-08"]);
    table.play(join("Eva", Colour::Pink)).keep("Eva", None);
    assert_eq!(table.hand("Eva"), ["base-07", "base-08"]);
    table.play(join("Finn", Colour::White));
    assert_eq!((table.game().phase(), table.hand("Finn").len()), (Phase::Place, 0));
}

#[test]
fn a_guest_needs_a_name_and_a_colour_of_their_own_and_a_free_seat() {
    let mut table = Table::of(&THREE);
    let person = |fault| Rejection::Table(Refused::Person { fault });
    let twice = setup::Fault::NameTwice { name: "Ben".to_owned() };
    assert_eq!(table.refuses(&join("Ben", Colour::Pink)), person(twice));
    let colour = setup::Fault::ColourTwice { colour: Colour::Red };
    assert_eq!(table.refuses(&join("Eva", Colour::Red)), person(colour));
    for (name, colour) in [("D", Colour::Grey), ("E", Colour::Pink), ("F", Colour::White)] {
        table.play(join(name, colour));
    }
    let seven = person(setup::Fault::PlayerCount(7));
    assert_eq!(table.refuses(&join("Gus", Colour::Yellow)), seven);
}

#[test]
fn people_come_and_go_at_the_start_of_a_turn_only() {
    let mut table = Table::of(&THREE);
    table.place("base-road-straight", (1, 0), 0);
    let later = Rejection::Table(Refused::OnlyAtTurnStart);
    assert_eq!(table.refuses(&join("Eva", Colour::Pink)), later);
    assert_eq!(table.refuses(&leave(1, Figures::Stay, Held::Count)), later);
    assert_eq!(table.refuses(&begin(1)), later);
    assert_eq!(table.refuses(&Move::ChangeSeats { order: vec![seat(0), seat(2), seat(1)] }), later);
    assert_eq!(table.refuses(&Move::ChangeRules { rules: HouseRules::default() }), later);
}

// ---- somebody leaves ----

/// Ben's knight in a city of which one tile is missing; Anna is on turn.
fn knight_of_ben() -> Table {
    let mut table = Table::workshop(&THREE);
    table.ground(1).claim("Ben", "workshop-cap", (1, 2), 180, "city:0").until("Anna");
    assert_eq!(table.supply("Ben"), 6);
    table
}

/// A city of two brings 2 × 2 to the knight who stays.
#[test]
fn figures_that_stay_score_for_the_one_who_has_left() {
    let mut table = knight_of_ben();
    table.play(leave(1, Figures::Stay, Held::Count));
    assert_eq!(round(&mut table, 3), ["Anna", "Cleo", "Anna"]);
    table.lay("Cleo", "workshop-cap", (1, 3), 0);
    assert_eq!((table.all_points(), table.supply("Ben")), (vec![0, 4, 0], 7));
}

#[test]
fn figures_that_go_home_score_nothing() {
    let mut table = knight_of_ben();
    table.play(leave(1, Figures::GoHome, Held::Count));
    assert_eq!(table.supply("Ben"), 7);
    table.lay("Cleo", "workshop-cap", (1, 3), 0);
    assert_eq!(table.all_points(), [0, 0, 0]);
}

#[test]
fn whoever_leaves_on_their_own_turn_passes_it_to_the_left() {
    let mut table = knight_of_ben();
    table.play(leave(0, Figures::Stay, Held::Count));
    assert_eq!(round(&mut table, 3), ["Ben", "Cleo", "Ben"]);
    let gone = Rejection::Table(Refused::HasLeft { seat: seat(0) });
    assert_eq!(table.refuses(&leave(0, Figures::Stay, Held::Count)), gone);
    assert_eq!(table.refuses(&begin(0)), gone);
}

#[test]
fn two_players_do_not_leave_each_other() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let refused = table.refuses(&leave(1, Figures::Stay, Held::Count));
    assert_eq!(refused, Rejection::Table(Refused::LastTwo));
}

/// R-KO-34, 36: three orders in hand cost 10 each, and nobody has fulfilled any.
#[test]
fn orders_of_one_who_has_left_count_or_go_under_the_pile() {
    let hands = [
        ["base-01", "base-02", "base-03"],
        ["base-04", "base-05", "base-06"],
        ["base-07", "base-08", "base-09"],
    ];
    for (held, points, pile) in [
        (Held::Count, -30, vec!["base-10"]),
        (Held::UnderPile, 0, vec!["base-10", "base-04", "base-05", "base-06"]),
    ] {
        let mut table = Table::with_hands(&THREE, &hands, &["base-10"]);
        table.play(leave(1, Figures::Stay, held)).end_game();
        assert_eq!(table.pile(), pile);
        assert_eq!(table.all_points(), [-30, points, -30], "{held:?}");
    }
}

/// R-BASE-15: of those who stayed, the one with the most points has won.
#[test]
fn whoever_has_left_does_not_win() {
    let mut table = Table::of(&THREE);
    table.adjust("Ben", 50).adjust("Cleo", 5).play(leave(1, Figures::Stay, Held::Count)).end_game();
    assert_eq!(table.game().winners(), [seat(2)]);
}

// ---- seats and turns ----

#[test]
fn another_order_of_turns_holds_from_now_on() {
    let mut table = Table::of(&THREE);
    table.play(Move::ChangeSeats { order: vec![seat(0), seat(2), seat(1)] });
    assert_eq!(round(&mut table, 4), ["Anna", "Cleo", "Ben", "Anna"]);
    for order in [vec![0, 1], vec![0, 1, 1], vec![0, 1, 2, 3]] {
        let order = order.into_iter().map(seat).collect();
        let refused = table.refuses(&Move::ChangeSeats { order });
        assert_eq!(refused, Rejection::Table(Refused::NotEverybody));
    }
}

/// The first turn too: so it is said who begins.
#[test]
fn a_turn_is_given_to_another_player_and_goes_on_from_there() {
    let mut table = Table::of(&THREE);
    table.play(begin(1));
    assert_eq!((table.active(), table.game().turn()), ("Ben", 1));
    assert_eq!(round(&mut table, 3), ["Ben", "Cleo", "Anna"]);
    let theirs = Rejection::Table(Refused::TurnIsTheirs { seat: seat(1) });
    assert_eq!(table.refuses(&begin(1)), theirs);
}

/// R-PD-8: the fairy has paid 1 at the start of Anna's turn. It is not Anna's turn, so the point
/// goes; at the start of her own turn it comes again.
#[test]
fn what_the_start_of_a_turn_has_brought_goes_with_it() {
    let mut table = Table::with_sets(&THREE, &["princess-dragon"]);
    table.ground(1).claim("Anna", "workshop-end", (1, 2), 180, "road:0");
    table.until("Anna").place("workshop-field", (2, 1), 0);
    let stand = Stand::Segment(Place { at: spot((1, 2)), segment: segment("road:0") });
    table.play(Move::MoveFairy(Call::new(Figure::Follower, stand))).end();
    table.until("Anna");
    assert_eq!(table.from("Anna", Source::Fairy), 1);
    table.play(begin(1));
    assert_eq!(table.from("Anna", Source::Fairy), 0);
    table.until("Anna");
    assert_eq!(table.from("Anna", Source::Fairy), 1);
}

// ---- house rules ----

/// A38: a city of two brings 4, and 2 from the moment on at which the table says so.
#[test]
fn a_house_rule_turned_in_mid_game_holds_from_then_on() {
    let mut table = Table::workshop(&["Anna", "Ben"]);
    table.ground(3).claim("Anna", "workshop-cap", (1, 2), 180, "city:0");
    table.lay("Ben", "workshop-cap", (1, 3), 0);
    assert_eq!(table.from("Anna", Source::City), 4);
    let rules: HouseRules = [HouseRule::SmallCityPaysTwo].into_iter().collect();
    table.play(Move::ChangeRules { rules });
    assert_eq!(table.from("Anna", Source::City), 4);
    table.claim("Anna", "workshop-cap", (3, 2), 180, "city:0");
    table.lay("Ben", "workshop-cap", (3, 3), 0);
    assert_eq!(table.from("Anna", Source::City), 6);
}

/// A45: with farmers on the fields there is no game without farmers.
#[test]
fn whether_there_are_farmers_is_decided_before_the_game() {
    let mut table = Table::of(&["Anna", "Ben"]);
    let rules: HouseRules = [HouseRule::NoFarmers].into_iter().collect();
    let refused = table.refuses(&Move::ChangeRules { rules });
    assert_eq!(refused, Rejection::Table(Refused::FarmersFromStart));
}

// ---- whoever has left does nothing more ----

#[test]
fn nothing_is_written_down_for_one_who_has_left() {
    let hands = [
        ["base-01", "base-02", "base-03"],
        ["base-04", "base-05", "base-06"],
        ["base-07", "base-08", "base-09"],
    ];
    let mut table = Table::on_pad(&THREE, &[], &hands, &[]);
    table.play(leave(1, Figures::Stay, Held::Count));
    let gone = Rejection::Table(Refused::HasLeft { seat: seat(1) });
    assert_eq!(table.refuses(&Move::Note(Box::new(Note::by_player(seat(1))))), gone);
    let deploy = Deed::Deploy {
        figure: Figure::Follower,
        on: Box::new(Entry::new(Kind::Field, 1)),
        portal: false,
    };
    assert_eq!(table.refuses(&Move::Report { player: seat(1), deed: deploy }), gone);
    table.play(Move::Note(Box::new(Note::by_player(seat(0)))));
    assert_eq!(table.active(), "Cleo");
}

/// R-KO-20: one order a turn, whoever has it now.
#[test]
fn a_turn_given_back_and_forth_brings_one_draw() {
    let hands = [["base-01", "base-02", "base-03"], ["base-04", "base-05", "base-06"]];
    let pile = ["base-07", "base-08", "base-09", "base-10"];
    let mut table = Table::with_hands(&["Anna", "Ben"], &hands, &pile);
    table.draw().play(begin(1)).play(begin(0));
    let again = table.refuses(&Move::DrawOrder { card: None });
    assert_eq!(again, Rejection::Orders(orders::Rejection::AlreadyDrawn));
    table.until("Ben").draw();
    assert_eq!((table.hand("Anna").len(), table.hand("Ben").len()), (4, 4));
}

/// A printed pile of two cards: the guest enters these two.
#[test]
fn a_guest_of_a_printed_deck_enters_what_is_left() {
    let mut setup = support::table::setup(&["Anna", "Ben"], &["base"]);
    let cards =
        ["base-01", "base-02", "base-03", "base-04", "base-05", "base-06", "base-07", "base-08"];
    setup.orders = Some(support::table::order_ids(&cards).collect());
    setup.deck = setup::Deck::Printed;
    let mut table = Table::new(setup, content::bundled::catalogue());
    let deal = |player, cards: &[&str]| Move::DealOrders {
        player: seat(player),
        cards: support::table::order_ids(cards).collect(),
    };
    table.play(deal(0, &cards[..3])).play(deal(1, &cards[3..6]));
    table.keep("Anna", None).keep("Ben", None).play(join("Eva", Colour::Pink));
    table.play(deal(2, &cards[6..])).keep("Eva", None);
    assert_eq!((table.active(), table.hand("Eva").len()), ("Anna", 2));
}
