"use client";

/** Other devices at the same table: a link for joining, or a hand-over without a network. */
import { framesOf, handOver, type Parcel } from "@stillwater/companion";
import { Button, Section, Sheet } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { CopyButton } from "@/layout/CopyButton";
import { onDemand } from "@/layout/late";
import { Qr } from "@/layout/Qr";
import { joinPath } from "../device/paths";
import { takeParcel } from "../device/taking";
import type { Followed } from "../device/useFollowed";
import { PhoneName } from "./PhoneName";
import type { Sharing } from "./useSharing";

const Reading = onDemand(() => import("../reading/Reading"));

interface ShareSheetProps {
  readonly followed: Followed;
  readonly sharing: Sharing;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export default function ShareSheet({ followed, sharing, onName, onClose }: ShareSheetProps) {
  const t = useTranslations("track");
  const companion = useTranslations("companion");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const { game } = followed;
  const [failed, setFailed] = useState(false);
  const [handing, setHanding] = useState(false);
  const [reading, setReading] = useState(false);
  if (game === null) return null;
  const take = async (parcel: Parcel): Promise<string> => {
    try {
      if (parcel.game === game.id)
        return companion("readDone", { count: await followed.takeIn(parcel.entries) });
      await takeParcel(parcel, game.by);
      return companion("readElse");
    } catch {
      return companion("readNotKept");
    }
  };
  const link = `${location.origin}/${locale}${joinPath(game.id)}`;
  return (
    <Sheet open title={t("share")} closeLabel={shell("close")} onClose={onClose}>
      <div className="grid gap-3 pb-2">
        {sharing.line === "alone" ? (
          <>
            <p>{t("shareText")}</p>
            <Button
              variant="primary"
              block
              onClick={async () => {
                setFailed(!(await sharing.share()));
              }}
            >
              {t("shareGo")}
            </Button>
            {failed ? <p role="status">{t("shareFailed")}</p> : null}
          </>
        ) : (
          <>
            <div className="mx-auto my-3 max-w-88">
              <Qr text={link} label={t("joinCode")} />
            </div>
            <CopyButton text={link} label={t("copyLink")} done={t("copied")} />
            {sharing.people.length === 0 ? null : (
              <Section label={t("connected")} level={3}>
                <ul className="companion-people">
                  {sharing.people.map(({ client, name }) => (
                    <li key={client}>{client === followed.client ? t("thisDevice", { name }) : name}</li>
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
        {sharing.line === "alone" ? null : (
          <PhoneName key={game.by} by={game.by} names={followed.view?.names ?? []} onName={onName} />
        )}
        {handing ? (
          <HandOver followed={followed} />
        ) : (
          <Button onClick={() => setHanding(true)}>{t("handOver")}</Button>
        )}
        {reading ? (
          <Section label={companion("takeOver")} level={3}>
            <p className="text-quiet">{companion("takeOverText")}</p>
            <Reading onParcel={take} />
          </Section>
        ) : (
          <Button onClick={() => setReading(true)}>{companion("takeOver")}</Button>
        )}
      </div>
    </Sheet>
  );
}

const FRAME_MS = 700;

/** All entries as a series of codes for another device's camera. */
function HandOver({ followed }: { readonly followed: Followed }) {
  const t = useTranslations("track");
  const { game, log } = followed;
  const [at, setAt] = useState(0);
  const frames = game === null ? [] : framesOf(handOver(game.id, log));
  useEffect(() => {
    const timer = setInterval(() => setAt((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const index = at % Math.max(1, frames.length);
  const frame = frames[index];
  return (
    <>
      <p>{t("handOverText")}</p>
      {frame === undefined ? null : (
        <div className="mx-auto my-3 max-w-88">
          <Qr text={frame} label={t("handOverCode", { at: index + 1, of: frames.length })} />
        </div>
      )}
    </>
  );
}
