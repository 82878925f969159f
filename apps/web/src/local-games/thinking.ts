import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
import type { CrewAsk, CrewTold } from "./crew";

/** Runs the crew in a browser: a worker, started with the first question. */
export class Thinking {
  #worker: Worker | undefined;
  #asked = 0;

  /** Asks one seat. Rejects if the worker cannot be loaded or was terminated. */
  ask(question: CrewQuestion): Promise<CrewAnswer> {
    this.#worker ??= new Worker(new URL("./crew.worker.ts", import.meta.url), {
      type: "module",
    });
    const worker = this.#worker;
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      const ended = new AbortController();
      const { signal } = ended;
      const told = ({ data }: MessageEvent<CrewTold>): void => {
        if (data.id !== id) return;
        ended.abort();
        resolve(data);
      };
      const failed = (): void => {
        ended.abort();
        this.end();
        reject(new Error("the crew could not be asked"));
      };
      worker.addEventListener("message", told, { signal });
      worker.addEventListener("error", failed, { signal });
      worker.postMessage({ ...question, id } satisfies CrewAsk);
    });
  }

  end(): void {
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.terminate();
    // Rejects the questions that are still open.
    worker?.dispatchEvent(new Event("error"));
  }
}
