//! How the house is run.

use std::{net::SocketAddr, path::PathBuf, time::Duration};

#[derive(Clone, PartialEq, Debug)]
pub struct Config {
    pub listen: SocketAddr,
    /// The folder of the database; made if missing.
    pub data: PathBuf,
    pub durability: Durability,
    /// A decision of a bot takes at least so long; as long as each level likes if nothing is said.
    pub bot_pace: Option<Duration>,
    /// How many bots may think at the same time.
    pub bot_threads: usize,
    /// How long to think about a hint.
    pub hint_time: Duration,
    /// How hard to think about each decision of an analysis.
    pub analysis_iterations: u32,
    /// After how long without anybody a table is put away; it comes back from the store when somebody looks.
    pub idle: Duration,
    /// How long bots play on at a table where nobody is any more; then they wait for somebody to come.
    pub lately: Duration,
    /// How long somebody has to be away before others may let a bot play on for them.
    pub away_patience: Duration,
    /// How long whoever connects may take to say what they want.
    pub header_patience: Duration,
    /// How long a page may read nothing of what it is sent.
    pub slow_patience: Duration,
    /// The cookie is sent over HTTPS only. For a server behind a proxy that speaks HTTPS.
    pub secure_cookie: bool,
    /// Everybody comes through a proxy: an address is the last one of `X-Forwarded-For`.
    pub behind_proxy: bool,
    /// Origins of pages, beside the server's own, that may use it; such as a development server's.
    pub origins: Vec<String>,
    /// Names by which the house is called, beside its addresses and those of this computer.
    pub hosts: Vec<String>,
    pub limits: Limits,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            listen: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("data"),
            durability: Durability::Full,
            bot_pace: None,
            // One core is left for people.
            bot_threads: std::thread::available_parallelism().map_or(1, |cores| (cores.get() - 1).max(1)),
            hint_time: Duration::from_millis(800),
            analysis_iterations: 1_000,
            idle: Duration::from_secs(60),
            lately: Duration::from_secs(60),
            away_patience: Duration::from_secs(120),
            header_patience: Duration::from_secs(10),
            slow_patience: Duration::from_secs(15),
            secure_cookie: false,
            behind_proxy: false,
            origins: Vec::new(),
            hosts: Vec::new(),
            limits: Limits::default(),
        }
    }
}

/// What an acknowledged action survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Durability {
    /// A power cut too: every group of entries waits for the disk (`synchronous=FULL`).
    Full,
    /// The death of this process, however sudden, but in a power cut the last moments may be lost
    /// (`synchronous=NORMAL`).
    Process,
}

