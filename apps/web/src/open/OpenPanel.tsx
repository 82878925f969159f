"use client";

import { type Options, writeOptions } from "@stillwater/engine";
import { Button, Cartouche, Field } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useRef, useState } from "react";
import { LONGEST_NAME, tidyName, useKnownName } from "@/shell/useKnownName";
import { codeOf, trpc } from "@/trpc/client";
import { figuresOf, outlookOf } from "./settings";
import { useTold } from "./useTold";

/** What the settings make, in one sentence and a few figures, and the way to the table. */
export function OpenPanel({ options }: { readonly options: Options }) {
  const t = useTranslations("open");
  const net = useTranslations("net");
  const guest = useTranslations("guest");
  const told = useTold();
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [name, setName] = useKnownName();
  const [nameError, setNameError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const code = writeOptions(options);
  const figures = useMemo(() => figuresOf(options), [options]);
  const { players, game } = options;

  const open = async () => {
    const called = tidyName(name);
    if (called === null) {
      setNameError(guest("needName"));
      field.current?.focus();
      return;
    }
    setBusy(true);
    setError(undefined);
    try {
      const reply = await trpc().table.open.mutate({ code, name: called, language: locale });
      if ("table" in reply) router.push(`/${locale}/play/${reply.table}`);
      else setError(net("fault"));
    } catch (cause) {
      setError(codeOf(cause) === "TOO_MANY_REQUESTS" ? net("slow") : net("failed"));
    }
    setBusy(false);
  };
  const list = new Intl.ListFormat(locale);
  const parts = told(options);
  return (
    <Cartouche
      level={2}
      title={t("sentence", {
        crew: t("crew", { count: players, game }),
        parts: parts.length === 0 ? t("plain", { game }) : list.format(parts),
        outlook: t(outlookOf(options), { count: game === "sea" ? options.soloStart : 0 }),
      })}
    >
      <dl className="figures mt-3 mb-4">
        <dt>{t("deck")}</dt>
        <dd>
          {players === 1 || figures.each.length === 0
            ? t("deckAlone", { total: figures.deck })
            : t("deckValue", { total: figures.deck, each: list.format(figures.each.map(String)) })}
        </dd>
        <dt>{t("spare")}</dt>
        <dd>{figures.spare}</dd>
        {figures.leastPlacing === null ? null : (
          <>
            <dt>{t("least")}</dt>
            <dd>
              {figures.start === null
                ? figures.leastPlacing
                : t("leastValue", { placing: figures.leastPlacing, start: figures.start })}
            </dd>
          </>
        )}
      </dl>
      <div className="mb-4">
        <Field
          ref={field}
          label={guest("name")}
          name="name"
          autoComplete="given-name"
          maxLength={LONGEST_NAME}
          value={name}
          error={nameError}
          onChange={(value) => {
            setName(value);
            setNameError(undefined);
          }}
        />
      </div>
      <Button variant="primary" size="large" block disabled={busy} onClick={open}>
        {t("go")}
      </Button>
      <p className="mt-2 text-center text-quiet" role="status">
        {error ?? t(players === 1 ? "shareSolo" : "share")}
      </p>
    </Cartouche>
  );
}
