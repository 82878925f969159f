/** Loads a finished game with nothing hidden, from this device or from the server. */
import { type Course, courseOf } from "@stillwater/table/log";
import { courseOfLocal } from "@/local-games/local-course";
import { take } from "@/local-games/shelf";
import { trpc } from "@/trpc/client";

export interface CoursePlace {
  readonly id: string;
  /** Whether it is stored on this device. */
  readonly here: boolean;
}

/** Null if nobody may look at it yet, or if it cannot be read. */
export async function courseBy({ id, here }: CoursePlace): Promise<Course | null> {
  const game = here ? await take(id) : await trpc().table.replay.query({ table: id });
  if (game === undefined || ("over" in game && !game.over)) return null;
  const read = "over" in game ? courseOf(game) : courseOfLocal(game);
  return read.ok ? read.value : null;
}
