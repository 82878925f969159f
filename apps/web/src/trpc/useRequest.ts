"use client";

import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useRef, useState } from "react";
import { useFailure } from "./useFailure";

/** What came of it: an address to go to (without its language), or why it was refused, in words; nothing where it was done. */
type Reply = { readonly go: string } | { readonly refused: string } | undefined;

interface Request<A> {
  /** It is on its way, or its page is. */
  readonly busy: boolean;
  /** The last one was done. */
  readonly done: boolean;
  /** Why the last one was not done. */
  readonly error: string | undefined;
  readonly send: (asked: A) => void;
  /** Takes the error away. */
  readonly forget: () => void;
}

const NOTHING = { busy: false, done: false, error: undefined } as const;

/**
 * Something that a person asks for by a press: sent once, with what is said while it is on its way and where it failed.
 * By hand, because every page has presses and few ask for so much that they need a library for it.
 * @param ask does it
 * @param words what to say of a failure, where that is not what is said of every call
 */
export function useRequest<A = void>(
  ask: (asked: A) => Promise<Reply>,
  words?: (cause: unknown) => string,
): Request<A> {
  const failure = useFailure();
  const locale = useLocale();
  const router = useRouter();
  const [state, setState] = useState<Pick<Request<A>, "busy" | "done" | "error">>(NOTHING);
  // What comes of a press is told until the next one.
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
