/** Hostile inputs are the same on every run: a red suite means a changed server. `FC_SEED=7 vitest run` draws others. */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_260_101) });
