//! Where a game turned: the plays after which the chances to win were different ones.

/// How many are worth telling at most.
const MOST: usize = 6;
/// Less is everyday business, and within the error of the estimate.
const LEAST: f32 = 0.08;
/// Plays so near to a larger swing belong to it.
const NEAR: usize = 2;

/// The plays (counted from 1) with the largest swings, in the order of the game, and how much chance changed hands.
/// `chances[play]` are those of each seat before the play after `play` plays.
pub(crate) fn points(chances: &[Vec<f32>]) -> Vec<(usize, f32)> {
    let swings = chances.windows(2).map(|pair| swing(&pair[0], &pair[1]));
    let mut swings: Vec<(usize, f32)> = (1..).zip(swings).filter(|&(_, swing)| swing >= LEAST).collect();
    swings.sort_by(|a, b| b.1.total_cmp(&a.1));
    let mut points: Vec<(usize, f32)> = Vec::new();
    for (play, swing) in swings {
        if points.len() < MOST && points.iter().all(|&(other, _)| play.abs_diff(other) > NEAR) {
            points.push((play, swing));
        }
    }
    points.sort_unstable_by_key(|&(play, _)| play);
    points
}

/// What some won the others lost, so half of all changes changed hands. Alone, one's own change is all there is.
fn swing(before: &[f32], after: &[f32]) -> f32 {
    let sum: f32 = before.iter().zip(after).map(|(before, after)| (after - before).abs()).sum();
    if before.len() > 1 { sum / 2.0 } else { sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn two(first: &[f32]) -> Vec<Vec<f32>> {
        first.iter().map(|&chance| vec![chance, 1.0 - chance]).collect()
    }

    #[test]
    fn the_largest_swings_are_told_in_the_order_of_the_game() {
        let points = points(&two(&[0.5, 0.52, 0.7, 0.7, 0.69, 0.69, 0.3, 0.31, 0.3]));
        assert_eq!(points.iter().map(|point| point.0).collect::<Vec<_>>(), [2, 6]);
        assert!((points[1].1 - 0.39).abs() < 1e-4);
    }

    #[test]
    fn a_calm_game_has_none_and_neighbours_are_one() {
        assert_eq!(points(&two(&[0.5, 0.53, 0.5, 0.54])), []);
        assert_eq!(points(&two(&[0.5, 0.6, 0.9, 1.0])).len(), 1, "the way up is told once");
        let wild: Vec<f32> = (0..60).map(|play| if play / 3 % 2 == 0 { 0.2 } else { 0.8 }).collect();
        assert_eq!(points(&two(&wild)).len(), MOST);
    }

    #[test]
    fn alone_one_wins_from_nobody() {
        assert_eq!(points(&[vec![0.5], vec![0.75]]), [(1, 0.25)]);
    }
}
