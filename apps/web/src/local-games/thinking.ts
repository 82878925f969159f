import type { CrewAnswer, CrewQuestion } from "@stillwater/table/session";
import type { CrewAsk, CrewTold } from "./crew";

/** Where the crew thinks in a browser: a worker, begun with the first question. */
export class Thinking {
  #worker: Worker | undefined;
  #asked = 0;

  /** Asks one seat. Rejects where what thinks cannot be fetched, or was ended. */
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
    // Whoever still waits for an answer is told that none comes.
    worker?.dispatchEvent(new Event("error"));
  }
}
