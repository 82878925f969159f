"use client";

/** Asks the server what this device has answered already. Fetched with its line to the server once a card is up. */
import type { CheckResult } from "@stillwater/companion";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { Data, useTRPC } from "@/trpc/Data";
import { answerOf, type CheckQuestion } from "./checked";

interface ConfirmingProps {
  /** Null while nothing is asked. */
  readonly question: CheckQuestion | null;
  readonly onReply: (question: CheckQuestion, reply: CheckResult) => void;
}

export default function Confirming(props: ConfirmingProps) {
  return (
    <Data>
      <Asking {...props} />
    </Data>
  );
}

/** The same question at the same position has the same answer for as long as the page is open. */
const FOR_GOOD = Number.POSITIVE_INFINITY;

function Asking({ question, onReply }: ConfirmingProps) {
  const trpc = useTRPC();
  const language = useLocale();
  const asked = question === null ? skipToken : { ...question, language };
  const { data } = useQuery(trpc.rules.check.queryOptions(asked, { staleTime: FOR_GOOD }));
  useEffect(() => {
    const reply = data === undefined ? null : answerOf(data);
    // What an older server cannot read is no answer: this device's own stands.
    if (question !== null && reply !== null) onReply(question, reply);
  }, [question, data, onReply]);
  return null;
}
