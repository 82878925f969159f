"use client";

/** Games that lie on no server: of this browser's shelf (`?game=`), from a link that carries one, or from a file. */
import { courseOfFile } from "@stillwater/table/files";
import { type Course, readStop, recordOf } from "@stillwater/table/log";
import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useMemo, useState } from "react";
import { Anew } from "@/layout/NotRead";
import { AnyReplay } from "./AnyReplay";
import { Import } from "./Import";
import { KeptReplay } from "./KeptReplay";
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
  return id === null ? (
    <Brought />
  ) : (
    <Anew key={id}>{(again) => <KeptReplay id={id} onAgain={again} />}</Anew>
  );
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
  const source = useMemo((): Source => ({ kind: "file", record: recordOf(course, "acts") }), [course]);
  return <AnyReplay course={course} source={source} />;
}
