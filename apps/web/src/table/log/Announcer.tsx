"use client";

/** The one polite live region of the table: every act once, each in at most fifteen words, and whose turn it is. */
import type { Table } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { useLocale, useTranslations } from "next-intl";
import { memo, Suspense, useMemo, useState } from "react";
import { useVoice } from "@/stage/Voice";
import { askedNow, heardOf } from "./heard";

interface AnnouncerProps {
  readonly live: Live;
  readonly table: Table;
  readonly names: readonly string[];
  /** Further words that are already on the screen, such as a toast. */
  readonly extra: { readonly text: string } | null;
}

export const Announcer = memo(Announced);

// Rendered empty until there are sentences to speak: a screen reader must know the live region before it changes.
const SILENT = <p className="unseen" role="status" aria-live="polite" />;

function Announced(props: AnnouncerProps) {
  return (
    <Suspense fallback={SILENT}>
      <Said {...props} />
    </Suspense>
  );
}

function Said({ live, table, names, extra }: AnnouncerProps) {
  const voice = useVoice();
  const locale = useLocale();
  const hint = useTranslations("hint");
  const t = useTranslations("table");
  const eight = useTranslations("eight");
  // Creating a page's first formatter costs as much as drawing a board: do it with the page, not with the first act.
  const list = useMemo(() => new Intl.ListFormat(locale), [locale]);
  const [text, setText] = useState("");
  const [said, setSaid] = useState<AnnouncerProps["extra"]>(null);
  const [heard, setHeard] = useState(() => ({ rev: live.rev, asked: askedNow(table, live.view.you) }));
  if (extra !== said) {
    setSaid(extra);
    if (extra !== null) setText(extra.text);
  }
  // Updated in the same render as the table, which saves a second render.
  const fresh = live.log.filter((entry) => entry.rev > heard.rev);
  const latest = fresh.at(-1);
  if (latest !== undefined) {
    setHeard({ rev: latest.rev, asked: askedNow(table, live.view.you) });
    const words = {
      voice,
      drew: (cards: readonly string[]) => t("youDrew", { cards: list.format(cards) }),
      asked: (step: Parameters<Parameters<typeof heardOf>[1]["asked"]>[0]) => hint(`${step}Asked`),
      give: (count: number) => eight("give", { count }),
    };
    setText(heardOf({ live, table, names, fresh, before: heard.asked }, words));
  }
  return (
    <p className="unseen" role="status" aria-live="polite">
      {text}
    </p>
  );
}
