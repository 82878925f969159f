import type { ErrorReason } from "@stillwater/table/session";

/** A request that the desk cannot answer: for something that does not exist, or is not this person's. */
export type ProblemKind = Exclude<ErrorReason, "slow-down" | "draining" | `storage${string}`>;

export class DeskProblem extends Error {
  override readonly name = "DeskProblem";
  constructor(readonly kind: ProblemKind) {
    super(kind);
  }
}

/** Checked by name: a production build has two copies of this class, and either may have been thrown. */
export function isDeskProblem(cause: unknown): cause is DeskProblem {
  return cause instanceof Error && cause.name === "DeskProblem";
}
