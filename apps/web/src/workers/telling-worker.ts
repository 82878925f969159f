/**
 * Work beside the page: a worker is asked once, tells what it knows again and again, each time more, and says with null
 * that this was all. Whoever asked may stop it at any time.
 */

/** What a worker does: whatever is told of what is asked is posted. A fault in it is an error of the worker. */
export function tellAll<Asked, Told>(tell: (asked: Asked) => Iterable<Told>): void {
  addEventListener("message", ({ data }: MessageEvent<Asked>) => {
    for (const told of tell(data)) postMessage(told);
    postMessage(null);
  });
}

interface Listening<Told> {
  readonly onTold: (told: Told) => void;
  /** Nothing more comes: it is all told, or the worker could not be fetched or failed. */
  readonly onEnd: (how: "done" | "failed") => void;
}

/** Asks a worker, and gives what ends it. */
export function askWorker<Asked, Told>(
  begin: () => Worker,
  asked: Asked,
  { onTold, onEnd }: Listening<Told>,
): () => void {
  const worker = begin();
  const end = (how: "done" | "failed"): void => {
    worker.terminate();
    onEnd(how);
  };
  worker.onmessage = ({ data }: MessageEvent<Told | null>) => (data === null ? end("done") : onTold(data));
  worker.onerror = () => end("failed");
  worker.postMessage(asked);
  return () => worker.terminate();
}
