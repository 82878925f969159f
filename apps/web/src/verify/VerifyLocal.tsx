"use client";

/** Verifies a game on this device: deals and decides it again. */
import { writeFact } from "@stillwater/engine";
import { factsOf, isOver, rulebookOf } from "@stillwater/table/session";
import { useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Suspense, useEffect, useState } from "react";
import type { LocalGame } from "@/local-games/game";
import { localPath } from "@/local-games/path";
import { take } from "@/local-games/shelf";
import { CheckedDeal } from "./CheckedDeal";
import type { OpenedGame, ShownAtTable } from "./checking";

/** A finished game on this device, in the shape in which the server opens one of its own. */
export function openedLocal(game: LocalGame): OpenedGame {
  const { id, code, seed, commitment, begunAt, entries } = game;
  const rulebook = rulebookOf(code);
  return {
    over: true,
    code,
    tableId: id,
    seed,
    commitment,
    begins: begunAt === undefined ? null : { position: begunAt, hands: "laid" },
    crew: (game.crew ?? []).flatMap((crew, seat) =>
      crew === null ? [] : [{ seat, hand: crew.hand, version: crew.version, from: 0, to: null }],
    ),
    entries: entries.map((entry) => ({
      rev: entry.rev,
      seat: entry.seat,
      act: entry.act,
      facts: factsOf(code, entry).map((fact) => writeFact(rulebook, fact)),
      at: entry.at,
    })),
  };
}

export function VerifyLocal() {
  return (
    <Suspense>
      <Named />
    </Suspense>
  );
}

interface Read {
  readonly opened: OpenedGame | null;
  readonly shown: ShownAtTable;
}

function Named() {
  const t = useTranslations("verify");
  const here = useTranslations("here");
  const locale = useLocale();
  const id = useSearchParams().get("game") ?? "";
  const [read, setRead] = useState<Read | "gone" | null>(null);
  useEffect(() => {
    let open = true;
    take(id)
      .then((game) => {
        if (!open) return;
        if (game === undefined) return setRead("gone");
        const { commitment, snapshot } = game;
        const shown: ShownAtTable = { commitment, last: { position: snapshot, mask: (table) => table } };
        setRead({ opened: isOver(game) ? openedLocal(game) : null, shown });
      })
      .catch(() => {
        if (open) setRead("gone");
      });
    return () => {
      open = false;
    };
  }, [id]);
  const back = `/${locale}${localPath(id)}`;
  if (read === "gone") return <CheckedDeal back={back} text={here("gone")} />;
  const text = read === null ? "" : t(read.opened === null ? "running" : "text");
  return (
    <CheckedDeal
      back={back}
      text={text}
      {...(read === null ? {} : { opened: read.opened, shown: read.shown })}
    />
  );
}
