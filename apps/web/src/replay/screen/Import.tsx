"use client";

/** A record or a JSON file of the person's own. Its content never leaves the browser. */
import type { Problem } from "@stillwater/engine";
import { courseOfFile } from "@stillwater/table/files";
import type { Course } from "@stillwater/table/log";
import { AS_TYPED, Button } from "@stillwater/ui";
import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useState } from "react";
import type { Language } from "@/i18n/routing";
import { fetched } from "@/layout/late";

interface ImportProps {
  readonly onCourse: (course: Course, text: string) => void;
  /** The text from a link that could not be read; null if the link carries none. */
  readonly unread: string | null;
}

export function Import({ onCourse, unread }: ImportProps) {
  const t = useTranslations("replay");
  const locale = useLocale();
  const [text, setText] = useState(unread ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const open = useCallback(
    async (brought: string): Promise<void> => {
      const read = courseOfFile(brought);
      if (read.ok) return onCourse(read.value, brought);
      setProblem(t("problem", { text: await problemIn(read.error[0], t, locale) }));
    },
    [onCourse, t, locale],
  );
  // Tells the person who followed the link what is wrong with it.
  useEffect(() => {
    if (unread !== null) void open(unread);
  }, [unread, open]);
  return (
    <form
      className="grid max-w-176 grid-cols-1 justify-items-start gap-3.5 py-6"
      onSubmit={(event) => {
        event.preventDefault();
        void open(text);
      }}
    >
      <h1 className="page-title">{t("import")}</h1>
      <p className="text-quiet">{t("importText")}</p>
      <label className="sw-button relative focus-within:focused">
        {t("file")}
        <input
          type="file"
          accept=".txt,.json,text/plain,application/json"
          className="unseen"
          onChange={(event) => {
            void event.currentTarget.files?.[0]?.text().then((read) => {
              setText(read);
              return open(read);
            });
          }}
        />
      </label>
      <label className="grid w-full gap-1" htmlFor={id}>
        <span className="font-semibold">{t("paste")}</span>
        <textarea
          id={id}
          rows={10}
          {...AS_TYPED}
          className="w-full rounded-sm border border-ink bg-sheet p-3 font-mono"
          value={text}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          aria-invalid={problem === null ? undefined : true}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p id={`${id}-problem`} role="alert" className="text-stop">
        {problem}
      </p>
      <Button type="submit" variant="primary" disabled={text.trim() === ""}>
        {t("read")}
      </Button>
    </form>
  );
}

/** What is wrong, in a sentence. The sentences are loaded with the first problem. */
async function problemIn(
  problem: Problem | undefined,
  t: ReturnType<typeof useTranslations<"replay">>,
  language: Language,
): Promise<string> {
  if (problem?.what === "record.seed") return t("noSeed");
  const line = problem?.with.line;
  if (problem?.what === "record.refused" && line !== undefined)
    return t("refusedAct", { line: String(line) });
  const { problemText } = await fetched(() => import("@stillwater/rulebook/problems"));
  return problemText(problem ?? { at: 0, what: "unread", with: {} }, language);
}
