"use client";

import { writePosition } from "@stillwater/engine";
import type { Live } from "@stillwater/table/session";
import { Button, Section, Segments, Sheet, Switch } from "@stillwater/ui";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import FirstsSheet from "@/firsts/FirstsSheet";
import { CopyButton } from "@/layout/CopyButton";
import { LanguageList } from "@/layout/LanguageSwitch";
import { useSure } from "@/layout/useSure";
import { SHOWN } from "@/preferences/kinds";
import { useSetting } from "@/preferences/store";
import { EndTogether } from "@/table/absence/EndTogether";
import PaceNotice from "@/table/absence/PaceNotice";
import CrewPace from "@/table/crew/CrewPace";
import { DealPrint } from "@/table/crew/DealPrint";
import { trpc } from "@/trpc/client";
import { useRequest } from "@/trpc/useRequest";
import { MoveSeat } from "./MoveSeat";

interface MenuSheetProps {
  readonly live: Live | null;
  readonly onKeys: () => void;
  readonly onClose: () => void;
  /** Called when the seat was given up: what this browser may see has changed. */
  readonly onLeft: () => void;
}

/** Rarely needed controls: theme, language, motion, keys, moving the seat, the way home. */
export default function MenuSheet({ live, onKeys, onClose, onLeft }: MenuSheetProps) {
  const t = useTranslations("shell");
  const net = useTranslations("net");
  const wait = useTranslations("wait");
  const locale = useLocale();
  const [theme, setTheme] = useSetting("theme");
  const [motion, setMotion] = useSetting("motion");
  const [shortcuts, setShortcuts] = useSetting("shortcuts");
  const [moving, setMoving] = useState(false);
  const [reading, setReading] = useState(false);
  // Once the seat has moved, what the page says of it is not left under a menu.
  const moved = moving && live?.view.you === null;
  useEffect(() => {
    if (moved) onClose();
  }, [moved, onClose]);
  return (
    <>
      <Sheet open title={t("menu")} closeLabel={t("close")} onClose={onClose} side="end">
        <div className="grid gap-6">
          <Section label={t("theme")}>
            <Segments
              label={t("theme")}
              value={theme}
              onChange={setTheme}
              options={SHOWN.theme.map((one) => ({ value: one, label: t(one) }))}
            />
          </Section>
          <Section label={t("language")}>
            <LanguageList onChoose={onClose} />
          </Section>
          <Section label={t("site")}>
            <div className="grid gap-3">
              <Switch
                label={t("motion")}
                checked={motion === "still"}
                onChange={(on) => setMotion(on ? "still" : "no")}
              />
              <Switch
                label={t("shortcuts")}
                checked={shortcuts === "yes"}
                onChange={(on) => setShortcuts(on ? "yes" : "no")}
              />
              <Button href={`/${locale}/settings`} link={Link}>
                {t("settings")}
              </Button>
              <Button icon="keyboard" onClick={onKeys}>
                {t("keys")}
              </Button>
              {live?.table == null ? null : (
                <Button icon="book" onClick={() => setReading(true)}>
                  {t("firsts")}
                </Button>
              )}
              {live !== null && live.view.you !== null && live.view.words !== "" ? (
                <Button icon="phone" onClick={() => setMoving(true)}>
                  {wait("moveSeat")}
                </Button>
              ) : null}
              {live !== null &&
              live.view.you !== null &&
              live.view.words !== "" &&
              (live.view.status === "waiting" || live.view.status === "playing") ? (
                <LeaveTable id={live.view.id} onLeft={onLeft} />
              ) : null}
              {live !== null && live.view.waiting !== null ? <PaceNotice live={live} /> : null}
              {live !== null && live.view.you !== null && live.view.waiting !== null ? (
                <EndTogether live={live} onSaid={onClose} />
              ) : null}
              {live?.view.crewPace === undefined ? null : <CrewPace live={live} />}
              {live === null ? null : <DealPrint live={live} />}
              {live?.table == null ? null : (
                <CopyButton text={writePosition(live.table)} label={t("copyPosition")} done={t("copied")} />
              )}
              <Button variant="text" href={`/${locale}`} link={Link}>
                {net("home")}
              </Button>
            </div>
          </Section>
        </div>
      </Sheet>
      {reading ? <FirstsSheet onClose={() => setReading(false)} /> : null}
      <MoveSeat open={moving} onClose={() => setMoving(false)} />
    </>
  );
}

/** Asks for confirmation before the seat is given up. */
function LeaveTable({ id, onLeft }: { readonly id: string; readonly onLeft: () => void }) {
  const t = useTranslations("wait");
  const { error, send } = useRequest(async () => {
    await trpc().table.leave.mutate({ table: id });
    onLeft();
    return undefined;
  });
  const { asked, press } = useSure(send);
  return (
    <div className="grid gap-2">
      {asked ? <p className="text-quiet">{t("leaveText")}</p> : null}
      <Button variant="danger" block onClick={press}>
        {asked ? t("leaveSure") : t("leave")}
      </Button>
      {error === undefined ? null : <p role="alert">{error}</p>}
    </div>
  );
}
