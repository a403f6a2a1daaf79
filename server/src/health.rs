//! How the house is doing, for those who watch over it.

use crate::house::House;
use axum::{extract::State, http::StatusCode};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

/// Well is a house that can write down what it promises.
pub(crate) async fn healthz(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    match house.store.healthy().await {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(error) => {
            tracing::error!(%error, "nothing can be written");
            (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written\n")
        }
    }
}

pub(crate) async fn metrics(State(house): State<Arc<House>>) -> String {
    house.metrics.run_upkeep();
    house.metrics.render()
}

/// Measurements pile up until somebody adds them up: if nobody ever looks, the house does it.
pub(crate) async fn keep_up(house: Arc<House>) {
    let mut closing = house.closing.subscribe();
    let closed = async { drop(closing.wait_for(|&closing| closing).await) };
    tokio::pin!(closed);
    loop {
        tokio::select! {
            () = &mut closed => return,
            () = tokio::time::sleep(Duration::from_secs(5)) => house.metrics.run_upkeep(),
        }
    }
}

/// The one recorder of this process, however many servers it runs.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("somebody else already records metrics; /metrics stays empty");
        }
        // Those who watch want to see a zero, not nothing.
        for name in [
            "taverne_entries_total",
            "taverne_games_started_total",
            "taverne_refused_total",
            "taverne_hints_total",
            "taverne_rinses_total",
            "taverne_turned_away_total",
        ] {
            metrics::counter!(name).absolute(0);
        }
        handle
    };
    RECORDER.get_or_init(install).clone()
}
