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
/** Answers that say that nothing was done and that a retry may succeed. */
const BUSY = new Set([502, 503, 504]);

export type Client = ReturnType<typeof makeClient>;

function makeClient() {
  const url = "/api/trpc";
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (op) => op.type === "subscription",
        // A lost stream is reopened by `openLine`, which shows a countdown.
        true: httpSubscriptionLink({ url }),
        // A repeated act carries the same command id, so that after a lost answer it is never done twice.
        false: [
          retryLink({
            // An act that came too fast is retried automatically; a person who guesses words is told to wait.
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

/** The client, created on first use. */
export function trpc(): Client {
  client ??= makeClient();
  return client;
}

export { transportCodeOf };

/** Whether a request never arrived or met a busy server. */
function mayHelpToRepeat(error: unknown): boolean {
  if (!(error instanceof TRPCClientError)) return false;
  const status: unknown = error.data?.httpStatus;
  return typeof status !== "number" || BUSY.has(status);
}
