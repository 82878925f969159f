/**
 * Keeps one stream of frames open for as long as a page needs it. The browser's event source gives up for good on any answer
 * other than 200 and otherwise retries at a fixed pace; here every loss ends the stream, waits with jitter, and opens a new
 * one from the last frame seen.
 */
import { jitter } from "./jitter";

export type LineState =
  | { readonly state: "opening" }
  | { readonly state: "up" }
  /** Down until `retryAt` (milliseconds since the epoch), when it is retried automatically. */
  | { readonly state: "down"; readonly retryAt: number };

export interface StreamEvents<F> {
  readonly frame: (frame: F, id: string | null) => void;
  readonly up: () => void;
  /** `gone` means that a retry cannot help: the thing does not exist, or this person may not see it. */
  readonly down: (gone: boolean) => void;
}

export interface LineOptions<F> {
  /** The id of the frame that the page came with: the stream resumes after it. */
  readonly since?: string | null;
  /** Opens the stream after the frame with this id; returns a function that closes it. */
  readonly open: (lastId: string | null, events: StreamEvents<F>) => () => void;
  readonly onFrame: (frame: F) => void;
  /** Resolves once a frame with an id is stored. If it rejects, a new stream resumes from the last stored frame. */
  readonly keep?: (frame: F) => Promise<unknown>;
  readonly onState: (state: LineState) => void;
  readonly onGone: () => void;
  readonly random?: () => number;
}

export interface StreamLine {
  /** Retries at once. */
  now: () => void;
  /** Starts over without a last frame, so that the server sends the whole state. */
  afresh: () => void;
  stop: () => void;
}

export function openLine<F>(options: LineOptions<F>): StreamLine {
  let close: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId: string | null = options.since ?? null;
  let attempt = 0;
  /** The number of consecutive frames that could not be stored. */
  let lost = 0;
  let turn = 0;

  const hangUp = () => {
    turn++;
    clearTimeout(timer);
    close?.();
    close = null;
  };
  const wait = (pause: number) => {
    hangUp();
    options.onState({ state: "down", retryAt: Date.now() + pause });
    timer = setTimeout(connect, pause);
  };
  const connect = () => {
    hangUp();
    const mine = turn;
    const current = () => mine === turn;
    options.onState({ state: "opening" });
    const opened = options.open(lastId, {
      frame: (frame, id) => {
        if (!current()) return;
        // Only a frame proves that the other end works; a stream may open and break at once.
        attempt = 0;
        if (id !== null && options.keep === undefined) lastId = id;
        options.onFrame(frame);
        if (id === null || options.keep === undefined) return;
        options.keep(frame).then(
          () => {
            if (!current()) return;
            lost = 0;
            lastId = id;
          },
          () => {
            if (current()) wait(jitter(lost++, options.random));
          },
        );
      },
      up: () => {
        if (!current()) return;
        options.onState({ state: "up" });
      },
      down: (gone) => {
        if (!current()) return;
        if (gone) {
          hangUp();
          options.onGone();
        } else wait(jitter(attempt++, options.random));
      },
    });
    if (current()) close = opened;
    else opened();
  };
  connect();
  return {
    now: connect,
    afresh: () => {
      lastId = null;
      connect();
    },
    stop: hangUp,
  };
}
