//! The schema, step by step, inside the binary.

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

const STEPS: [(i64, &str, &str); 3] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "counsel", include_str!("../../migrations/0002_counsel.sql")),
    (3, "campaigns", include_str!("../../migrations/0003_campaigns.sql")),
];

pub(super) fn migrator() -> Migrator {
    let steps = STEPS.map(|(version, about, sql)| {
        Migration::new(version, about.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(steps.to_vec())
}
