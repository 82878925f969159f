/**
 * Work beside the page: a worker is asked once, tells what it knows again and again, each time more, and says with null
 * that this was all. Whoever asked may stop it at any time.
 */

/** What a worker does: whatever is new in what is told is posted. A fault in it is an error of the worker. */
export function tellAll<Asked, Told extends object>(tell: (asked: Asked) => Iterable<Told>): void {
  addEventListener("message", ({ data }: MessageEvent<Asked>) => {
    const newIn = onlyNew<Told>();
    for (const told of tell(data)) postMessage(newIn(told));
    postMessage(null);
  });
}

/** Leaves out each field that is as it was told last, so that a page keeps what it has made of it. */
export function onlyNew<Told extends object>(): (told: Told) => Partial<Told> {
  const last = new Map<string, string>();
  return (told) => {
    const news: Partial<Told> = { ...told };
    for (const field in news) {
      const text = JSON.stringify(news[field]);
      if (last.get(field) === text) delete news[field];
      else last.set(field, text);
    }
    return news;
  };
}

interface Listening<Told> {
  /** Fields that have not changed are the same objects as last time. */
  readonly onTold: (told: Told) => void;
  /** Nothing more comes: it is all told, or the worker could not be fetched or failed. */
  readonly onEnd: (how: "done" | "failed") => void;
}

/** Asks a worker, and gives what ends it. */
export function askWorker<Asked, Told extends object>(
  begin: () => Worker,
  asked: Asked,
  { onTold, onEnd }: Listening<Told>,
): () => void {
  const worker = begin();
  const end = (how: "done" | "failed"): void => {
    worker.terminate();
    onEnd(how);
  };
  let told: Told | undefined;
  // The first message is whole; those after it lack what has not changed.
  worker.onmessage = ({ data }: MessageEvent<Told | null>) => {
    if (data === null) return end("done");
    told = { ...told, ...data };
    onTold(told);
  };
  worker.onerror = () => end("failed");
  worker.postMessage(asked);
  return () => worker.terminate();
}
