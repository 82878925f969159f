/** Errors as they leave the server: a code and a reason, never a message that could hold somebody's data. */

import type { ErrorReason } from "@stillwater/table/session";
import { type TRPC_ERROR_CODE_KEY, TRPCError } from "@trpc/server";
import { isSlowDown } from "../http-guards/limits";
import { storageReason } from "../runtime/storage-reason";
import { isDeskProblem, type ProblemKind } from "../tables/problem";

const CODES: Readonly<Record<ProblemKind, TRPC_ERROR_CODE_KEY>> = {
  "not-found": "NOT_FOUND",
  "no-guest": "UNAUTHORIZED",
  "no-seat": "FORBIDDEN",
  "not-dealt": "PRECONDITION_FAILED",
  full: "TOO_MANY_REQUESTS",
  "log-full": "PRECONDITION_FAILED",
  // The table is being rebuilt from its log: asking again may help.
  damaged: "SERVICE_UNAVAILABLE",
};

/** The transport's error for anything that a procedure threw. */
export function asTransportError(cause: unknown): TRPCError {
  if (cause instanceof TRPCError) return cause.cause === undefined ? cause : (known(cause.cause) ?? cause);
  return known(cause) ?? new TRPCError({ code: "INTERNAL_SERVER_ERROR", cause });
}

function known(cause: unknown): TRPCError | undefined {
  if (isDeskProblem(cause)) return new TRPCError({ code: CODES[cause.kind], cause });
  if (isSlowDown(cause)) return new TRPCError({ code: "TOO_MANY_REQUESTS", cause });
  if (storageReason(cause) !== undefined) return new TRPCError({ code: "SERVICE_UNAVAILABLE", cause });
  return undefined;
}

/** What a client is told besides the code. */
export interface ErrorData {
  readonly code: TRPC_ERROR_CODE_KEY;
  readonly httpStatus: number;
  readonly reason?: ErrorReason;
  readonly retryAfterMs?: number;
  /** The request's id, under which the server has logged the error, if it has. */
  readonly request?: string;
}

/** The reason and the pause of an error, if it has any. */
export function errorReasonOf(error: TRPCError): Pick<ErrorData, "reason" | "retryAfterMs"> {
  if (isSlowDown(error.cause))
    return { reason: "slow-down", retryAfterMs: Math.ceil(error.cause.retryAfterMs) };
  if (isDeskProblem(error.cause)) return { reason: error.cause.kind };
  return error.code === "SERVICE_UNAVAILABLE" ? { reason: storageReason(error.cause) ?? "storage" } : {};
}
