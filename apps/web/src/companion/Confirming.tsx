"use client";

/** Asks the server to confirm an answer that this device has given. Loaded, with the client, once a card is typed. */
import { skipToken, useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { Data, useTRPC } from "@/trpc/Data";
import type { CheckQuestion, CheckReply } from "./checked";

interface ConfirmingProps {
  /** Null while there is no question. */
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

/** The same question at the same position keeps its answer for as long as the page is open. */
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
