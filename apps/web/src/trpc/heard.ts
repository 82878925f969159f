"use client";

import { transportCodeOf } from "./code-of";
import type { StreamEvents } from "./line";

/** A frame, with an id if a stream can resume after it. */
type Message<F> = F | { readonly id: string; readonly data: F };

const isTracked = <F extends object>(
  message: Message<F>,
): message is { readonly id: string; readonly data: F } => "data" in message;

/**
 * The listener for a line's subscription: it passes on every frame, and reports every loss.
 * @param hopeless codes of errors after which a retry cannot help
 */
export function lineListener<F extends object>(
  events: StreamEvents<F>,
  hopeless: readonly string[] = ["NOT_FOUND"],
) {
  return {
    onData: (message: Message<F>) =>
      isTracked(message) ? events.frame(message.data, message.id) : events.frame(message, null),
    onStarted: () => events.up(),
    onConnectionStateChange: ({ state, error }: { readonly state: string; readonly error: unknown }) => {
      // The browser would retry by itself at a fixed pace; the line does it with jitter and a countdown.
      if (state === "connecting" && error !== null) events.down(false);
    },
    onError: (error: unknown) => events.down(hopeless.includes(transportCodeOf(error) ?? "")),
    onComplete: () => events.down(false),
    onStopped: () => events.down(false),
  };
}
