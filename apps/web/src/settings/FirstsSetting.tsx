"use client";

import { Button, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useSetting } from "@/preferences/store";
import { forgetFirsts } from "@/preferences/told";

/** Whether rules are explained the first time they matter, and a button to have them all explained again. */
export function FirstsSetting() {
  const t = useTranslations("settings");
  const [firsts, setFirsts] = useSetting("firsts");
  const [again, setAgain] = useState(false);
  return (
    <>
      <Switch
        label={t("firsts")}
        note={t("firstsHint")}
        checked={firsts === "yes"}
        onChange={(on) => setFirsts(on ? "yes" : "no")}
      />
      <div>
        <Button
          variant="text"
          onClick={() => {
            forgetFirsts();
            setAgain(true);
          }}
        >
          {t("firstsAgain")}
        </Button>
        <p role="status" className="text-quiet">
          {again ? t("firstsDone") : ""}
        </p>
      </div>
    </>
  );
}