/// How much anybody may ask for. Generous for people, tight for a broken script.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Limits {
    pub body_bytes: usize,
    /// An action within a message.
    pub action_bytes: usize,
    pub chat_characters: usize,
    pub name_characters: usize,
    /// Unfinished tables of one person.
    pub tables_per_person: u32,
    /// Campaigns of one person, finished ones too.
    pub campaigns_per_person: usize,
    pub sockets_per_person: u32,
    pub sockets_per_address: u32,
    pub sockets: u32,
    /// Connections that are no sockets, in all and of one address.
    pub connections: u32,
    pub connections_per_address: u32,
    /// Of all that is on its way to pages, each text counted once. When it is more, nobody who reads slowly is waited for.
    pub unread_bytes: usize,
    pub requests_per_address: Rate,
    /// Those among them that change something, and so cost the disk.
    pub changes_per_address: Rate,
    pub new_people_per_address: Rate,
    pub new_tables_per_person: Rate,
    pub new_tables_per_address: Rate,
    /// Tables that wait for anybody at all.
    pub public_tables_per_person: u32,
    pub public_tables_per_address: Rate,
    /// Tries to claim an identity.
    pub claims_per_address: Rate,
    /// People who want to be forgotten.
    pub farewells_per_address: Rate,
    pub messages_per_socket: Rate,
    /// Asking for everything again, which is long.
    pub resumes_per_socket: Rate,
    /// How often a seat may take something back: every game ends by itself, but not one that goes to and fro.
    pub undos_per_seat: u32,
    pub chat_per_person: Rate,
    pub chat_per_address: Rate,
    /// What those say who have no seat at the table.
    pub onlookers_chat_per_address: Rate,
    pub hints_per_person: Rate,
    pub hints_per_address: Rate,
    /// Games to be analysed.
    pub analyses_per_person: Rate,
    pub analyses_per_address: Rate,
    /// Games that wait to be analysed.
    pub analyses_waiting_per_address: usize,
    /// A game with more plays is not analysed: it would keep the others waiting for hours.
    pub analysed_plays: usize,
    /// Plays that are gone through again, to look back.
    pub looking_back_per_address: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 16 * 1024,
            action_bytes: 1024,
            chat_characters: 500,
            name_characters: 30,
            tables_per_person: 50,
            campaigns_per_person: 30,
            sockets_per_person: 50,
            sockets_per_address: 1_000,
            sockets: 20_000,
            connections: 4_000,
            connections_per_address: 250,
            unread_bytes: 64 * 1024 * 1024,
            requests_per_address: Rate { burst: 300, per_second: 50.0 },
            changes_per_address: Rate { burst: 200, per_second: 10.0 },
            new_people_per_address: Rate { burst: 60, per_second: 0.5 },
            new_tables_per_person: Rate { burst: 20, per_second: 0.2 },
            new_tables_per_address: Rate { burst: 60, per_second: 0.5 },
            public_tables_per_person: 5,
            public_tables_per_address: Rate { burst: 15, per_second: 0.02 },
            claims_per_address: Rate { burst: 10, per_second: 0.1 },
            farewells_per_address: Rate { burst: 10, per_second: 0.1 },
            undos_per_seat: 1_000,
            messages_per_socket: Rate { burst: 60, per_second: 20.0 },
            resumes_per_socket: Rate { burst: 6, per_second: 0.2 },
            chat_per_person: Rate { burst: 8, per_second: 0.5 },
            chat_per_address: Rate { burst: 40, per_second: 3.0 },
            onlookers_chat_per_address: Rate { burst: 10, per_second: 0.2 },
            hints_per_person: Rate { burst: 6, per_second: 0.25 },
            hints_per_address: Rate { burst: 30, per_second: 1.0 },
            analyses_per_person: Rate { burst: 6, per_second: 0.01 },
            analyses_per_address: Rate { burst: 20, per_second: 0.03 },
            analyses_waiting_per_address: 4,
            analysed_plays: 4_000,
            looking_back_per_address: Rate { burst: 100_000, per_second: 20_000.0 },
        }
    }
}

impl Limits {
    /// As much of it as a house can have that may open so many files: nobody shall take them all, and the store and the
    /// page need some.
    #[must_use]
    pub fn within(self, files: u64) -> Self {
        let part = |of: u64| u32::try_from(files / of).unwrap_or(u32::MAX);
        Self {
            sockets: self.sockets.min(part(8).saturating_mul(5)),
            sockets_per_address: self.sockets_per_address.min(part(2)),
            connections: self.connections.min(part(4)),
            connections_per_address: self.connections_per_address.min(part(8)),
            ..self
        }
    }

    /// For tests and measurements, where a single address is the whole world.
    pub fn wide() -> Self {
        let rate = Rate { burst: 1_000_000, per_second: 1_000_000.0 };
        Self {
            tables_per_person: 100_000,
            sockets_per_person: 100_000,
            sockets_per_address: 100_000,
            sockets: 100_000,
            connections: 100_000,
            connections_per_address: 100_000,
            requests_per_address: rate,
            changes_per_address: rate,
            new_people_per_address: rate,
            new_tables_per_person: rate,
            new_tables_per_address: rate,
            public_tables_per_person: 100_000,
            public_tables_per_address: rate,
            claims_per_address: rate,
            farewells_per_address: rate,
            messages_per_socket: rate,
            resumes_per_socket: rate,
            chat_per_person: rate,
            chat_per_address: rate,
            onlookers_chat_per_address: rate,
            hints_per_person: rate,
            hints_per_address: rate,
            analyses_per_person: rate,
            analyses_per_address: rate,
            analyses_waiting_per_address: 1_000,
            looking_back_per_address: Rate { burst: u32::MAX, per_second: 1e9 },
            ..Self::default()
        }
    }
}

/// So many at once, and so many a second in the long run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    pub burst: u32,
    pub per_second: f64,
}
