"use client";

import { REMOVALS, type SeaOptions } from "@stillwater/engine";
import { Button, Cartouche, Field, Section, Segments, Stepper, Switch, Tag } from "@stillwater/ui";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { LONGEST_NAME, tidyName, useKnownName } from "@/shell/useKnownName";
import { codeOf, trpc } from "@/trpc/client";
import { figuresOf, outlookOf } from "./settings";

const CREWS = [1, 2, 3, 4, 5] as const;
const MOST_REMOVED = 12;
const SOLO = { least: 4, most: 9, usual: 8 } as const;

/** One screen of big controls and one honest sentence about what they make. */
export function OpenTable({ drawing }: { readonly drawing: ReactNode }) {
  const t = useTranslations("open");
  const net = useTranslations("net");
  const guest = useTranslations("guest");
  const locale = useLocale();
  const router = useRouter();
  const [players, setPlayers] = useState<number>(2);
  const [removed, setRemoved] = useState(0);
  const [strict, setStrict] = useState(false);
  const [soloStart, setSoloStart] = useState<number>(SOLO.usual);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [name, setName] = useKnownName();
  const [nameError, setNameError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);

  const options = useMemo<SeaOptions>(
    () => ({ game: "sea", players, removed, strict, soloStart: players === 1 ? soloStart : SOLO.usual }),
    [players, removed, strict, soloStart],
  );
  const figures = useMemo(() => figuresOf(options), [options]);
  const named = REMOVALS.find((removal) => removal.removed === removed)?.name;

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
      const reply = await trpc().table.open.mutate({ code: figures.code, name: called, language: locale });
      if ("table" in reply) router.push(`/${locale}/play/${reply.table}`);
      else setError(net("fault"));
    } catch (cause) {
      setError(codeOf(cause) === "TOO_MANY_REQUESTS" ? net("slow") : net("failed"));
    }
    setBusy(false);
  };

  return (
    <div className="grid grid-cols-1 gap-x-11 gap-y-6 py-5 lg:grid-cols-[1fr_26rem]">
      <div>
        <h1 className="page-title mb-5">
          {t("title")} <span className="whitespace-nowrap text-quiet italic">· {t("game")}</span>
        </h1>
        <div className="open-groups">
          <Section title={t("players")}>
            <Segments
              label={t("players")}
              face="figures"
              value={players}
              onChange={setPlayers}
              options={CREWS.map((count) => ({
                value: count,
                label: count,
                name: `${count}: ${t("crew", { count })}`,
              }))}
            />
            <p className="text-quiet">{players === 1 ? t("alone") : t("playersHint")}</p>
          </Section>
          <Section title={t("removed")} aside={<span className="text-quiet">{t("removedHint")}</span>}>
            <Segments
              label={t("removed")}
              face="figures"
              value={removed}
              onChange={setRemoved}
              options={[
                { value: 0, label: 0, name: `0: ${t("none")}` },
                ...REMOVALS.map((removal) => ({
                  value: removal.removed,
                  label: removal.removed,
                  name: `${removal.removed}: ${removal.name}`,
                })),
              ]}
            />
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Stepper
                look="joined"
                value={removed}
                min={0}
                max={MOST_REMOVED}
                onChange={setRemoved}
                labels={{ name: t("removedAny"), less: t("less"), more: t("more") }}
              />
              <span className="text-quiet">{named ?? (removed === 0 ? t("none") : t("removedAny"))}</span>
            </div>
          </Section>
          {players === 1 ? (
            <Section title={t("solo")} aside={<Tag tone="reading">{t("ours")}</Tag>}>
              <Stepper
                look="joined"
                value={soloStart}
                min={SOLO.least}
                max={SOLO.most}
                onChange={setSoloStart}
                labels={{ name: t("solo"), less: t("less"), more: t("more") }}
              />
              <p className="text-quiet">{t("soloHint")}</p>
            </Section>
          ) : null}
          <Section title={t("end")}>
            <Switch label={t("strict")} note={t("strictHint")} checked={strict} onChange={setStrict} />
          </Section>
        </div>
      </div>
      <div className="grid content-start gap-5">
        <div className="max-lg:hidden">{drawing}</div>
        <Cartouche
          level={2}
          title={t("sentence", {
            crew: t("crew", { count: players }),
            gone: t("gone", { count: removed }),
            outlook: t(outlookOf(options), { count: soloStart }),
          })}
        >
          <dl className="figures mt-3 mb-4">
            <dt>{t("deck")}</dt>
            <dd>
              {players === 1
                ? t("deckAlone", { total: figures.deck })
                : t("deckValue", {
                    total: figures.deck,
                    each: new Intl.ListFormat(locale).format(figures.each.map(String)),
                  })}
            </dd>
            <dt>{t("spare")}</dt>
            <dd>{figures.spare}</dd>
            <dt>{t("least")}</dt>
            <dd>{t("leastValue", { placing: figures.leastPlacing, start: figures.start })}</dd>
            <dt>{t("code")}</dt>
            <dd>
              <code className="font-sans">{figures.code}</code>
            </dd>
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
      </div>
    </div>
  );
}
