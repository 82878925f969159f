import type { ErrorReason } from "@stillwater/table/session";

/** What the desk cannot answer with data: the request is for something that is not there, or not this person's. */
export type ProblemKind = Exclude<ErrorReason, "slow-down" | "draining" | `storage${string}`>;

export class DeskProblem extends Error {
  override readonly name = "DeskProblem";
  constructor(readonly kind: ProblemKind) {
    super(kind);
  }
}

/** By name: a production build has two copies of this class, and either may have been thrown. */
export function isDeskProblem(cause: unknown): cause is DeskProblem {
  return cause instanceof Error && cause.name === "DeskProblem";
}
