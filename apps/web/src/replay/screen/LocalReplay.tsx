"use client";

/** Games that are on no server: from this browser's shelf (`?game=`), from a link that contains one, or from a file. */
import { courseOfFile, stopsShort } from "@stillwater/table/files";
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
  // Fragments are read in the browser only: a server never sees their content. Undefined until then.
  const [carried, setCarried] = useState<string | null>();
  useEffect(() => {
    const look = () => setCarried((before) => readStop(location.hash).record ?? before ?? null);
    look();
    // If one such link follows another, only the fragment changes.
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  return carried === undefined ? <Loading /> : <Opened key={carried} carried={carried} />;
}

/** @param carried the text of a game; null if a file is asked for */
function Opened({ carried }: { readonly carried: string | null }) {
  const [read] = useState(() => (carried === null ? null : courseOfFile(carried)));
  const [brought, setBrought] = useState(
    carried !== null && read?.ok ? { course: read.value, text: carried } : null,
  );
  return brought === null ? (
    <Import
      onCourse={(course, text) => setBrought({ course, text })}
      unread={read?.ok === false ? carried : null}
    />
  ) : (
    <Carried {...brought} />
  );
}

function Carried({ course, text }: { readonly course: Course; readonly text: string }) {
  const source = useMemo(
    (): Source => ({ kind: "file", record: recordOf(course, "acts"), cut: stopsShort(text, course) }),
    [course, text],
  );
  return <AnyReplay course={course} source={source} />;
}
