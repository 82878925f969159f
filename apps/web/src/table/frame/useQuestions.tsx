"use client";

/** Ways to ask at a table: the rules, through the command line, and the crew, where that breaks nobody's silence. */
import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { EarlyLine } from "@/command-palette/EarlyLine";
import { onDemand } from "@/layout/late";
import { useSetting } from "@/preferences/store";
import type { Stage } from "@/stage/useStage";

const TableCommand = onDemand(() => import("@/command-palette/TableCommand"), { Meanwhile: EarlyLine });

interface Questions {
  /** Opens the command line. */
  readonly ask: () => void;
  /** The same element for as long as the buttons stay the same. */
  readonly buttons: ReactNode;
  /** The command line, once it is open. */
  readonly line: ReactNode;
  /** The panel with the crew's advice, once it is asked for. */
  readonly advised: ReactNode;
}

export function useQuestions(stage: Stage): Questions {
  const { you, live, helm, shortcuts, advice } = stage;
  const { over, mine } = helm;
  const t = useTranslations("table");
  const [keys] = useSetting("keys");
  const [commanding, setCommanding] = useState(false);
  // Advice is about the table as it stands: the next act removes it.
  const [advisedAt, setAdvisedAt] = useState<number | null>(null);
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
          <Button variant="text" disabled={!mine} onClick={() => setAdvisedAt(live.rev)}>
            {advice.label}
          </Button>
        )}
      </>
    ),
    [commanding, shortcuts, keys.command, t, advice, over, you, mine, live.rev],
  );
  const close = () => {
    setCommanding(false);
    opener.current?.focus({ preventScroll: true });
  };
  const line = commanding ? <TableCommand stage={stage} onClose={close} /> : null;
  const advised =
    advice === undefined || you === null || !mine || advisedAt !== live.rev ? null : (
      <advice.Panel stage={stage} seat={you} onClose={() => setAdvisedAt(null)} />
    );
  return { ask: () => setCommanding(true), buttons, line, advised };
}
