//! What every room of the house shares.

use crate::{
    analysis::Analyses,
    bots_pool::BotsPool,
    config::Config,
    limits::{Buckets, Counts},
    looking_back::LookingBack,
    outbox::UnreadTexts,
    store::Store,
    tables::Tables,
};
use metrics_exporter_prometheus::PrometheusHandle;
use std::{fmt, net::IpAddr, sync::Arc, time::Duration};
use tokio::sync::watch;

/// How long a page may read nothing while too much is unread.
const HURRIED: Duration = Duration::from_secs(1);

pub(crate) struct House {
    pub(crate) config: Config,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    pub(crate) bots: BotsPool,
    pub(crate) analyses: Analyses,
    pub(crate) looking_back: LookingBack,
    pub(crate) rates: Rates,
    pub(crate) unread: UnreadTexts,
    pub(crate) metrics: PrometheusHandle,
    /// Turns true when everybody has to go home.
    pub(crate) closing: watch::Sender<bool>,
}

pub(crate) struct Rates {
    pub(crate) requests: Buckets<IpAddr>,
    pub(crate) changes: Buckets<IpAddr>,
    pub(crate) new_people: Buckets<IpAddr>,
    pub(crate) claims: Buckets<IpAddr>,
    pub(crate) farewells: Buckets<IpAddr>,
    pub(crate) new_tables: Buckets<String>,
    pub(crate) new_tables_of_address: Buckets<IpAddr>,
    pub(crate) public_tables_of_address: Buckets<IpAddr>,
    /// People whose new table is not there yet.
    pub(crate) opening_now: Arc<Counts<String>>,
    pub(crate) chat: Buckets<String>,
    pub(crate) chat_of_address: Buckets<IpAddr>,
    pub(crate) onlookers_chat: Buckets<IpAddr>,
    pub(crate) hints: Buckets<String>,
    pub(crate) hints_of_address: Buckets<IpAddr>,
    /// Hints that somebody waits for.
    pub(crate) hints_now: Arc<Counts<String>>,
    pub(crate) analyses: Buckets<String>,
    pub(crate) analyses_of_address: Buckets<IpAddr>,
    pub(crate) connections: Arc<Counts<()>>,
    pub(crate) connections_of_address: Arc<Counts<IpAddr>>,
    pub(crate) sockets: Arc<Counts<()>>,
    pub(crate) sockets_of_address: Arc<Counts<IpAddr>>,
    pub(crate) sockets_of_person: Arc<Counts<String>>,
}

impl House {
    pub(crate) fn new(config: Config, store: Arc<dyn Store>, metrics: PrometheusHandle) -> Arc<Self> {
        let limits = config.limits;
        let rates = Rates {
            requests: Buckets::new(limits.requests_per_address),
            changes: Buckets::new(limits.changes_per_address),
            new_people: Buckets::new(limits.new_people_per_address),
            claims: Buckets::new(limits.claims_per_address),
            farewells: Buckets::new(limits.farewells_per_address),
            new_tables: Buckets::new(limits.new_tables_per_person),
            new_tables_of_address: Buckets::new(limits.new_tables_per_address),
            public_tables_of_address: Buckets::new(limits.public_tables_per_address),
            chat: Buckets::new(limits.chat_per_person),
            chat_of_address: Buckets::new(limits.chat_per_address),
            onlookers_chat: Buckets::new(limits.onlookers_chat_per_address),
            hints: Buckets::new(limits.hints_per_person),
            hints_of_address: Buckets::new(limits.hints_per_address),
            hints_now: Arc::default(),
            opening_now: Arc::default(),
            analyses: Buckets::new(limits.analyses_per_person),
            analyses_of_address: Buckets::new(limits.analyses_per_address),
            connections: Arc::default(),
            connections_of_address: Arc::default(),
            sockets: Arc::default(),
            sockets_of_address: Arc::default(),
            sockets_of_person: Arc::default(),
        };
        let bots = BotsPool::new(config.bot_threads, config.bot_pace);
        let closing = watch::Sender::new(false);
        let (tables, analyses) = (Tables::default(), Analyses::default());
        let unread = UnreadTexts::new(limits.unread_bytes);
        let looking_back = LookingBack::new(limits.looking_back_per_address);
        Arc::new(Self { config, store, tables, bots, analyses, looking_back, rates, unread, metrics, closing })
    }

    /// How long a page may read nothing: not long while too much is unread in the whole house.
    pub(crate) fn patience(&self) -> Duration {
        let usual = self.config.slow_patience;
        if self.unread.heavy() { usual.min(HURRIED) } else { usual }
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "House({})", self.config.listen)
    }
}
