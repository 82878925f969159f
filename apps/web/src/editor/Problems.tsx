"use client";

import { Button } from "@stillwater/ui";
import { useTranslations } from "next-intl";
import { ProblemWords } from "@/layout/ProblemWords";

interface Problem {
  readonly at: number;
  readonly what: string;
  readonly with: Readonly<Record<string, string | number>>;
}

interface ProblemsProps {
  readonly headline: string;
  readonly problems: readonly Problem[];
  /** The problems are about a text: each says at which character it begins. */
  readonly at?: boolean | undefined;
  readonly id?: string | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

/** All problems at once. */
export function Problems({ headline, problems, at, id, onDismiss }: ProblemsProps) {
  const t = useTranslations("editor");
  return (
    <div
      className="grid gap-2 justify-items-start px-3 py-2.5 border border-stop bg-stop-soft wrap-anywhere"
      role="status"
      id={id}
    >
      <p className="font-semibold">{headline}</p>
      <ul>
        {problems.map((problem, index) => (
          <li className="list-inside list-disc" key={`${problem.what} ${index}`}>
            {at === true
              ? t.rich("atChar", { at: problem.at + 1, what: () => <ProblemWords problem={problem} /> })
              : null}
            {at === true ? null : <ProblemWords problem={problem} />}
          </li>
        ))}
      </ul>
      {onDismiss === undefined ? null : (
        <Button size="small" onClick={onDismiss}>
          {t("dismiss")}
        </Button>
      )}
    </div>
  );
}
