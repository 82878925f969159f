/**
 * Work beside the page: a worker is asked once, tells what it knows again and again, each time more, and says with null
 * that this was all. Whoever asked may stop it at any time. While somebody touches the page it rests, and says nothing: what draws
 * the answer would wait for the processor, or for what is told to be drawn.
 */

/** How long a worker works before it hears what the page has to say. */
const SLICE_MS = 4;
/**
 * How long it rests after each slice of what nobody asked for, once it has said something, where a thread that always works
 * would make the page's own wait: what compiles its code and clears up after it works too, and the rest of the browser.
 */
const LEAVE_MS = 12;
const FEW_PROCESSORS = 2;
/** How long it rests after each touch, since another often follows; nobody needs to tell it to go on. */
const REST_MS = 1000;
/** How long it says nothing after what it has said. */
const SILENT_MS = 1000;

/**
 * What a worker does: of what is told, the last is posted, as far as it is new. A fault in it is an error of the worker.
 * @param tell yields nothing where it only takes breath, as often as it can
 * @param isAwaited whether somebody waits for all of it
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
    // A task of its own for each slice lets the page's messages in, without the wait that timers have.
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
    // Whatever the page says after its question is that somebody touches it.
    addEventListener("message", () => {
      touchedAt = performance.now();
    });
    work();
  };
  addEventListener("message", begin, { once: true });
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

/** What somebody does who waits for an answer. */
const TOUCHES = ["pointerdown", "touchmove", "click", "keydown", "wheel"] as const;

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
  // The first message is whole; those after it lack what has not changed.
  worker.onmessage = ({ data }: MessageEvent<Told | null>) => {
    if (data === null) return end("done");
    told = { ...told, ...data };
    onTold(told);
  };
  worker.onerror = () => end("failed");
  worker.postMessage(asked);
  return stop;
}
