//! `cargo bench -p taverne-bench`: the rules of Valroc as the bots' inner loop.

taverne_bench::bench_rules!(valroc::Valroc, seats: [1, 2, 3, 4], few_and_many: [2, 4]);
