"use client";

import { transportCodeOf } from "./code-of";
import type { StreamEvents } from "./line";

/** A frame, with its id where a stream can go on after it. */
type Message<F> = F | { readonly id: string; readonly data: F };

const isTracked = <F extends object>(
  message: Message<F>,
): message is { readonly id: string; readonly data: F } => "data" in message;

/**
 * What a subscription of a line listens with: it hands on every frame, and tells of every loss.
 * @param hopeless codes of errors after which asking again cannot help
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
