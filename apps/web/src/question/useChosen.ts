"use client";

/** A desk that keeps nothing: an act is compared with the acts analysed before. */
import { type Act, readAct, type Table } from "@stillwater/engine";
import { useMemo, useState } from "react";
import { fetched } from "@/layout/late";
import type { TableDesk } from "@/stage/desk";
import { isSameChoice, type Ranked, rankedOf, readAgain } from "./choosing";
import type { QuestionOutcome } from "./questions";

/** The chosen act, with the acts analysed before. */
interface Chosen {
  readonly own: Act;
  readonly answer: QuestionOutcome;
  readonly ranked: readonly Ranked[];
}

interface ChosenProps {
  readonly table: Table;
  readonly seat: number;
  /** The index of the question. */
  readonly index: number;
  readonly onAnswer: (how: "found" | "other") => void;
}

export function useChosen({ table, seat, index, onAnswer }: ChosenProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [failed, setFailed] = useState(false);
  const desk = useMemo((): TableDesk => {
    return {
      act: async ({ act }) => {
        const own = readAct(table.rulebook, act, seat);
        if (!own.ok) return { rev: 0 };
        const { ANSWERS } = await fetched(() => import("./answers"));
        const answer = ANSWERS[index];
        if (answer === undefined) {
          setFailed(true);
          return { rev: 0 };
        }
        const ranked = rankedOf(table, seat, answer);
        const [best] = ranked;
        setChosen({ own: own.value, answer, ranked });
        onAnswer(best && isSameChoice(readAgain(table, best.act), own.value) ? "found" : "other");
        return { rev: 1 };
      },
    };
  }, [table, seat, index, onAnswer]);
  return { desk, chosen, failed, again: () => setChosen(null) };
}
