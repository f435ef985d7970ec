//! The laptop's addresses, beginning with the one that phones most likely reach.

use std::net::IpAddr;
use std::sync::Once;

use if_addrs::IfOperStatus;

/// An address that phones may use.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The address.
    pub ip: IpAddr,
    /// The system's name of the interface.
    pub interface: String,
}

/// The addresses of this laptop in the order of [`ranked`].
pub fn choices() -> Vec<Choice> {
    static TOLD: Once = Once::new();
    let interfaces = if_addrs::get_if_addrs().inspect_err(|error| {
        TOLD.call_once(|| log::warn!("the laptop’s addresses are not told: {}", error.kind()));
    });
    let interfaces = interfaces.unwrap_or_default().into_iter();
    // Some drivers do not tell whether an interface is up.
    let up = interfaces.filter(|interface| {
        matches!(interface.oper_status, IfOperStatus::Up | IfOperStatus::Unknown)
    });
    ranked(up.map(|interface| Choice { ip: interface.ip(), interface: interface.name }).collect())
}

/// The addresses in the order in which they are offered: private ones of physical interfaces, then
/// others of these, then those of virtual interfaces (VPN, Docker, Hyper-V, WSL, VirtualBox), then
/// those that a system gives itself. None is the laptop's own, which no phone reaches, nor of IPv6,
/// whose addresses are too long to be typed: without a network there is none.
pub fn ranked(all: Vec<Choice>) -> Vec<Choice> {
    let rank = |choice: &Choice| match choice.ip {
        IpAddr::V6(_) => None,
        IpAddr::V4(ip) if ip.is_loopback() || ip.is_unspecified() => None,
        IpAddr::V4(ip) if ip.is_link_local() => Some(3),
        IpAddr::V4(_) if is_virtual(&choice.interface) => Some(2),
        IpAddr::V4(ip) if !ip.is_private() => Some(1),
        IpAddr::V4(_) => Some(0),
    };
    let mut ranked: Vec<(u8, Choice)> =
        all.into_iter().filter_map(|choice| Some((rank(&choice)?, choice))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, choice)| choice).collect()
}

/// The beginnings of the names of virtual interfaces.
const BEGINNINGS: [&str; 18] = [
    "docker", "br-", "veth", "virbr", "vmnet", "vnet", "vbox", "lxc", "lxd", "podman", "cni",
    "tun", "tap", "utun", "wg", "ppp", "zt", "bridge",
];
/// The parts that names of virtual interfaces have anywhere.
const PARTS: [&str; 10] = [
    "hyper-v",
    "wsl",
    "virtualbox",
    "vmware",
    "vpn",
    "tailscale",
    "zerotier",
    "wireguard",
    "bluetooth",
    "loopback",
];

/// Whether a name is that of an interface behind which no phone is.
fn is_virtual(name: &str) -> bool {
    let name = name.to_lowercase();
    BEGINNINGS.iter().any(|beginning| name.starts_with(beginning))
        || PARTS.iter().any(|part| name.contains(part))
}
