/**
 * Background work: a worker is asked once, reports what it knows again and again, each time more, and ends with null. The
 * page may terminate it at any time. While somebody touches the page the worker pauses and reports nothing, as it would
 * delay the page's response: it competes for the processor, and its reports have to be rendered.
 */

/** How long, in milliseconds, a worker works before it handles messages from the page. */
const SLICE_MS = 4;
/**
 * On few processors, the pause after each slice of unrequested work, once there was a first report: a thread that never
 * pauses delays the page's own, and the browser's other threads, such as its compiler and garbage collector.
 */
const LEAVE_MS = 12;
const FEW_PROCESSORS = 2;
/** The pause after each touch, since another often follows; the worker resumes by itself. */
const REST_MS = 1000;
/** The least time between two reports. */
const SILENT_MS = 1000;

/**
 * Runs a worker: posts the latest report, without the fields that have not changed. An exception is an error of the worker.
 * @param tell yields undefined as often as it can, to allow a pause
 * @param isAwaited whether somebody waits for the final report
 */
export function tellAll<Asked, Told extends object>(
  tell: (asked: Asked) => Iterable<Told | undefined>,
  isAwaited: (asked: Asked) => boolean = () => true,
): void {
  const begin = ({ data }: MessageEvent<Asked>): void => {
    const leaves = !isAwaited(data) && navigator.hardwareConcurrency <= FEW_PROCESSORS;
    const newIn = onlyNew<Told>();
    const steps = tell(data)[Symbol.iterator]();
    let known: Told | undefined;
    let [touchedAt, toldAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    const post = (): void => {
      if (known === undefined) return;
      postMessage(newIn(known));
      known = undefined;
      toldAt = performance.now();
    };
    // Each slice is a task of its own, so that the page's messages get in, without the minimum delay of timers.
    const { port1, port2 } = new MessageChannel();
    const work = (): void => {
      const begun = performance.now();
      const rest = touchedAt + REST_MS - begun;
      if (rest > 0) {
        setTimeout(work, rest);
        return;
      }
      for (let now = begun; now < begun + SLICE_MS; now = performance.now()) {
        const { done, value } = steps.next();
        if (done) {
          port1.close();
          post();
          postMessage(null);
          return;
        }
        known = value ?? known;
        if (now >= toldAt + SILENT_MS) post();
      }
      if (leaves && toldAt > Number.NEGATIVE_INFINITY) setTimeout(work, LEAVE_MS);
      else port2.postMessage(null);
    };
    port1.onmessage = work;
    // Every message after the question means that somebody touches the page.
    addEventListener("message", () => {
      touchedAt = performance.now();
    });
    work();
  };
  addEventListener("message", begin, { once: true });
}

/** Leaves out each field that has not changed since the last report, so that the page can keep what it derived from it. */
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

/** The events of a person who expects a response. */
const TOUCHES = ["pointerdown", "touchmove", "click", "keydown", "wheel"] as const;

interface Listening<Told> {
  /** Unchanged fields are the same objects as last time. */
  readonly onTold: (told: Told) => void;
  /** Nothing more comes: the final report was sent, or the worker failed or could not be loaded. */
  readonly onEnd: (how: "done" | "failed") => void;
}

/** Asks a worker; returns a function that terminates it. */
export function askWorker<Asked, Told extends object>(
  begin: () => Worker,
  asked: Asked,
  { onTold, onEnd }: Listening<Told>,
): () => void {
  const worker = begin();
  const ended = new AbortController();
  const listens = { capture: true, passive: true, signal: ended.signal };
  for (const touch of TOUCHES) addEventListener(touch, () => worker.postMessage(null), listens);
  const stop = (): void => {
    ended.abort();
    worker.terminate();
  };
  const end = (how: "done" | "failed"): void => {
    stop();
    onEnd(how);
  };
  let told: Told | undefined;
  // The first message is complete; later ones lack the unchanged fields.
  worker.onmessage = ({ data }: MessageEvent<Told | null>) => {
    if (data === null) return end("done");
    told = { ...told, ...data };
    onTold(told);
  };
  worker.onerror = () => end("failed");
  worker.postMessage(asked);
  return stop;
}
