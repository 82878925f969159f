"use client";

/** Games that lie on no server: of this browser's shelf (`?game=`), from a link that carries one, or from a file. */
import { courseOfFile } from "@stillwater/table/files";
import { type Course, readStop, recordOf } from "@stillwater/table/log";
import { isOver } from "@stillwater/table/session";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense, useEffect, useMemo, useState } from "react";
import { Notice } from "@/layout/Notice";
import { courseOfLocal } from "@/local-games/local-course";
import { take } from "@/local-games/shelf";
import { AnyReplay } from "./AnyReplay";
import { Import } from "./Import";
import { Loading } from "./Loading";
import type { Source } from "./source";

export function LocalReplay() {
  return (
    <Suspense>
      <Named />
    </Suspense>
  );
}

function Named() {
  const id = useSearchParams().get("game");
  return id === null ? <Brought /> : <Kept key={id} id={id} />;
}

/** What a link carries of a game that nobody finds by its address. */
const textOf = (course: Course): string => recordOf(course, "acts");

type Found =
  | { readonly state: "asked" | "gone" | "unreadable" | "unfinished" }
  | { readonly state: "found"; readonly course: Course; readonly source: Source };

function Kept({ id }: { readonly id: string }) {
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
        ? { state: "found", course: read.value, source: { kind: "here", id, record: textOf(read.value) } }
        : { state: "unreadable" };
    };
    seek()
      .catch((): Found => ({ state: "gone" }))
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

function Brought() {
  const [course, setCourse] = useState<Course | null>(null);
  // Links are read in the browser only: a server never sees what they carry.
  const [asked, setAsked] = useState(true);
  useEffect(() => {
    const { record } = readStop(location.hash);
    const read = record === null ? null : courseOfFile(record);
    if (read?.ok) setCourse(read.value);
    setAsked(false);
  }, []);
  if (asked) return <Loading />;
  return course === null ? <Import onCourse={setCourse} /> : <Carried course={course} />;
}

function Carried({ course }: { readonly course: Course }) {
  const source = useMemo((): Source => ({ kind: "file", record: textOf(course) }), [course]);
  return <AnyReplay course={course} source={source} />;
}
