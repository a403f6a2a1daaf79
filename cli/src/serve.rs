//! `taverne serve`: the house opens its doors.

use crate::{args::ServeArgs, failure::Failure, host::Host, saves::data_folder};
use std::{io, time::Duration};
use taverne_engine::{Phrase, sketch::Ink};
use taverne_server::{Config, ServeError, Server, config::Durability};

pub(crate) fn run(host: &mut Host, args: &ServeArgs) -> Result<(), Failure> {
    taverne_server::start_logging(host.colour.wanted(&io::stderr()));
    let data = data_folder(args.data.as_deref())?;
    let usual = Config::default();
    let config = Config {
        listen: args.listen,
        data: data.clone(),
        durability: if args.relaxed { Durability::Process } else { Durability::Full },
        bot_pace: args.bot_pace.map(Duration::from_millis),
        bot_threads: args.bot_threads.unwrap_or(usual.bot_threads),
        analysis_iterations: args.analysis.max(1),
        away_patience: Duration::from_secs(args.away),
        secure_cookie: args.behind_https,
        behind_proxy: args.behind_proxy,
        origins: args.origin.clone(),
        hosts: args.host.clone(),
        ..usual
    };
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.map_err(|why| failed(&ServeError::Stopped(why)))?.block_on(async {
        let server = Server::bind(config).await.map_err(|why| match why {
            ServeError::Store(why) => Failure::store(&data, why),
            other => failed(&other),
        })?;
        let address = format!("http://{}", server.here());
        host.tell_in(Ink::Accent, &Phrase::new("serve-open").with("address", address))?;
        let reach = server.within_reach();
        if !reach.is_empty() {
            let addresses: Vec<_> = reach.iter().map(|address| format!("http://{address}")).collect();
            host.tell(&Phrase::new("serve-network").with("addresses", addresses.join(", ")))?;
        }
        host.tell(&Phrase::new("serve-stop"))?;
        host.screen.flush()?;
        server.run(taverne_server::asked_to_end()).await.map_err(|why| failed(&why))
    })
}

fn failed(why: &ServeError) -> Failure {
    Failure::Failed(Phrase::new("failed-serve").with("why", why.to_string()))
}
