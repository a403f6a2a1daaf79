//! Campaigns as they are stored: a plan, and the games with what they have left behind.

use super::{Answer, Sqlite, StoreError, StoredTable, writer};
use crate::protocol::Millis;
use serde_json::Value;
use sqlx::{Connection, Row, sqlite::SqliteRow};

#[derive(Clone, PartialEq, Debug)]
pub struct StoredCampaign {
    pub id: String,
    /// The tag of the person it belongs to.
    pub owner: String,
    pub game: String,
    pub plan: Value,
    pub created_at: Millis,
    /// In the order in which they were played.
    pub games: Vec<StoredGame>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    /// The id of the table.
    pub table: String,
    /// What it has left behind, once it counts; `null` if it was given up.
    pub outcome: Option<Value>,
}

/// The campaign that a table belongs to, and which of its games it is, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CampaignPlace {
    pub campaign: String,
    pub game: u8,
}

pub trait CampaignStore {
    fn add_campaign<'a>(&'a self, campaign: &'a StoredCampaign) -> Answer<'a, ()>;
    fn campaign<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredCampaign>>;
    /// The latest first.
    fn campaigns_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<StoredCampaign>>;
    /// The tables stay.
    fn delete_campaign<'a>(&'a self, id: &'a str) -> Answer<'a, ()>;
    fn hand_over_campaigns<'a>(&'a self, from: &'a str, to: &'a str) -> Answer<'a, ()>;

    /// Adds the table as a game of a campaign, both or neither; `false` if there already is a game of that number.
    fn add_campaign_game<'a>(&'a self, place: &'a CampaignPlace, table: &'a StoredTable) -> Answer<'a, bool>;
    /// The table is no longer a game of a campaign.
    fn drop_campaign_game<'a>(&'a self, table: &'a str) -> Answer<'a, ()>;
    /// Keeps what a game has left behind. Once written down it stays.
    fn keep_outcome<'a>(&'a self, table: &'a str, outcome: &'a Value) -> Answer<'a, ()>;
    /// What was chosen after a game becomes part of its outcome; only if that is still what it was.
    fn change_outcome<'a>(&'a self, table: &'a str, before: &'a Value, outcome: &'a Value) -> Answer<'a, ()>;
}

impl CampaignStore for Sqlite {
    fn add_campaign<'a>(&'a self, campaign: &'a StoredCampaign) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("INSERT INTO campaigns (id, owner, game, plan, created_at) VALUES (?1, ?2, ?3, ?4, ?5)")
                .bind(&campaign.id)
                .bind(&campaign.owner)
                .bind(&campaign.game)
                .bind(campaign.plan.to_string())
                .bind(campaign.created_at)
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }

    fn campaign<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredCampaign>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM campaigns WHERE id = ?1").bind(id);
            let row = query.fetch_optional(&self.readers).await?;
            Ok(self.with_games(row.as_slice()).await?.pop())
        })
    }

    fn campaigns_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<StoredCampaign>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT * FROM campaigns WHERE owner = ?1 ORDER BY number DESC").bind(person);
            let rows = query.fetch_all(&self.readers).await?;
            self.with_games(&rows).await
        })
    }

    fn delete_campaign<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("DELETE FROM campaigns WHERE id = ?1").bind(id).execute(&mut *connection).await?;
            Ok(())
        })
    }

    fn hand_over_campaigns<'a>(&'a self, from: &'a str, to: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let query = sqlx::query("UPDATE campaigns SET owner = ?2 WHERE owner = ?1").bind(from).bind(to);
            query.execute(&mut *connection).await?;
            Ok(())
        })
    }

    fn add_campaign_game<'a>(&'a self, place: &'a CampaignPlace, table: &'a StoredTable) -> Answer<'a, bool> {
        let table = self.numbered(table);
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
            writer::put(&mut transaction, &table).await?;
            let done = sqlx::query(
                "INSERT INTO campaign_games (campaign, place, table_number)
                 SELECT number, ?2, ?3 FROM campaigns WHERE id = ?1 ON CONFLICT DO NOTHING",
            )
            .bind(&place.campaign)
            .bind(place.game)
            .bind(table.number)
            .execute(&mut *transaction)
            .await?;
            if done.rows_affected() == 1 {
                transaction.commit().await?;
                return Ok(true);
            }
            transaction.rollback().await?;
            Ok(false)
        })
    }

    fn drop_campaign_game<'a>(&'a self, table: &'a str) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query("DELETE FROM campaign_games WHERE table_number = (SELECT number FROM tables WHERE id = ?1)")
                .bind(table)
                .execute(&mut *connection)
                .await?;
            Ok(())
        })
    }

    fn keep_outcome<'a>(&'a self, table: &'a str, outcome: &'a Value) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query(
                "UPDATE campaign_games SET outcome = ?2
                 WHERE outcome IS NULL AND table_number = (SELECT number FROM tables WHERE id = ?1)",
            )
            .bind(table)
            .bind(outcome.to_string())
            .execute(&mut *connection)
            .await?;
            Ok(())
        })
    }

    fn change_outcome<'a>(&'a self, table: &'a str, before: &'a Value, outcome: &'a Value) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut connection = self.connection.lock().await;
            sqlx::query(
                "UPDATE campaign_games SET outcome = ?3
                 WHERE outcome = ?2 AND table_number = (SELECT number FROM tables WHERE id = ?1)",
            )
            .bind(table)
            .bind(before.to_string())
            .bind(outcome.to_string())
            .execute(&mut *connection)
            .await?;
            Ok(())
        })
    }
}

