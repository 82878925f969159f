"use client";

/** Asks the server what this device has answered already. Fetched with its line to the server once a card is up. */
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { Data, useTRPC } from "@/trpc/Data";
import type { CheckQuestion, CheckReply } from "./checked";

interface ConfirmingProps {
  /** Null while nothing is asked. */
  readonly question: CheckQuestion | null;
  readonly onReply: (question: CheckQuestion, reply: CheckReply) => void;
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
    if (question !== null && data !== undefined) onReply(question, data);
  }, [question, data, onReply]);
  return null;
}
