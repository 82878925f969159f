/** Event streams that the server can cut. */

/** How soon a browser reconnects after a cut, unless its own code decides otherwise. */
const COME_BACK = new TextEncoder().encode("retry: 1000\n\n");

/**
 * The stream, until `life` is aborted; then it fails half-way, which an EventSource takes for a lost connection, so that it
 * reconnects. Aborts `life` when the stream ends in any other way.
 */
export function abortable(
  body: ReadableStream<Uint8Array>,
  life: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let open = true;
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(COME_BACK);
      const stop = (): void => {
        if (open) controller.error(new DOMException("the line was cut", "AbortError"));
        open = false;
        reader.cancel().catch(() => undefined);
      };
      if (life.signal.aborted) stop();
      else life.signal.addEventListener("abort", stop, { once: true });
    },
    pull: async (controller) => {
      try {
        const { done, value } = await reader.read();
        if (!open) return;
        if (!done) return controller.enqueue(value);
        open = false;
        controller.close();
      } catch (cause) {
        if (open) controller.error(cause);
        open = false;
      }
      life.abort();
    },
    cancel: () => {
      open = false;
      life.abort();
    },
  });
}
