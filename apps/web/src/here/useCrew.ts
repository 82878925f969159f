"use client";

/** Lets the quiet crew play its seats, at a pace that can be followed. */
import { useEffect, useState } from "react";
import { type CrewAnswer, type CrewQuestion, crewQuestions } from "@/local/crew";
import type { LocalGame } from "@/local/game";

/** About as long as it takes to see what was done. */
const PACE_MS = 900;

let thinking: Worker | undefined;

/** Asks one seat. Rejects where what thinks cannot be fetched. */
function ask(question: CrewQuestion): Promise<CrewAnswer> {
  thinking ??= new Worker(new URL("../local/crew.worker.ts", import.meta.url), { type: "module" });
  const worker = thinking;
  return new Promise((resolve, reject) => {
    const ended = new AbortController();
    const { signal } = ended;
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<CrewAnswer>) => {
        ended.abort();
        resolve(data);
      },
      { signal },
    );
    worker.addEventListener(
      "error",
      () => {
        ended.abort();
        worker.terminate();
        thinking = undefined;
        reject(new Error("the crew could not be asked"));
      },
      { signal },
    );
    worker.postMessage(question);
  });
}

/** The first act that one of the seats asked has to offer. */
async function firstAct(
  questions: readonly CrewQuestion[],
): Promise<{ readonly seat: number; readonly act: string; readonly memory: CrewAnswer["memory"] } | null> {
  for (const question of questions) {
    const { act, memory } = await ask(question);
    if (act !== null) return { seat: question.seat, act, memory };
  }
  return null;
}

/**
 * @param play carries out an act of the crew
 * @returns how to ask again where the crew could not be asked; null where nothing is the matter
 */
export function useCrew(
  game: LocalGame | null,
  play: (seat: number, act: string, memory: CrewAnswer["memory"]) => Promise<void>,
): (() => void) | null {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const questions = game === null || failed ? [] : crewQuestions(game);
    if (questions.length === 0) return;
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const began = performance.now();
    firstAct(questions).then(
      (found) => {
        if (!open || found === null) return;
        const { seat, act, memory } = found;
        timer = setTimeout(
          () => void play(seat, act, memory),
          Math.max(0, began + PACE_MS - performance.now()),
        );
      },
      () => {
        if (open) setFailed(true);
      },
    );
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [game, failed, play]);
  return failed ? () => setFailed(false) : null;
}
