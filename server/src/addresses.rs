//! At which addresses others in the local network find the house.

use crate::{house::House, protocol::Addresses};
use axum::{
    Json,
    extract::{ConnectInfo, State},
};
use std::{
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket},
    sync::Arc,
};

/// Told on this computer only: how a network looks from inside is nothing for strangers.
pub(crate) async fn show(
    State(house): State<Arc<House>>,
    ConnectInfo(visitor): ConnectInfo<SocketAddr>,
) -> Json<Addresses> {
    let found =
        if at_home(visitor, house.config.behind_proxy) { within_reach(house.config.listen) } else { Vec::new() };
    Json(Addresses { local: found.iter().map(|address| format!("http://{address}")).collect() })
}

/// Whoever comes through a proxy may be anybody, wherever the proxy is.
fn at_home(visitor: SocketAddr, behind_proxy: bool) -> bool {
    !behind_proxy && visitor.ip().to_canonical().is_loopback()
}

/// Where a house that listens there is found from this computer: nobody can open 0.0.0.0.
pub(crate) fn here(listen: SocketAddr) -> SocketAddr {
    match listen.ip() {
        ip if ip.is_unspecified() => SocketAddr::new(Ipv4Addr::LOCALHOST.into(), listen.port()),
        _ => listen,
    }
}

/// Where a house that listens there is found from other computers; nowhere if it listens to this one alone.
pub(crate) fn within_reach(listen: SocketAddr) -> Vec<SocketAddr> {
    let ip = listen.ip();
    if ip.is_loopback() {
        return Vec::new();
    }
    if !ip.is_unspecified() {
        return vec![listen];
    }
    let six = || own(IpAddr::from(Ipv6Addr::UNSPECIFIED), IpAddr::from(ELSEWHERE_6));
    let found = own(IpAddr::from(Ipv4Addr::UNSPECIFIED), IpAddr::from(ELSEWHERE_4)).or_else(six);
    found.map(|ip| SocketAddr::new(ip, listen.port())).into_iter().collect()
}

/// Addresses of documentation, which belong to nobody.
const ELSEWHERE_4: Ipv4Addr = Ipv4Addr::new(192, 0, 2, 1);
const ELSEWHERE_6: Ipv6Addr = Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1);

/// Our own address on the way to `elsewhere`. Connecting such a socket sends nothing.
fn own(any: IpAddr, elsewhere: IpAddr) -> Option<IpAddr> {
    let socket = UdpSocket::bind((any, 0)).ok()?;
    socket.connect((elsewhere, 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};

    fn reach(ip: impl Into<std::net::IpAddr>) -> Vec<SocketAddr> {
        super::within_reach(SocketAddr::new(ip.into(), 8080))
    }

    #[test]
    fn only_this_computer_is_told() {
        let from = |ip: &str, behind_proxy| {
            super::at_home(SocketAddr::new(ip.parse().expect("an address"), 40_000), behind_proxy)
        };
        assert!(from("127.0.0.1", false) && from("::1", false) && from("::ffff:127.0.0.1", false));
        assert!(!from("192.0.2.7", false) && !from("::ffff:192.0.2.7", false));
        assert!(!from("127.0.0.1", true), "a proxy on this computer brings strangers");
    }

    #[test]
    fn a_house_on_this_computer_alone_is_found_nowhere() {
        assert!(reach(Ipv4Addr::LOCALHOST).is_empty());
        assert!(reach(Ipv6Addr::LOCALHOST).is_empty());
    }

    #[test]
    fn an_address_can_be_opened_on_this_computer() {
        let here = |address: &str| super::here(address.parse().expect("an address")).to_string();
        assert_eq!(here("0.0.0.0:8080"), "127.0.0.1:8080");
        assert_eq!(here("[::]:8080"), "127.0.0.1:8080");
        assert_eq!(here("192.168.1.7:80"), "192.168.1.7:80");
    }

    #[test]
    fn a_house_at_one_address_is_found_there() {
        assert_eq!(reach([192, 168, 1, 7]), [SocketAddr::from(([192, 168, 1, 7], 8080))]);
    }

    #[test]
    fn a_house_everywhere_is_found_at_addresses_that_can_be_opened() {
        for address in reach(Ipv4Addr::UNSPECIFIED) {
            assert!(!address.ip().is_unspecified() && !address.ip().is_loopback());
            assert_eq!(address.port(), 8080);
        }
    }
}
