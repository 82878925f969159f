"use client";

import { Button, Switch } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useNotices } from "./useNotices";

/** "Your turn" as a browser notification. Permission is requested by the button and at no other time. */
export function NoticeSetting() {
  const t = useTranslations("settings");
  const { leave, on, reach, busy, allow, stop } = useNotices();
  if (leave === "granted") {
    return (
      <div>
        <Switch
          label={t("notify")}
          note={t("notifyHint")}
          checked={on}
          onChange={(wanted) => void (wanted ? allow() : stop())}
        />
        <p className={reach === null ? "unseen" : "sw-quiet"} role="status">
          {reach === null ? "" : t(`notifyReach.${reach}`)}
        </p>
      </div>
    );
  }
  const why = leave === "none" ? t("notifyNone") : leave === "denied" ? t("notifyDenied") : t("notifyHint");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4.5 gap-y-1.5 min-h-12">
      <p className="flex-[1_1_12rem]">
        {t("notify")}
        <br />
        <span className="sw-quiet" role="status">
          {why}
        </span>
      </p>
      {leave === "default" ? (
        <Button disabled={busy} onClick={() => void allow()}>
          {t("notifyAsk")}
        </Button>
      ) : null}
    </div>
  );
}
