"use client";

/** A line for typing or dictating: acts and questions in notation or in words, answered below it. */
import { type Ask, askWords, nextIn, readSpoken } from "@stillwater/rulebook/spoken";
import { unsettledAt } from "@stillwater/table/session";
import { AS_TYPED, Button, IconButton } from "@stillwater/ui";
import { useLocale } from "next-intl";
import { type FormEvent, type KeyboardEvent, use, useEffect, useId, useRef, useState } from "react";
import { fetched } from "@/layout/late";
import { useVoice } from "@/stage/Voice";
import { type AnswerSources, answerTo, heldNames } from "./answers";
import { typedMeanwhile, typedSoFar } from "./EarlyLine";
import { answeringIn, sayFor } from "./words";

export interface CommandProps extends Omit<AnswerSources, "voice" | "say" | "asks"> {
  /** Handles an act; returns the sentences that report it. */
  readonly play: (act: string, asked: AnswerSources) => readonly string[];
  /** Answers lines that only this table understands; null for all others. */
  readonly own?: ((line: string) => readonly string[] | null) | undefined;
  readonly onClose: () => void;
}

interface Exchange {
  readonly id: number;
  readonly line: string;
  readonly answer: readonly string[];
}

/** The number of exchanges kept on the screen. */
const KEPT = 12;
const MOST_RULES = 2;

export function CommandLine({ play, own, onClose, ...rest }: CommandProps) {
  const locale = useLocale();
  const voice = useVoice();
  const say = use(sayFor(locale, answeringIn(rest.table.rulebook)));
  const id = useId();
  const [line, setLine] = useState(() => typedSoFar().text);
  const [said, setSaid] = useState<readonly Exchange[]>([]);
  const [back, setBack] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    if (typedMeanwhile().sent) input.current?.form?.requestSubmit();
  }, []);
  const asked: AnswerSources = { ...rest, voice, say, asks: askWords(locale) };
  const { table, you, names } = rest;

  const tell = (typed: string, answer: readonly string[]) =>
    setSaid((before) => [...before, { id: (before.at(-1)?.id ?? 0) + 1, line: typed, answer }].slice(-KEPT));
  const ask = async (typed: string, what: Ask) => {
    if (what.ask === "rule") return tell(typed, await rules(what.words));
    const answer = answerTo(what, asked);
    if (what.ask !== "position") return tell(typed, answer);
    const copied = await navigator.clipboard?.writeText(answer.join("\n")).then(
      () => true,
      () => false,
    );
    tell(typed, [say(copied === true ? "copied" : "notCopied"), ...answer]);
  };
  const rules = async (words: string): Promise<readonly string[]> => {
    if (words.trim() === "") return [say("ruleWhat")];
    // The text of the rules is loaded when it is first asked for.
    const { rulesFor } = await fetched(() => import("./rule"));
    const found = rulesFor(words, table, { language: locale, endings: say("ruleEndings") }, MOST_RULES);
    return found.length === 0
      ? [say("ruleNone", { words })]
      : found.map(({ title, rule, source }) => say("rule", { title, rule, source }));
  };
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const typed = line.trim();
    if (typed === "") return;
    setLine("");
    setBack(0);
    const known = own?.(typed) ?? null;
    if (known !== null) return tell(typed, known);
    const read = readSpoken(typed, locale, {
      rulebook: table.rulebook,
      nextIn: (row) => nextIn(table, row),
      fresh: unsettledAt(table),
      hand: heldNames(table, you),
      unseen: rest.real !== undefined,
      names,
    });
    if (read.is === "ask") void ask(typed, read.ask);
    else if (read.is === "act") tell(typed, play(read.act, asked));
    else tell(typed, [read.word === "" ? say("unfinished") : say("unread", { word: read.word })]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      return onClose();
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const next = Math.max(0, Math.min(said.length, back + (event.key === "ArrowUp" ? 1 : -1)));
    setBack(next);
    setLine(said.at(-next)?.line ?? "");
    if (next === 0) setLine("");
  };
  const latest = said.at(-1);
  return (
    <section
      className="command fixed inset-x-0 bottom-0 z-30 grid grid-cols-1 gap-2 max-w-184 max-h-[60dvh] mx-auto pt-2.5 px-3
      pb-[max(10px,env(safe-area-inset-bottom))] border-[1.25px] border-ink border-b-0 bg-sheet
      text-ink"
      aria-label={say("title")}
    >
      <div className="min-h-0 max-h-[40dvh] overflow-y-auto">
        {said.slice(0, -1).map((exchange) => (
          <Told key={exchange.id} {...exchange} />
        ))}
        <div role="status">{latest === undefined ? null : <Told key={latest.id} {...latest} />}</div>
      </div>
      <form className="flex gap-2 items-center" onSubmit={enter}>
        <label htmlFor={id} className="unseen">
          {say("label")}
        </label>
        <input
          id={id}
          ref={input}
          className="flex-1 min-w-0 min-h-11 px-2.5 py-1.5 border-[1.25px] border-ink rounded-[3px] bg-paper
          text-inherit [font:inherit]"
          value={line}
          placeholder={say("example")}
          {...AS_TYPED}
          enterKeyHint="go"
          onChange={(event) => setLine(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" variant="primary">
          {say("send")}
        </Button>
        <IconButton icon="cross" label={say("close")} onClick={onClose} />
      </form>
    </section>
  );
}

function Told({ line, answer }: Exchange) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a block body: newer browsers return a promise, which React would take for a cleanup function.
    ref.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={ref} className="py-1 wrap-anywhere">
      <p className="text-quiet italic m-0">{line}</p>
      {answer.map((sentence) => (
        <p className="m-0" key={sentence}>
          {sentence}
        </p>
      ))}
    </div>
  );
}
