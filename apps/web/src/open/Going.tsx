"use client";

/** Where and with whom: the last questions before the table. */
import { Button, Field, Segments, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { LONGEST_NAME, tidyName, useKnownName } from "@/shell/useKnownName";
import type { FoundDeal } from "./seeking";
import { useOpening } from "./useOpening";

const PACES = ["now", "today", "week", "none"] as const;

interface GoingProps {
  readonly code: string;
  readonly players: number;
  /** The deal that is played once more; null for new cards. */
  readonly again: FoundDeal | null;
  readonly onPrinted: (printed: boolean) => void;
}

export function Going({ code, players, again, onPrinted }: GoingProps) {
  const t = useTranslations("open");
  const { wishes, wish, busy, error, open } = useOpening(again);
  const names = useNames(wishes.where === "online" ? 1 : players);
  const here = wishes.where === "here";
  const table = wishes.where === "table";
  const go = () => {
    const called = names.read();
    if (called !== null) open(code, called);
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        {again === null ? (
          <Segments
            label={t("where")}
            face="words"
            value={wishes.where}
            onChange={(where) => {
              wish({ where });
              onPrinted(where === "table");
            }}
            options={[
              { value: "online", label: t("online") },
              { value: "here", label: t("onHere") },
              { value: "table", label: t("onTable") },
            ]}
          />
        ) : null}
        <p className="text-quiet">
          {t(
            table
              ? "onTableHint"
              : here
                ? players === 1
                  ? "onHereAlone"
                  : "onHereHint"
                : players === 1
                  ? "shareSolo"
                  : "onlineHint",
          )}
        </p>
      </div>
      {here || table || players === 1 ? null : (
        <>
          <div className="grid gap-1">
            <Segments
              label={t("pace")}
              value={wishes.pace}
              onChange={(pace) => wish({ pace })}
              options={PACES.map((pace) => ({ value: pace, label: t(`paces.${pace}`) }))}
            />
            <p className="text-quiet">{t("paceHint")}</p>
          </div>
          <Switch
            label={t("public")}
            note={t("publicHint")}
            checked={wishes.listed}
            onChange={(listed) => wish({ listed })}
          />
        </>
      )}
      {names.fields}
      {table && players > 1 ? (
        <Segments
          label={t(wishes.begun ? "turnNow" : "begins")}
          face="words"
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
      <Button variant="primary" size="large" block disabled={busy} onClick={go}>
        {t(table && wishes.begun ? "goBegun" : table ? "goTable" : here ? "goHere" : "go")}
      </Button>
      <p className="min-h-6 text-center text-quiet" role="status">
        {error ?? (here || table || players === 1 ? null : t("share"))}
      </p>
    </div>
  );
}

/** A field for each name; nothing is opened before all of them are there. */
function useNames(count: number) {
  const t = useTranslations("open");
  const guest = useTranslations("guest");
  const [own, setOwn] = useKnownName();
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
