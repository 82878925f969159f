"use client";

import { Button, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { askLeave, type Leave, leaveNow } from "./notices";
import { useSetting } from "./store";

/** "Your turn" as a notice of the browser. Leave is asked for by the button and at no other time. */
export function NoticeSetting() {
  const t = useTranslations("settings");
  const [notify, setNotify] = useSetting("notify");
  const [leave, setLeave] = useState<Leave>("default");
  useEffect(() => setLeave(leaveNow()), []);
  if (leave === "granted") {
    return (
      <Switch
        label={t("notify")}
        note={t("notifyHint")}
        checked={notify === "yes"}
        onChange={(on) => setNotify(on ? "yes" : "no")}
      />
    );
  }
  const ask = async () => {
    const answer = await askLeave();
    setLeave(answer);
    if (answer === "granted") setNotify("yes");
  };
  const why = leave === "none" ? t("notifyNone") : leave === "denied" ? t("notifyDenied") : t("notifyHint");
  return (
    <div className="settings-row">
      <p>
        {t("notify")}
        <br />
        <span className="sw-quiet" role="status">
          {why}
        </span>
      </p>
      {leave === "default" ? <Button onClick={() => void ask()}>{t("notifyAsk")}</Button> : null}
    </div>
  );
}
