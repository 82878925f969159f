"use client";

/** Has the server analyse a lost game, for a device that is too slow: a button, and the server's progress. */
import type { ToldLosing } from "@stillwater/analysis";
import { Button } from "@stillwater/ui";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useTRPC } from "@/trpc/Data";

interface ServerLooksProps {
  /** The table of this server that the game was played at. */
  readonly table: string;
  /** Whether something remains to be found. */
  readonly isOpen: boolean;
  readonly onAsk: () => void;
  readonly onTold: (told: ToldLosing) => void;
}

/** The base interval of polling: the further back a game is in the queue, the longer the interval. */
const AGAIN_MS = 2_000;

export function ServerLooks({ table, isOpen, onAsk, onTold }: ServerLooksProps) {
  const t = useTranslations("captain");
  const api = useTRPC();
  const [isAsked, setAsked] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery({
    ...api.table.losing.queryOptions(isAsked ? { table } : skipToken),
    // Without a network the request fails and says so, instead of waiting silently.
    networkMode: "always",
    refetchInterval: ({ state }) =>
      state.data?.state === "waiting" && state.status !== "error" && AGAIN_MS * (1 + state.data.before),
    refetchOnWindowFocus: false,
  });
  useEffect(() => {
    if (data?.state === "told") onTold(data.told);
  }, [data, onTold]);
  const isWaiting = !isError && data?.state === "waiting";
  const isAsking = isAsked && !isWaiting && isFetching;
  const mayAsk = isOpen && !isWaiting && !isAsking && data?.state !== "told" && data?.state !== "nothing";
  const said = (): string => {
    if (!isAsked) return "";
    if (isAsking) return t("server.asking");
    if (isError || data === undefined) return t("server.failed");
    if (data.state === "waiting") return t("server.waiting", { before: data.before });
    return t(`server.${data.state}`);
  };
  return (
    <>
      <p className="min-h-6 text-quiet" role="status">
        {said()}
      </p>
      {mayAsk ? (
        <Button
          onClick={() => {
            onAsk();
            if (isAsked) void refetch();
            setAsked(true);
          }}
        >
          {t("askServer")}
        </Button>
      ) : null}
    </>
  );
}
