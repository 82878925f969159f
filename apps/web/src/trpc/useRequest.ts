"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { useFailure } from "./useFailure";

/** The outcome: a path to go to (without its language), the reason for a refusal, in words, or undefined for success. */
type Reply = { readonly go: string } | { readonly refused: string } | undefined;

interface Request<A> {
  /** The request is on its way, or the page it leads to. */
  readonly busy: boolean;
  /** The last request succeeded. */
  readonly done: boolean;
  /** Why the last request failed. */
  readonly error: string | undefined;
  readonly send: (asked: A) => void;
  /** Clears the error. */
  readonly forget: () => void;
}

const NOTHING = { busy: false, done: false, error: undefined } as const;

/**
 * A request made by a press: sent once, with its pending state and its error. Written by hand, because every page has such
 * buttons and few need a library for them.
 * @param ask performs it
 * @param words the words for a failure, if they differ from those for any call
 */
export function useRequest<A = void>(
  ask: (asked: A) => Promise<Reply>,
  words?: (cause: unknown) => string,
): Request<A> {
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const [state, setState] = useState<Pick<Request<A>, "busy" | "done" | "error">>(NOTHING);
  // Counts presses, so that the outcome of an earlier press is ignored.
  const presses = useRef(0);
  const send = async (asked: A): Promise<void> => {
    presses.current += 1;
    const press = presses.current;
    const tell = (told: Partial<typeof state>) => {
      if (press === presses.current) setState({ ...NOTHING, ...told });
    };
    tell({ busy: true });
    try {
      const reply = await ask(asked);
      if (reply === undefined) return tell({ done: true });
      if ("refused" in reply) return tell({ error: reply.refused });
      tell({ busy: true, done: true });
      router.push(`/${locale}${reply.go}`);
    } catch (cause) {
      tell({ error: (words ?? failure)(cause) });
    }
  };
  return {
    ...state,
    send: (asked) => void send(asked),
    forget: () => {
      presses.current += 1;
      setState(NOTHING);
    },
  };
}
