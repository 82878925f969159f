"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
/** Finds people to play with: which game, how long to wait for them, and straight to a seat. */
import { Button, Field, Segments } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { suggestName } from "@/layout/suggested-name";
import { tidyName, useKnownName } from "@/layout/useKnownName";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";

const GAMES = { either: ["sea", "mountain"], sea: ["sea"], mountain: ["mountain"] } as const;
const SECONDS = [30, 60, 180] as const;

export function FindCrew() {
  const t = useTranslations("find");
  const home = useTranslations("home");
  const guest = useTranslations("guest");
  const locale = useLocale();
  const [name, setName, nameNow] = useKnownName(suggestName);
  const [game, setGame] = useState<keyof typeof GAMES>("either");
  const [seconds, setSeconds] = useState<(typeof SECONDS)[number]>(60);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { busy, error, send } = useRequest(async (called: string) => {
    const asked = { games: [...GAMES[game]], seconds, name: called, language: locale };
    const { table } = await trpc().table.seek.mutate(asked);
    return { go: `/play/${table}` };
  });
  const find = (event: FormEvent): void => {
    event.preventDefault();
    const called = tidyName(nameNow());
    setMissing(called === null);
    if (called === null) field.current?.focus();
    else send(called);
  };
  return (
    <form onSubmit={find} noValidate className="mx-auto grid max-w-112 gap-5 py-8">
      <h1 className="page-title">{t("title")}</h1>
      <p className="text-quiet">{t("text")}</p>
      <Segments
        label={t("game")}
        value={game}
        onChange={setGame}
        options={[
          { value: "either", label: t("either") },
          { value: "sea", label: home("sea") },
          { value: "mountain", label: home("mountain") },
        ]}
      />
      <div className="grid gap-2">
        <p className="sw-label" aria-hidden>
          {t("wait")}
        </p>
        <Segments
          label={t("wait")}
          value={seconds}
          onChange={setSeconds}
          options={SECONDS.map((value) => ({ value, label: t("seconds", { seconds: value }) }))}
        />
        <p className="text-quiet">{t("waitText")}</p>
      </div>
      <Field
        ref={field}
        label={guest("name")}
        name="name"
        autoComplete="given-name"
        maxLength={LONGEST_NAME}
        value={name}
        error={missing ? guest("needName") : undefined}
        onChange={(typed) => {
          setMissing(false);
          setName(typed);
        }}
      />
      <p role="status" className="empty:hidden">
        {error}
      </p>
      <Button type="submit" variant="primary" size="large" block disabled={busy}>
        {t("find")}
      </Button>
      <p className="text-quiet">{t("nobodyKept")}</p>
      <Button href={`/${locale}/play/lobby`} link={Link} icon="people" block>
        {home("publicTables")}
      </Button>
    </form>
  );
}
