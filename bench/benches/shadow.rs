//! `cargo bench -p taverne-bench`: the rules of Shadow Kingdoms of Valeria as the bots' inner loop.

taverne_bench::bench_rules!(shadow_kingdoms::ShadowKingdoms, seats: [1, 2, 3, 4, 5], few_and_many: [2, 5]);
