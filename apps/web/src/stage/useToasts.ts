"use client";

import type { IconName } from "@stillwater/ui";
import { useCallback, useEffect, useRef, useState } from "react";

export interface Note {
  readonly id: number;
  readonly icon: IconName;
  readonly headline: string;
  readonly text?: string;
  /** The turn it belongs to; the note stays readable in the log. */
  readonly turn: number;
  /** If given, the note stays until dismissed and offers to try again. */
  readonly again?: () => void;
}

const SHOWN = 5_000;

export interface ToastList {
  readonly shown: readonly Note[];
  /** Everything said so far, for the log. */
  readonly said: readonly Note[];
  readonly say: (note: Omit<Note, "id">) => void;
  /** The latest words for a screen reader, in a new object each time: the same words twice are announced twice. */
  readonly aloud: { readonly text: string } | null;
  /** Announces what is already on the screen. */
  readonly speak: (text: string) => void;
  readonly dismiss: (id: number) => void;
}

/** Short notes to this person: hidden after five seconds or by a tap, kept in the log. */
export function useToasts(): ToastList {
  const [said, setSaid] = useState<readonly Note[]>([]);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [aloud, setAloud] = useState<{ readonly text: string } | null>(null);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const dismiss = useCallback((id: number) => setHidden((ids) => new Set([...ids, id])), []);
  const say = useCallback(
    (note: Omit<Note, "id">) => {
      const id = ++count.current;
      setAloud({ text: note.headline });
      setSaid((notes) => [...notes, { ...note, id }]);
      if (note.again === undefined) timers.current.add(setTimeout(() => dismiss(id), SHOWN));
    },
    [dismiss],
  );
  const speak = useCallback((text: string) => setAloud({ text }), []);
  return { shown: said.filter((note) => !hidden.has(note.id)), said, say, dismiss, aloud, speak };
}
