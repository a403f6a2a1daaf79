//! The schema, step by step, inside the binary.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

const STEPS: [(i64, &str, &str); 7] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "counsel", include_str!("../../migrations/0002_counsel.sql")),
    (3, "standings", include_str!("../../migrations/0003_standings.sql")),
    (4, "campaigns", include_str!("../../migrations/0004_campaigns.sql")),
    (5, "hosts", include_str!("../../migrations/0005_hosts.sql")),
    (6, "fingerprints", include_str!("../../migrations/0006_fingerprints.sql")),
    (7, "snapshots", include_str!("../../migrations/0007_snapshots.sql")),
];

pub(super) fn migrator() -> Migrator {
    up_to(STEPS.len())
}

fn up_to(steps: usize) -> Migrator {
    let steps = STEPS[..steps].iter().map(|&(version, about, sql)| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        config::Durability,
        store::{Sqlite, Store},
    };
    use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

    #[tokio::test]
    async fn the_logs_of_old_tables_come_along() -> Result<(), Box<dyn std::error::Error>> {
        let folder = std::env::temp_dir().join(format!("taverne-migrations-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        let file = folder.join("taverne.db");
        let options = SqliteConnectOptions::new().filename(&file).create_if_missing(true);
        let mut old = SqliteConnection::connect_with(&options).await?;
        up_to(2).run(&mut old).await?;
        for (number, id, seq) in [(1, "empty", 0), (2, "short", 1), (3, "long", 3)] {
            sqlx::query(
                "INSERT INTO tables
                 VALUES (?, ?, 'g', '{}', 1, 'playing', 'h', 1, '', NULL, ?, 2, 5, 1, 1, 5, NULL, 1)",
            )
            .bind(number)
            .bind(id)
            .bind(seq)
            .execute(&mut old)
            .await?;
        }
        for (number, seq) in [(3, 1), (2, 1), (3, 2), (3, 3)] {
            sqlx::query("INSERT INTO log VALUES (?1, ?2, 0, 'play', ?1 * 10 + ?2, NULL, 5)")
                .bind(number)
                .bind(seq)
                .execute(&mut old)
                .await?;
        }
        old.close().await?;

        let store = Sqlite::open(&file, Durability::Process).await?;
        for (id, seq, actions) in [("empty", 0, vec![]), ("short", 1, vec![21]), ("long", 3, vec![31, 32, 33])] {
            let table = store.table(id).await?.ok_or("the table is gone")?;
            assert_eq!((table.status.seq, table.status.waiting_since), (seq, Some(5)), "{id}");
            let log = store.log(table.number).await?;
            assert_eq!(log.into_iter().filter_map(|entry| entry.action).collect::<Vec<_>>(), actions, "{id}");
        }
        std::fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
