"use client";

/** What can be asked at a table: the rules, by the line to type into, and the crew, where nobody's silence is broken. */
import { Button } from "@stillwater/ui";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { EarlyLine } from "@/command-palette/EarlyLine";
import { late } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";

const TableCommand = dynamic(() => late(() => import("@/command-palette/TableCommand")), {
  ssr: false,
  loading: EarlyLine,
});

interface Questions {
  /** Opens the line. */
  readonly ask: () => void;
  /** The same for as long as they say the same. */
  readonly buttons: ReactNode;
  /** What is open. */
  readonly sheets: ReactNode;
}

export function useQuestions(stage: Stage): Questions {
  const { you, helm, shortcuts, advice } = stage;
  const { over, mine } = helm;
  const t = useTranslations("table");
  const [keys] = useSetting("keys");
  const [commanding, setCommanding] = useState(false);
  const [advising, setAdvising] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const buttons = useMemo(
    () => (
      <>
        <Button
          ref={opener}
          variant="text"
          aria-expanded={commanding}
          onClick={() => setCommanding(!commanding)}
          {...(shortcuts ? { shortcut: keys.command } : {})}
        >
          {t("command")}
        </Button>
        {advice === undefined || over || you === null ? null : (
          <Button variant="text" disabled={!mine} onClick={() => setAdvising(true)}>
            {advice.label}
          </Button>
        )}
      </>
    ),
    [commanding, shortcuts, keys.command, t, advice, over, you, mine],
  );
  const close = () => {
    setCommanding(false);
    opener.current?.focus({ preventScroll: true });
  };
  const sheets = (
    <>
      {commanding ? <TableCommand stage={stage} onClose={close} /> : null}
      {advice === undefined || !advising || you === null ? null : (
        <advice.Sheet stage={stage} seat={you} onClose={() => setAdvising(false)} />
      )}
    </>
  );
  return { ask: () => setCommanding(true), buttons, sheets };
}
