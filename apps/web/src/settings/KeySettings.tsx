"use client";

import { Button, Section } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { KEY_ACTS, KEYS, type KeyAct, rekey } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";

/** Which key does what, for people who want to change it. */
export function KeySettings() {
  const t = useTranslations("settings");
  const [keys, setKeys] = useSetting("keys");
  const [shortcuts] = useSetting("shortcuts");
  const [refused, setRefused] = useState<KeyAct | null>(null);
  const id = useId();
  const type = (act: KeyAct, typed: string) => {
    const next = rekey(keys, act, typed);
    setRefused(next === null ? act : null);
    if (next !== null) setKeys(next);
  };
  return (
    <Section title={t("keys")}>
      {KEY_ACTS.map((act) => (
        <div key={act} className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1.5 min-h-12">
          <label className="flex-[1_1_12rem]" htmlFor={`${id}${act}`}>
            {t(`keyOf.${act}`)}
          </label>
          <input
            id={`${id}${act}`}
            className="w-14 h-12 font-sans text-18/none font-semibold text-ink text-center bg-sheet border-[1.25px]
            border-ink rounded-sm"
            value={keys[act]}
            disabled={shortcuts === "no"}
            autoComplete="off"
            aria-invalid={refused === act}
            aria-describedby={refused === act ? `${id}why` : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => {
              // The previous character is still in the field and has to be dropped.
              const typed = event.target.value;
              if (typed !== "") type(act, typed.length > 1 ? typed.replace(keys[act], "") : typed);
            }}
          />
        </div>
      ))}
      <p id={`${id}why`} role="status" className="text-stop empty:hidden">
        {refused === null ? "" : t("keyTaken")}
      </p>
      <div>
        <Button
          variant="text"
          onClick={() => {
            setKeys(KEYS);
            setRefused(null);
          }}
        >
          {t("keysBack")}
        </Button>
      </div>
    </Section>
  );
}
