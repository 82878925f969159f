"use client";

/** Where and with whom: the last questions before the table. */
import type { CrewHand } from "@stillwater/crew";
import { Button, Field, Section, Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { suggestName } from "@/layout/suggested-name";
import { LONGEST_NAME, tidyName, useKnownName } from "@/layout/useKnownName";
import { useCrewNames } from "@/local-games/useCrewNames";
import type { ChangedTable } from "./changing";
import { HowHard } from "./HowHard";
import type { FoundDeal } from "./seeking";
import { useOpening } from "./useOpening";

const PACES = ["now", "today", "week", "none"] as const;

interface GoingProps {
  readonly code: string;
  readonly players: number;
  /** The deal that is played once more; null for new cards. */
  readonly again: FoundDeal | null;
  /** The table that is changed; null where one is opened. */
  readonly changing: ChangedTable | null;
  /** What the address asks for. */
  readonly asked: URLSearchParams;
}

/** The parts of the way to a table; each stands elsewhere on the page. */
interface Going {
  /** Where, and under which names. */
  readonly fields: ReactNode;
  /** How quickly it is played, and who may sit down. */
  readonly manner: ReactNode;
  /** How hard the deal should be. */
  readonly hard: ReactNode;
  readonly button: ReactNode;
  /** Whether it will be played with printed cards. */
  readonly printed: boolean;
}

export function useGoing({ code, players, again, changing, asked }: GoingProps): Going {
  const t = useTranslations("open");
  const { wishes, wish, busy, error, open } = useOpening(again, changing, asked);
  const here = wishes.where === "here";
  const crew = useCrewSeats(here ? players : 1);
  const names = useNames(wishes.where === "online" ? 1 : players - crew.count);
  const table = wishes.where === "table";
  const go = () => {
    // Whoever changes a table has a name there already; it may be shown later than the button is pressed.
    const unnamed = changing !== null && (names.shown[0] ?? "") === "";
    const called = unnamed ? [] : names.read();
    if (called !== null) open(code, called, crew.chosen);
  };
  const word =
    changing !== null
      ? "goChange"
      : table && wishes.begun
        ? "goBegun"
        : table
          ? "goTable"
          : here || players === 1
            ? "goHere"
            : "go";
  const hint = table
    ? "onTableHint"
    : here
      ? players === 1
        ? "onHereAlone"
        : "onHereHint"
      : players === 1
        ? "shareSolo"
        : "share";
  return {
    printed: table,
    fields: (
      <div className="grid gap-4">
        {changing === null ? (
          <div className="grid gap-1">
            {again === null ? (
              <Segments
                label={t("where")}
                value={wishes.where}
                onChange={(where) => wish({ where })}
                options={[
                  { value: "online", label: t("online") },
                  { value: "here", label: t("onHere") },
                  { value: "table", label: t("onTable") },
                ]}
              />
            ) : null}
            <p className="text-quiet">{t(hint)}</p>
          </div>
        ) : null}
        {crew.fields}
        {names.fields}
        {table && players > 1 ? (
          <Segments
            label={t(wishes.begun ? "turnNow" : "begins")}
            value={wishes.begins < players ? wishes.begins : 0}
            onChange={(begins) => wish({ begins })}
            options={names.shown.map((name, value) => ({
              value,
              label: name === "" ? String(value + 1) : name,
            }))}
          />
        ) : null}
        {table ? (
          <Switch
            label={t("begun")}
            note={t("begunHint")}
            checked={wishes.begun}
            onChange={(begun) => wish({ begun })}
          />
        ) : null}
      </div>
    ),
    manner:
      here || table || players === 1 ? null : (
        <Section title={t("pace")}>
          <div
            className="max-md:[&_.sw-segments]:grid max-md:[&_.sw-segments]:grid-cols-[1fr_1fr]
            max-md:[&_.sw-segment:nth-of-type(3)]:border-s-0
            max-md:[&_.sw-segment:nth-of-type(n_+_3)]:border-t
            max-md:[&_.sw-segment:nth-of-type(n_+_3)]:border-t-rule"
          >
            <Segments
              label={t("pace")}
              value={wishes.pace}
              onChange={(pace) => wish({ pace })}
              options={PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
            />
          </div>
          <p className="text-quiet">{t("paceHint")}</p>
          <Switch
            label={t("public")}
            note={t("publicHint")}
            checked={wishes.listed}
            onChange={(listed) => wish({ listed })}
          />
          <Switch
            label={t("advice")}
            note={t("adviceHint")}
            checked={wishes.advice}
            onChange={(advice) => wish({ advice })}
          />
        </Section>
      ),
    hard:
      changing === null && again === null && wishes.where === "online" ? (
        <HowHard code={code} grade={wishes.grade} onChange={(grade) => wish({ grade })} />
      ) : null,
    button: (
      <>
        <p role="status" className="empty:hidden">
          {error}
        </p>
        <Button variant="primary" size="large" block disabled={busy} onClick={go}>
          {t(word)}
        </Button>
      </>
    ),
  };
}

/** How many of the seats the quiet crew takes, and with which hand. */
function useCrewSeats(players: number) {
  const t = useTranslations("open");
  const hands = useTranslations("hands");
  const [wanted, setWanted] = useState(0);
  const [hand, setHand] = useState<CrewHand>("steady");
  const count = Math.min(wanted, players - 1);
  const called = useCrewNames(hand);
  return {
    count,
    chosen: count === 0 ? null : { count, hand, called },
    fields:
      players === 1 ? null : (
        <div className="grid gap-2">
          <p className="sw-label" aria-hidden>
            {t("crewCount")}
          </p>
          <Segments
            label={t("crewCount")}
            value={count}
            onChange={setWanted}
            options={Array.from({ length: players }, (_, value) => ({
              value,
              label: value === 0 ? t("crewNone") : String(value),
            }))}
          />
          {count === 0 ? null : (
            <>
              <Segments
                label={t("crewHand")}
                value={hand}
                onChange={setHand}
                options={(["deckhand", "steady", "navigator"] as const).map((value) => ({
                  value,
                  label: hands(value),
                }))}
              />
              <p className="text-quiet">{t("crewHint")}</p>
            </>
          )}
        </div>
      ),
  };
}

/** A field for each name; nothing is opened before all of them are there. */
function useNames(count: number) {
  const t = useTranslations("open");
  const guest = useTranslations("guest");
  const [own, setOwn] = useKnownName(suggestName);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [missing, setMissing] = useState<number | null>(null);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const typed = [own, ...Array.from({ length: count - 1 }, (_, index) => others[index] ?? "")];
  const change = (index: number, value: string) => {
    setMissing(null);
    if (index === 0) setOwn(value);
    else setOthers(Object.assign([...others], { [index - 1]: value }));
  };
  return {
    shown: typed,
    read: (): readonly string[] | null => {
      const names = typed.map(tidyName);
      const first = names.indexOf(null);
      if (first >= 0) {
        setMissing(first);
        fields.current[first]?.focus();
        return null;
      }
      return names.flatMap((name) => name ?? []);
    },
    fields: typed.map((value, index) => (
      <Field
        key={index}
        ref={(field) => {
          fields.current[index] = field;
        }}
        label={index === 0 ? guest("name") : t("nameOf", { seat: index + 1 })}
        name={index === 0 ? "name" : `name-${index + 1}`}
        autoComplete={index === 0 ? "given-name" : "off"}
        maxLength={LONGEST_NAME}
        value={value}
        error={missing === index ? guest("needName") : undefined}
        onChange={(text) => change(index, text)}
      />
    )),
  };
}
