"use client";

import { type ReactNode, useState } from "react";
import { NothingShown, onDemand } from "@/layout/late";
import { useHydrated } from "@/layout/useHydrated";
import { useSetting } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";
import { FirstLine } from "./FirstLine";

const Firsts = onDemand(() => import("./Firsts"), { Absent: NothingShown });
const FirstsSheet = onDemand(() => import("./FirstsSheet"));

/** The line of first-time words, undefined while there is none, and the component that watches for them. */
export function useFirsts(stage: Stage): readonly [line: ReactNode | undefined, watch: ReactNode] {
  const [told, setTold] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const [wanted] = useSetting("firsts");
  // The browser's settings are known only after hydration: a person who wants no explanations never loads them.
  const watches = useHydrated() && wanted === "yes" && stage.you !== null && !stage.helm.over;
  return [
    told === null ? undefined : <FirstLine text={told} onOpen={() => setReading(true)} />,
    <>
      {watches ? <Firsts stage={stage} onTell={setTold} /> : null}
      {reading ? <FirstsSheet onClose={() => setReading(false)} /> : null}
    </>,
  ];
}
