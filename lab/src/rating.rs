//! One number for each bot, from all pairings at once.
//!
//! The numbers are Elo ratings, fitted as Bradley and Terry do: they are those under which every bot was expected to win
//! as much as it won. The order of the games does not matter, as it would with ratings that go up and down game by game.
//! At a table with more than two seats one bot sits against several of a kind; each of them is as likely to win as the
//! others, so that k of them are worth as much as one that is rated 400 log10(k) higher (Luce's rule).

use serde::Serialize;
use skillratings::elo::{EloRating, expected_score};

/// Where the ratings lie on average; only differences mean something.
const AVERAGE: f64 = 1_500.0;

/// How many rating points make ten times the odds.
const TENFOLD: f64 = 400.0;

/// How many games each pairing is thought to have played before, with the fairest result: so that somebody who never
/// lost has a rating too.
const PRIOR: f64 = 1.0;

/// What came of a pairing, as far as ratings care.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub(crate) one: usize,
    pub(crate) other: usize,
    /// How much of the victories the one won.
    pub(crate) share: f64,
    /// How many independent games this is worth.
    pub(crate) worth: f64,
}

/// A rating with its 95 % interval, which is relative to the average of all.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub plus_minus: f64,
}

type Matrix = Vec<Vec<f64>>;

/// Rates so many bots from pairings of one against `seats - 1` others.
pub(crate) fn fit(bots: usize, seats: usize, outcomes: &[Outcome]) -> Vec<Rating> {
    let crowd = TENFOLD * ((seats.max(2) - 1) as f64).log10();
    let fair = 1.0 / seats.max(2) as f64;
    let mut ratings = vec![AVERAGE; bots];
    let mut uncertainty = vec![vec![0.0; bots]; bots];
    for _ in 0..100 {
        let mut surprise = vec![0.0; bots];
        let mut information = vec![vec![0.0; bots]; bots];
        for outcome in outcomes {
            let (one, other) = (outcome.one, outcome.other);
            let worth = outcome.worth + PRIOR;
            let share = (outcome.share * outcome.worth + fair * PRIOR) / worth;
            let (expected, rest) =
                expected_score(&EloRating { rating: ratings[one] }, &EloRating { rating: ratings[other] + crowd });
            let slope = std::f64::consts::LN_10 / TENFOLD;
            surprise[one] += worth * (share - expected) * slope;
            surprise[other] -= worth * (share - expected) * slope;
            let weight = worth * expected * rest * slope * slope;
            information[one][one] += weight;
            information[other][other] += weight;
            information[one][other] -= weight;
            information[other][one] -= weight;
        }
        uncertainty = pseudo_inverse(information);
        let steps: Vec<f64> =
            uncertainty.iter().map(|row| row.iter().zip(&surprise).map(|(cell, it)| cell * it).sum()).collect();
        // A step of Newton's that is too bold can lead away; 400 points at a time never do.
        let boldest = steps.iter().fold(0.0_f64, |most, step| most.max(step.abs()));
        let pace = if boldest > TENFOLD { TENFOLD / boldest } else { 1.0 };
        ratings.iter_mut().zip(&steps).for_each(|(rating, step)| *rating += pace * step);
        if boldest < 1e-6 {
            break;
        }
    }
    let rated = |(bot, &rating): (usize, &f64)| Rating { rating, plus_minus: 1.96 * uncertainty[bot][bot].sqrt() };
    ratings.iter().enumerate().map(rated).collect()
}

/// Ratings are known only up to a common shift: inverts what is known about differences, with the average fixed.
fn pseudo_inverse(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let scale = matrix.iter().enumerate().map(|(at, row)| row[at]).fold(0.0, f64::max).max(1e-300);
    let shift = scale / size as f64;
    matrix.iter_mut().flatten().for_each(|cell| *cell += shift);
    let mut inverse = inverted(matrix);
    inverse.iter_mut().flatten().for_each(|cell| *cell -= 1.0 / (shift * (size * size) as f64));
    inverse
}

/// Gauss and Jordan, with pivots.
fn inverted(mut matrix: Matrix) -> Matrix {
    let size = matrix.len();
    let unit = |row: usize| (0..size).map(|column| f64::from(u8::from(row == column))).collect::<Vec<_>>();
    let mut inverse: Matrix = (0..size).map(unit).collect();
    for column in 0..size {
        let pivot = (column..size).max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()));
        let pivot = pivot.unwrap_or(column);
        matrix.swap(column, pivot);
        inverse.swap(column, pivot);
        let by = matrix[column][column];
        let by = if by.abs() < 1e-300 { 1e-300 } else { by };
        matrix[column].iter_mut().chain(&mut inverse[column]).for_each(|cell| *cell /= by);
        for row in (0..size).filter(|&row| row != column) {
            let times = matrix[row][column];
            for at in 0..size {
                matrix[row][at] -= times * matrix[column][at];
                inverse[row][at] -= times * inverse[column][at];
            }
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANY: f64 = 1e9;

    fn outcome(one: usize, other: usize, share: f64, worth: f64) -> Outcome {
        Outcome { one, other, share, worth }
    }

    #[test]
    fn ten_to_one_is_four_hundred_points() {
        let rated = fit(2, 2, &[outcome(0, 1, 10.0 / 11.0, MANY)]);
        assert!((rated[0].rating - 1_700.0).abs() < 1e-3 && (rated[1].rating - 1_300.0).abs() < 1e-3, "{rated:?}");
        let even = fit(2, 2, &[outcome(0, 1, 0.5, 399.0)]);
        // The difference of two ratings has the error of one proportion: 1.96 sqrt(1/4 / 400) by its slope; each
        // rating, measured from the average, half of it.
        let expected = 1.96 * (0.25_f64 / 400.0).sqrt() / (0.25 * std::f64::consts::LN_10 / 400.0) / 2.0;
        assert!((even[0].plus_minus - expected).abs() < 1e-6, "{even:?}, {expected}");
    }

    #[test]
    fn ratings_explain_all_pairings_at_once() {
        let truth = [1_650.0, 1_500.0, 1_350.0];
        for seats in [2, 4] {
            let mut outcomes = Vec::new();
            for one in 0..3 {
                for other in (0..3).filter(|&other| other != one) {
                    let odds = 10_f64.powf((truth[one] - truth[other]) / 400.0) / f64::from(seats - 1);
                    outcomes.push(outcome(one, other, odds / (1.0 + odds), MANY));
                }
            }
            let rated = fit(3, seats as usize, &outcomes);
            for (rated, truth) in rated.iter().zip(truth) {
                assert!((rated.rating - truth).abs() < 1e-3, "{seats} seats: {rated:?}, {truth}");
            }
        }
    }

    #[test]
    fn who_never_lost_is_rated_and_uncertain() {
        let rated = fit(3, 2, &[outcome(0, 1, 1.0, 200.0), outcome(0, 2, 1.0, 200.0), outcome(1, 2, 1.0, 200.0)]);
        assert!(rated.iter().all(|it| it.rating.is_finite() && it.plus_minus > 100.0), "{rated:?}");
        assert!(rated[0].rating > rated[1].rating && rated[1].rating > rated[2].rating);
        assert!(fit(0, 2, &[]).is_empty());
        assert!(fit(2, 2, &[])[0].rating.is_finite());
    }
}
