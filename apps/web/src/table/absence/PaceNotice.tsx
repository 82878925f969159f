"use client";

import type { Live } from "@stillwater/table/session";
import { Button, Icon } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useNotices } from "@/settings/useNotices";

/** The pace of a table; at a slow one, a switch to be notified when it is one's turn. */
export default function PaceNotice({ live }: { readonly live: Live }) {
  const t = useTranslations("notices");
  const { leave, on, reach, busy, allow, stop } = useNotices();
  const { pace, you, seats } = live.view;
  if (pace === "now" || you === null || seats.length < 2) return null;
  const told = on
    ? t(reach === null || reach === "on" ? "on" : "onOpen")
    : leave === "denied"
      ? t("denied")
      : "";
  return (
    <div className="grid gap-2">
      <p className="flex items-center gap-3">
        <Icon name="clock" size={22} /> {t("pace", { pace })}
      </p>
      {leave === "none" || leave === "denied" ? null : on ? (
        <Button variant="text" onClick={() => void stop()}>
          {t("stop")}
        </Button>
      ) : (
        <Button block disabled={busy} onClick={() => void allow()}>
          {t("tell")}
        </Button>
      )}
      <p className={told === "" ? "unseen" : "text-quiet"} role="status">
        {told}
      </p>
    </div>
  );
}
