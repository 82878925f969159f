"use client";

import { QueryClient, useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
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

// Of presses only: what a page knows of the server is asked for under `Data`. Without a network they fail and say so.
const presses = new QueryClient({ defaultOptions: { mutations: { networkMode: "always" } } });

/**
 * Something that a person asks for by a press: sent once, with what is said while it is on its way and where it failed.
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
  const { isPending, isSuccess, data, error, mutate, reset } = useMutation(
    {
      mutationFn: ask,
      onSuccess: (answer) => {
        if (answer !== undefined && "go" in answer) router.push(`/${locale}${answer.go}`);
      },
    },
    presses,
  );
  const refused = data !== undefined && "refused" in data ? data.refused : undefined;
  return {
    done: isSuccess && refused === undefined,
    busy: isPending || (data !== undefined && "go" in data),
    error: error === null ? refused : (words ?? failure)(error),
    send: mutate,
    forget: reset,
  };
}