impl Sqlite {
    async fn with_games(&self, rows: &[SqliteRow]) -> Result<Vec<StoredCampaign>, StoreError> {
        let mut campaigns = Vec::with_capacity(rows.len());
        for row in rows {
            let games = sqlx::query(
                "SELECT tables.id, outcome FROM campaign_games JOIN tables ON tables.number = table_number
                 WHERE campaign = ?1 ORDER BY place",
            )
            .bind(row.try_get::<i64, _>("number")?)
            .fetch_all(&self.readers)
            .await?;
            campaigns.push(StoredCampaign {
                id: row.try_get("id")?,
                owner: row.try_get("owner")?,
                game: row.try_get("game")?,
                plan: json(&row.try_get::<String, _>("plan")?)?,
                created_at: row.try_get("created_at")?,
                games: games.iter().map(game).collect::<Result<_, _>>()?,
            });
        }
        Ok(campaigns)
    }

    /// Tells every table which game of which campaign it is.
    pub(super) async fn with_places(&self, mut tables: Vec<StoredTable>) -> Result<Vec<StoredTable>, StoreError> {
        let numbers: Vec<_> = tables.iter().map(|table| table.number).collect();
        let rows = sqlx::query(
            "SELECT table_number, campaigns.id, place FROM campaign_games JOIN campaigns ON number = campaign
             WHERE table_number IN (SELECT value FROM json_each(?1))",
        )
        .bind(Value::from(numbers).to_string())
        .fetch_all(&self.readers)
        .await?;
        for row in rows {
            let number: i64 = row.try_get(0)?;
            if let Some(table) = tables.iter_mut().find(|table| table.number == number) {
                table.campaign = Some(CampaignPlace { campaign: row.try_get(1)?, game: row.try_get(2)? });
            }
        }
        Ok(tables)
    }
}

fn game(row: &SqliteRow) -> Result<StoredGame, StoreError> {
    let outcome: Option<String> = row.try_get(1)?;
    Ok(StoredGame { table: row.try_get(0)?, outcome: outcome.as_deref().map(json).transpose()? })
}

fn json(text: &str) -> Result<Value, StoreError> {
    serde_json::from_str(text).map_err(|why| StoreError::Damaged(format!("a campaign: {why}")))
}
