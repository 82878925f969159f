"use client";

/** Other devices at the same table: a link to join by, or a hand-over without any network. */
import { framesOf, handOver } from "@stillwater/companion";
import { Sheet } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Qr } from "@/play/door/Qr";
import type { Followed } from "../device/useFollowed";
import type { Sharing } from "./useSharing";

interface ShareSheetProps {
  readonly followed: Followed;
  readonly sharing: Sharing;
  readonly onClose: () => void;
}

const FRAME_MS = 700;

export default function ShareSheet({ followed, onClose }: ShareSheetProps) {
  const t = useTranslations("track");
  const shell = useTranslations("shell");
  const { game, log } = followed;
  const [at, setAt] = useState(0);
  const frames = game === null ? [] : framesOf(handOver(game.id, log));
  useEffect(() => {
    const timer = setInterval(() => setAt((before) => before + 1), FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const frame = frames[at % Math.max(1, frames.length)];
  return (
    <Sheet open title={t("share")} closeLabel={shell("close")} onClose={onClose}>
      <p>{t("handOverText")}</p>
      {frame === undefined ? null : (
        <div className="companion-qr">
          <Qr text={frame} label={t("handOverCode", { at: (at % frames.length) + 1, of: frames.length })} />
        </div>
      )}
    </Sheet>
  );
}
