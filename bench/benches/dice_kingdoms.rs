//! `cargo bench -p taverne-bench`: the rules of Dice Kingdoms of Valeria as the bots' inner loop.

taverne_bench::bench_rules!(dice_kingdoms::DiceKingdoms, seats: [1, 2, 3, 4, 5], few_and_many: [2, 5]);
