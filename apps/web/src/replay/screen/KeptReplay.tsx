"use client";

/** The replay of a game on this browser's shelf. */
import { type Course, recordOf } from "@stillwater/table/log";
import { isOver } from "@stillwater/table/session";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Notice } from "@/layout/Notice";
import { NotRead } from "@/layout/NotRead";
import { courseOfLocal } from "@/local-games/local-course";
import { take } from "@/local-games/shelf";
import { AnyReplay } from "./AnyReplay";
import { Loading } from "./Loading";
import type { Source } from "./source";

type Found =
  | { readonly state: "asked" | "gone" | "notRead" | "unreadable" | "unfinished" }
  | { readonly state: "found"; readonly course: Course; readonly source: Source };

interface KeptReplayProps {
  readonly id: string;
  readonly onAgain: () => void;
}

export function KeptReplay({ id, onAgain }: KeptReplayProps) {
  const t = useTranslations("replay");
  const [found, setFound] = useState<Found>({ state: "asked" });
  useEffect(() => {
    let open = true;
    const seek = async (): Promise<Found> => {
      const game = await take(id);
      if (game === undefined) return { state: "gone" };
      if (!isOver(game)) return { state: "unfinished" };
      const read = courseOfLocal(game);
      return read.ok
        ? {
            state: "found",
            course: read.value,
            source: { kind: "here", id, record: recordOf(read.value, "acts") },
          }
        : { state: "unreadable" };
    };
    seek()
      .catch((): Found => ({ state: "notRead" }))
      .then((what) => {
        if (open) setFound(what);
      });
    return () => {
      open = false;
    };
  }, [id]);
  const toLog = ["/log", t("logBook")] as const;
  switch (found.state) {
    case "asked":
      return <Loading />;
    case "gone":
      return <Notice title={t("goneHere")} text={t("goneText")} ways={[toLog]} />;
    case "notRead":
      return <NotRead onAgain={onAgain} />;
    case "unreadable":
      return <Notice title={t("unreadable")} ways={[toLog]} />;
    case "unfinished":
      return (
        <Notice
          title={t("unfinished")}
          text={t("runningText")}
          ways={[[`/here?game=${id}`, t("playOn")], toLog]}
        />
      );
    case "found":
      return <AnyReplay course={found.course} source={found.source} />;
  }
}
