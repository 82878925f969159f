"use client";

/** Notices over a tracked game: entries that could not be stored, sent or merged, and features this device lacks. */
import { Strip } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { SaidOnce } from "../SaidOnce";
import { useAwake } from "../useAwake";
import type { Sharing } from "./useSharing";

interface StripsProps {
  readonly trouble: "notSaved" | "noMore" | "damaged" | null;
  readonly sharing: Sharing;
}

export function Strips({ trouble, sharing }: StripsProps) {
  const t = useTranslations("track");
  const awake = useAwake(true);
  return (
    <>
      {[trouble, sharing.trouble].map((what) =>
        what === null ? null : (
          <Strip key={what} headline={t(what)}>
            {t(`${what}Text`)}
          </Strip>
        ),
      )}
      {sharing.line === "offline" && sharing.unsent > 0 ? (
        <Strip headline={t("offline")}>{t("unsent", { count: sharing.unsent })}</Strip>
      ) : null}
      {awake === "refused" ? <SaidOnce what="dim" icon="moon" text={t("mayDim")} /> : null}
      {isSecureContext ? null : <SaidOnce what="bare" icon="offline" text={t("notOffline")} />}
    </>
  );
}
