"use client";

import { LONGEST_NAME } from "@stillwater/table/session";
/** Whose phone this is: its entries bear the name, and questions about conflicts show it. */
import { Button, Field } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { tidyName } from "@/layout/useKnownName";

interface PhoneNameProps {
  /** Its present name; empty for none. */
  readonly by: string;
  /** The players, one button each. */
  readonly names: readonly string[];
  readonly onName: (name: string) => void;
}

export function PhoneName({ by, names, onName }: PhoneNameProps) {
  const t = useTranslations("track");
  const [typed, setTyped] = useState(by);
  const tidy = tidyName(typed);
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (tidy !== null) onName(tidy);
      }}
    >
      <p>{t("whosePhone")}</p>
      <div className="companion-pair">
        {names.map((name) => (
          <Button key={name} pressed={name === by} onClick={() => onName(name)}>
            {name}
          </Button>
        ))}
      </div>
      <div className="companion-pair">
        <Field label={t("phoneName")} value={typed} maxLength={LONGEST_NAME} onChange={setTyped} />
        <Button type="submit" disabled={tidy === null || tidy === by}>
          {t("phoneSave")}
        </Button>
      </div>
    </form>
  );
}
