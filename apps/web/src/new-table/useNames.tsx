"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
import { Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { People } from "@/companion/device/begin";
import { suggestName } from "@/layout/suggested-name";
import { tidyName, useKnownName } from "@/layout/useKnownName";

/** A form with each name, filled with what was in it before; no table is opened until all names are given. */
export function useNames(count: number, [mine, ...kept]: readonly string[]) {
  const t = useTranslations("open");
  const guest = useTranslations("guest");
  const [own, setOwn, ownNow] = useKnownName(suggestName, mine);
  const [others, setOthers] = useState<readonly string[]>(kept);
  const [missing, setMissing] = useState<number | null>(null);
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const typed: People = [own, ...Array.from({ length: count - 1 }, (_, index) => others[index] ?? "")];
  const change = (index: number, value: string) => {
    setMissing(null);
    if (index === 0) setOwn(value);
    else setOthers(Object.assign([...others], { [index - 1]: value }));
  };
  return {
    shown: typed,
    read: (): People | null => {
      const mine = tidyName(ownNow());
      const theirs = typed.slice(1).map(tidyName);
      const first = [mine, ...theirs].indexOf(null);
      if (mine === null || first >= 0) {
        setMissing(first);
        fields.current[first]?.focus();
        return null;
      }
      return [mine, ...theirs.flatMap((name) => name ?? [])];
    },
    form: (id: string, onEnter: () => void) => (
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onEnter();
        }}
      >
        {typed.map((value, index) => (
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
        ))}
      </form>
    ),
  };
}
