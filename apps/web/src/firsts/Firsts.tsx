"use client";

/** First-time words: each rule is explained the first time it matters on this device, where the table's usual words are. */
import type { ClauseId } from "@stillwater/engine";
import { useLocale } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { modulesOf } from "@/modules/in-play";
import { keepTold, toldFirsts } from "@/preferences/told";
import type { Stage } from "@/stage/useStage";
import { type FirstTexts, firstTexts, messageKeyOf } from "./first-texts";
import { eventOf, standingClauses } from "./firsts";

/** How long, in milliseconds, they replace the usual words; they can be read again from the menu. */
const SHOWN = 25_000;

interface FirstsProps {
  readonly stage: Stage;
  /** The words to show now, or null to remove them. */
  readonly onTell: (text: string | null) => void;
}

export default function Firsts({ stage, onTell }: FirstsProps) {
  const locale = useLocale();
  const [words, setWords] = useState<FirstTexts | null>(null);
  const [rule, setRule] = useState<ClauseId | null>(null);
  const { helm, live } = stage;
  const { rev } = live;
  const modules = modulesOf(stage.table.rulebook);
  const event = eventOf(stage);
  const standing = standingClauses(stage).join(" ");
  // Rules that merely apply to a turn are explained one per turn.
  const stood = useRef(-1);

  useEffect(() => {
    if (event === null && standing === "") return;
    let open = true;
    const tell = (all: FirstTexts) => {
      if (!open) return;
      setWords(all);
      const told = toldFirsts();
      const fresh = (clause: string): clause is ClauseId =>
        messageKeyOf(clause) in all.rules && !told.has(clause);
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
    // Without a network nothing is explained, and nothing is lost: it is explained another time.
    firstTexts(locale, modules)
      .then(tell)
      .catch(() => undefined);
    return () => {
      open = false;
    };
  }, [event, standing, rev, locale, modules]);

  // Words for a turn disappear with it, and in any case after a while.
  useEffect(() => {
    if (!helm.mine) setRule(null);
  }, [helm.mine]);
  useEffect(() => {
    if (rule === null) return;
    const timer = setTimeout(() => setRule(null), SHOWN);
    return () => clearTimeout(timer);
  }, [rule]);

  const text = rule === null || words === null ? null : (words.rules[messageKeyOf(rule)] ?? null);
  useEffect(() => {
    onTell(text);
    return () => onTell(null);
  }, [text, onTell]);
  return null;
}
