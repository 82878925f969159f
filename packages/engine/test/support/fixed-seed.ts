/**
 * Properties draw the same cases on every run, so that a red suite means a changed engine. `FC_SEED=7 vitest run` draws
 * others, and `FC_RUNS=10` ten times as many; the arena is the place for endless random play.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });
