"use client";

/** First-time words: each rule is explained the first time it matters on this device, once, and put away by a tap. */
import type { ClauseId } from "@stillwater/engine";
import { Toast } from "@stillwater/ui";
import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import type { Language } from "@/i18n/routing";
import type { Stage } from "@/play/table/useStage";
import { useSetting } from "@/settings/store";
import type firsts from "../../messages/areas/en/firsts.json";
import { eventOf, standingOf } from "./firsts";
import { keepTold, toldFirsts } from "./told";

type Words = (typeof firsts)["firsts"];

/** Fetched when a rule is explained, and never by those who know them all. */
const LOAD: Readonly<Record<Language, () => Promise<{ readonly default: { readonly firsts: Words } }>>> = {
  en: () => import("../../messages/areas/en/firsts.json"),
  fr: () => import("../../messages/areas/fr/firsts.json"),
  de: () => import("../../messages/areas/de/firsts.json"),
};

/** Dots would be taken for levels of the messages. */
const keyOf = (clause: string): string => clause.replaceAll(".", "_");

export default function Firsts({ stage }: { readonly stage: Stage }) {
  const locale = useLocale();
  const [on] = useSetting("firsts");
  const [words, setWords] = useState<Words | null>(null);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const { helm, live, you } = stage;
  const { rev } = live;
  const wanted = on === "yes" && you !== null && !helm.over;
  const event = wanted ? eventOf(stage) : null;
  const standing = wanted ? standingOf(stage).join(" ") : "";
  // Of what merely stands behind a turn, one thing a turn is enough.
  const stood = useRef(-1);

  useEffect(() => {
    if (event === null && standing === "") return;
    let open = true;
    const tell = (all: Words) => {
      if (!open) return;
      setWords(all);
      const told = toldFirsts();
      const fresh = (clause: string): clause is ClauseId => keyOf(clause) in all.rules && !told.has(clause);
      const next =
        event !== null && fresh(event)
          ? event
          : stood.current === rev
            ? undefined
            : standing.split(" ").find(fresh);
      if (next === undefined) return;
      if (next !== event) stood.current = rev;
      keepTold(next);
      setRule(next as ClauseId);
    };
    // Without a network nothing is explained, and nothing is lost: it is told another time.
    LOAD[locale]()
      .then((file) => tell(file.default.firsts))
      .catch(() => undefined);
    return () => {
      open = false;
    };
  }, [event, standing, rev, locale]);

  // What was said for a turn goes with it.
  useEffect(() => {
    if (!helm.mine) setRule(null);
  }, [helm.mine]);

  const text =
    rule === null || words === null ? undefined : (words.rules as Record<string, string>)[keyOf(rule)];
  if (!wanted || words === null || text === undefined) return null;
  return (
    <div className="table-firsts">
      <Toast
        icon="book"
        tone="note"
        role="status"
        headline={words.title}
        dismissLabel={words.dismiss}
        onDismiss={() => {
          setRule(null);
          helm.hand.current?.focus();
        }}
      >
        {text}
      </Toast>
    </div>
  );
}
