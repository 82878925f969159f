"use client";

/** The one tRPC client of a browser tab. */
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  retryLink,
  splitLink,
  TRPCClientError,
} from "@trpc/client";
import type { AppRouter } from "@/server/routers/router";
import { transportCodeOf } from "./code-of";
import { jitter } from "./jitter";

const TRIES = 4;
/** Answers that say nothing was done and that a later try may be. */
const BUSY = new Set([502, 503, 504]);

export type Client = ReturnType<typeof makeClient>;

function makeClient() {
  const url = "/api/trpc";
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (op) => op.type === "subscription",
        // A lost stream is opened again by `openLine`, which counts down where people can see it.
        true: httpSubscriptionLink({ url }),
        // A repeated act carries the same command id, so that a lost answer never doubles it.
        false: [
          retryLink({
            // An act that came too fast is sent again by itself; a person who guesses words is told to wait.
            retry: ({ attempts, error, op }) =>
              attempts < TRIES &&
              (mayHelpToRepeat(error) ||
                (op.path === "table.act" && transportCodeOf(error) === "TOO_MANY_REQUESTS")),
            retryDelayMs: (attempt) => jitter(attempt - 1),
          }),
          httpBatchLink({ url, maxItems: 8 }),
        ],
      }),
    ],
  });
}

let client: Client | undefined;

/** The client, made on first use. */
export function trpc(): Client {
  client ??= makeClient();
  return client;
}

export { transportCodeOf };

/** True for a request that never arrived or met a busy server. */
function mayHelpToRepeat(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status !== "number" || BUSY.has(status);
}
