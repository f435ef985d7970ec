//! Colours as screens say them that have not eight bits of red, green and blue each.

use widget::renderer::Encoding;

/// The first pixel of every square of thresholds that has this grey.
fn of_grey(encoding: &Encoding, grey: u8) -> Vec<u32> {
    let places = (0..4).flat_map(|y| (0..4).map(move |x| (x, y)));
    places.map(|(x, y)| encoding.pixel([grey, grey, grey, 255], x, y)).collect()
}

#[test]
fn black_and_white_stay_so_with_any_number_of_bits() {
    let depths = [
        [0xF800, 0x07E0, 0x001F],
        [0x7C00, 0x03E0, 0x001F],
        [0xE0, 0x1C, 0x03],
        [0x3FF0_0000, 0x000F_FC00, 0x0000_03FF],
        [0x0000_00FF, 0x0000_FF00, 0x00FF_0000],
    ];
    for masks in depths {
        let encoding = Encoding::of_masks(masks).expect("three colours");
        assert_eq!(of_grey(&encoding, 0), [0; 16], "{masks:x?}");
        assert_eq!(of_grey(&encoding, 255), [masks[0] | masks[1] | masks[2]; 16], "{masks:x?}");
    }
}

#[test]
fn red_green_and_blue_go_where_the_screen_has_them() {
    let encoding = Encoding::of_masks([0xF800, 0x07E0, 0x001F]).expect("three colours");
    assert_eq!(encoding.pixel([0, 0, 255, 0], 0, 0), 0xF800, "red is the third byte");
    assert_eq!(encoding.pixel([0, 255, 0, 0], 0, 0), 0x07E0);
    assert_eq!(encoding.pixel([255, 0, 0, 0], 0, 0), 0x001F);
    // 128 of 255 is the level 16 of 31, and 32 of 63.
    assert_eq!(encoding.pixel([128, 128, 128, 0], 0, 0), 16 << 11 | 32 << 5 | 16);
    let fine = [0x3FF0_0000, 0x000F_FC00, 0x0000_03FF];
    let fine = Encoding::of_masks(fine).expect("three colours");
    // 128 of 255 is 513.5 of 1023.
    assert_eq!(fine.pixel([128, 0, 0, 0], 0, 0), 514);
    assert_eq!(Encoding::of_masks([0xFF, 0, 0]), None, "no green");
}

#[test]
fn a_table_gives_the_nearest_colour_and_a_grey_between_two_is_made_of_both() {
    assert_eq!(Encoding::of_cells(&[(7, [0; 3])]), None, "one colour is no picture");
    let cells = [(7, [0; 3]), (3, [255; 3])];
    let encoding = Encoding::of_cells(&cells).expect("two colours");
    assert_eq!(of_grey(&encoding, 0), [7; 16]);
    assert_eq!(of_grey(&encoding, 255), [3; 16]);
    let whites = of_grey(&encoding, 128).iter().filter(|cell| **cell == 3).count();
    assert_eq!(whites, 8, "half of them");
    let eight: Vec<(u32, [u8; 3])> =
        (0..8).map(|n| (n, [2, 1, 0].map(|bit| if n >> bit & 1 == 1 { 255 } else { 0 }))).collect();
    let encoding = Encoding::of_cells(&eight).expect("eight colours");
    assert_eq!(encoding.pixel([0, 0, 255, 0], 1, 1), 4, "red");
    assert_eq!(encoding.pixel([255, 255, 0, 0], 2, 1), 3, "green and blue");
}
