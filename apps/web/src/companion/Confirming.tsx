"use client";

/** Asks the server what this device has answered already. Fetched with its line to the server once a card is up. */
import type { Check } from "@stillwater/companion";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Data, useTRPC } from "@/trpc/Data";
import type { Question } from "./checked";

interface ConfirmingProps {
  /** Null while nothing is asked. */
  readonly question: Question | null;
  readonly onReply: (question: Question, reply: Check) => void;
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
  const { data } = useQuery(
    trpc.companion.check.queryOptions(question ?? skipToken, { staleTime: FOR_GOOD }),
  );
  useEffect(() => {
    // What an older server cannot read is no answer: this device's own stands.
    if (question !== null && data !== undefined && "verdict" in data) onReply(question, data);
  }, [question, data, onReply]);
  return null;
}
