//! The addresses that phones may come to, in the order in which they are offered.

use phone::address::{Choice, choices, ranked};

fn choice(ip: &str, interface: &str) -> Choice {
    Choice { ip: ip.parse().unwrap(), interface: interface.to_owned() }
}

#[test]
fn the_table_s_own_network_is_offered_first_and_what_no_phone_reaches_last() {
    let all = [
        ("127.0.0.1", "lo"),
        ("172.17.0.1", "docker0"),
        ("fe80::1", "wlp3s0"),
        ("10.8.0.2", "tun0"),
        ("169.254.7.7", "eth1"),
        ("172.28.96.1", "vEthernet (WSL)"),
        ("192.168.56.1", "VirtualBox Host-Only Network"),
        ("203.0.113.9", "eth0"),
        ("192.168.1.20", "wlp3s0"),
        ("10.0.0.4", "Ethernet"),
    ];
    let ranked = ranked(all.into_iter().map(|(ip, interface)| choice(ip, interface)).collect());
    let ips: Vec<String> = ranked.iter().map(|choice| choice.ip.to_string()).collect();
    assert_eq!(
        ips,
        [
            "192.168.1.20",
            "10.0.0.4",
            "203.0.113.9",
            "172.17.0.1",
            "10.8.0.2",
            "172.28.96.1",
            "192.168.56.1",
            "169.254.7.7",
        ]
    );
}

#[test]
fn the_laptop_s_own_address_which_no_phone_reaches_is_never_offered() {
    let own = || choice("127.0.0.1", "lo");
    assert_eq!(ranked(vec![own()]), []);
    assert_eq!(ranked(vec![own(), choice("10.0.0.4", "eth0")]), [choice("10.0.0.4", "eth0")]);
    assert_eq!(ranked(Vec::new()), []);
    assert!(choices().iter().all(|choice| !choice.ip.is_loopback()));
}
