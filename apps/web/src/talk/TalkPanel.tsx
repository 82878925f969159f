"use client";

/** The crew's talk after its game: one line for each seat, deleted along with the table. */
import { LONGEST_LINE, type TalkView } from "@stillwater/table/session";
import { Button, Field, Section, Switch } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useVoice } from "@/stage/Voice";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

interface TalkPanelProps {
  readonly table: string;
  /** The reader's own seat. */
  readonly you: number;
  /** By seat; null for a seat that has been left. */
  readonly names: readonly (string | null)[];
  /** At a public table talk is off until every seat has switched it on. */
  readonly listed: boolean;
  readonly talk: TalkView;
  /** Content above the lines. */
  readonly children?: ReactNode;
}

export function TalkPanel({ table, you, names, listed, talk, children }: TalkPanelProps) {
  const t = useTranslations("talk");
  return (
    <Section
      label={t("title")}
      aside={<span className="text-quiet">{t("gone")}</span>}
      className="talk grid gap-2.5 content-start"
    >
      {children}
      {listed ? <Wanting {...{ table, you, names, talk }} /> : null}
      {talk.on ? (
        <>
          <Lines {...{ names, talk }} />
          <Saying table={table} mine={talk.lines.find(({ seat }) => seat === you)?.text ?? null} />
        </>
      ) : null}
      <Heard {...{ you, names, talk }} />
    </Section>
  );
}

type Part<K extends keyof TalkPanelProps> = Pick<TalkPanelProps, K>;

function Lines({ names, talk }: Part<"names" | "talk">) {
  const voice = useVoice();
  return talk.lines.length === 0 ? null : (
    <dl className="talk-lines">
      {talk.lines.map(({ seat, text }) => (
        <div
          className="grid grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] gap-x-3.5 gap-y-1 py-1.5 border-b
          border-b-hair"
          key={seat}
        >
          <dt className="font-semibold">{voice.seatText(seat, names)}</dt>
          <dd className="m-0 wrap-anywhere" dir="auto">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Saying({ table, mine }: { readonly table: string; readonly mine: string | null }) {
  const t = useTranslations("talk");
  const [typed, setTyped] = useState("");
  const { busy, error, send } = useRequest(async (line: string | null) => {
    await trpc().table.say.mutate({ table, line });
    // Text typed while the line was being sent stays.
    setTyped((now) => (now.trim() === line ? "" : now));
    return undefined;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const line = typed.trim();
    if (line !== "" && !busy) send(line);
  };
  return (
    <form onSubmit={submit} className="grid gap-1">
      <Field
        label={t("line")}
        labelHidden
        placeholder={t("line")}
        autoComplete="off"
        maxLength={LONGEST_LINE}
        value={typed}
        error={error}
        onChange={setTyped}
        end={
          <Button type="submit" variant="text" size="small" disabled={busy}>
            {t("say")}
          </Button>
        }
      />
      {mine === null ? null : (
        <div>
          <Button variant="text" size="small" disabled={busy} onClick={() => send(null)}>
            {t("takeBack")}
          </Button>
        </div>
      )}
    </form>
  );
}

/** Whether everybody at a public table wants to talk. */
function Wanting({ table, you, names, talk }: Part<"table" | "you" | "names" | "talk">) {
  const t = useTranslations("talk");
  const list = new Intl.ListFormat(useLocale());
  const { error, send } = useRequest(async (on: boolean) => {
    await trpc().table.allowTalk.mutate({ table, on });
    return undefined;
  });
  const wanted = names.filter((name, seat) => name !== null && talk.wants[seat] === true);
  return (
    <div className="grid gap-1">
      <Switch label={t("want")} note={t("wantText")} checked={talk.wants[you] === true} onChange={send} />
      {talk.on || wanted.length === 0 ? null : (
        <p className="text-quiet">{t("wanted", { names: list.format(wanted.map(String)) })}</p>
      )}
      {error === undefined ? null : <p role="alert">{error}</p>}
    </div>
  );
}

/** Announces the others' new lines to a screen reader, once each, and none from before the page was opened. */
function Heard({ you, names, talk }: Part<"you" | "names" | "talk">) {
  const t = useTranslations("talk");
  const voice = useVoice();
  const known = useRef<ReadonlyMap<number, string>>(undefined);
  const [heard, setHeard] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = new Map(talk.lines.map(({ seat, text }) => [seat, text]));
    if (before === undefined) return;
    const fresh = talk.lines.filter(({ seat, text }) => seat !== you && before.get(seat) !== text);
    const words = fresh.map(({ seat, text }) => t("said", { name: voice.seatText(seat, names), text }));
    if (words.length > 0) setHeard(words.join(" "));
  }, [talk, names, you, t, voice]);
  return (
    <p role="status" className="unseen" dir="auto">
      {heard}
    </p>
  );
}
