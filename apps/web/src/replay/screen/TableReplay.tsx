"use client";

/** A finished game of the server, by its link. */
import type { ToldLosing } from "@stillwater/analysis";
import type { Played } from "@stillwater/table/log";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { Fetching } from "@/layout/late";
import { Notice } from "@/layout/Notice";
import { WithVoice } from "@/stage/Voice";
import { transportCodeOf } from "@/trpc/client";
import { useTRPC } from "@/trpc/Data";
import { useFailure } from "@/trpc/useFailure";
import { Loading } from "./Loading";
import { SealedReplay } from "./SealedReplay";
import { useCourse } from "./useCourse";

interface TableReplayProps {
  readonly id: string;
  /** The game that came with the page; null if it has to be requested. */
  readonly first: Played | null;
  /** The first finding on where it was lost, streamed after the page; null if none is looked for there. */
  readonly firstOnLosing: Promise<ToldLosing | null> | null;
  /** The reader's own seat; null for everybody who did not sit there. */
  readonly you: number | null;
  /** What can be read about the game before it is interactive. */
  readonly opening: ReactNode;
}

export function TableReplay(props: TableReplayProps) {
  return (
    <WithVoice>
      <Walked {...props} />
    </WithVoice>
  );
}

function Walked({ id, first, firstOnLosing, you, opening }: TableReplayProps) {
  const t = useTranslations("replay");
  const failure = useFailure();
  const api = useTRPC();
  const asked = useQuery({
    ...api.table.replay.queryOptions({ table: id }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: first === null,
  });
  const told = first ?? asked.data;
  const read = useCourse(told);
  const source = useMemo(
    () =>
      told?.over
        ? ({
            kind: "online",
            table: id,
            deal: told.deal,
            grade: told.grade,
            status: told.status,
            firstOnLosing,
            you,
          } as const)
        : null,
    [told, id, firstOnLosing, you],
  );
  const toTable = [`/play/${id}`, t("toTable")] as const;
  const toLog = ["/log", t("logBook")] as const;
  if (asked.isError) {
    return transportCodeOf(asked.error) === "NOT_FOUND" ? (
      <Notice title={t("gone")} text={t("goneText")} ways={[toLog]} />
    ) : (
      <Notice title={failure(asked.error)} ways={[toLog]} />
    );
  }
  const coming = opening ?? <Loading />;
  if (told === undefined) return coming;
  if (told.over && read === null)
    return (
      <>
        {coming}
        <Fetching />
      </>
    );
  if (!told.over)
    return told.sealed ? (
      <SealedReplay id={id} />
    ) : (
      <Notice
        title={t(told.closed === true ? "closed" : "running")}
        text={t(told.closed === true ? "closedText" : "runningText")}
        ways={[toTable, toLog]}
      />
    );
  if (source === null || read?.course.ok !== true) return <Notice title={t("unreadable")} ways={[toTable]} />;
  const { Replay } = read;
  return <Replay course={read.course.value} source={source} />;
}
