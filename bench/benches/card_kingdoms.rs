//! `cargo bench -p taverne-bench`: the rules of Valeria: Card Kingdoms as the bots' inner loop.

taverne_bench::bench_rules!(card_kingdoms::CardKingdoms, seats: [1, 2, 3, 4, 5], few_and_many: [2, 5]);
