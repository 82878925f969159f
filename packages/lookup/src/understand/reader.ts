/** A learned reader, for offers only: which checks a question may be that is not understood, the likeliest first. */
import { LearntClasses, type LearntWeights, NONE } from "../classifier/model";
import { checkOf, outcomeOf } from "./checks";
import { filled, fitting, ROLES, type Role } from "./frames";
import { coloursIn, frameFeatures, LARGEST_ASCENT, mentionsIn, roleFeatures } from "./heard";
import type { Understood } from "./shapes";

/** What it has learnt: which frame a question has, `none` for one that is no check, and what each of its numbers is. */
export interface ReaderModel {
  readonly frames: LearntWeights;
  readonly roles: LearntWeights;
  /** A digest of what it was trained on. */
  readonly trainedOn: string;
}

/** How numbers and frames can belong together; with more, whoever asked waits. */
const MOST_NUMBERS = 8;
const MOST_CHOICES = 200;
const MOST_FRAMES = 8;
const MOST_CHECKS = 40;
/** What is less likely is not looked at. */
const LEAST = 0.01;
/** How much it counts that numbers are what the frame has blanks for. */
const FITTING = 0.3;

/** A check, and how likely it is. */
export interface LikelyCheck {
  readonly check: Understood;
  readonly frame: string;
  readonly roles: readonly Role[];
  readonly likely: number;
}

interface Choice {
  readonly roles: readonly Role[];
  readonly likely: number;
}

const byLikelihood = (one: { readonly likely: number }, other: { readonly likely: number }): number =>
  other.likely - one.likely;

/** A check of a frame with the numbers of a question in it. */
function checkIn(frame: string, heard: readonly string[], roles: readonly Role[]): Understood | null {
  const { game, parts } = filled(frame, heard, roles);
  const open = checkOf(parts, true);
  return open?.game === game ? open : checkOf([...parts, { is: "game", game }], true);
}

export class OfferReader {
  readonly #frames: LearntClasses;
  readonly #roles: LearntClasses;

  constructor({ frames, roles }: ReaderModel) {
    this.#frames = new LearntClasses(frames);
    this.#roles = new LearntClasses(roles);
  }

  /** What the numbers can be, all together; a card that is named always has a part. */
  #choices(heard: readonly string[]): readonly Choice[] {
    const mentions = mentionsIn(heard);
    const colours = coloursIn(heard);
    const choices = mentions
      .map((mention) => this.#roles.likely(roleFeatures(heard, mention)))
      .reduce<readonly Choice[]>(
        (all, own) =>
          all
            .flatMap(({ roles, likely }) =>
              ROLES.flatMap((role) => {
                const by = own.get(role) ?? 0;
                return by < LEAST ? [] : { roles: [...roles, role], likely: likely * by };
              }),
            )
            .toSorted(byLikelihood)
            .slice(0, MOST_CHOICES),
        [{ roles: [], likely: 1 }],
      );
    return choices.filter(({ roles }) =>
      mentions.every(
        ({ at, value }, index) =>
          roles[index] !== "none" ||
          (value <= LARGEST_ASCENT && !colours.has(at)) ||
          mentions.some((each, other) => each.value === value && roles[other] !== "none"),
      ),
    );
  }

  /** The checks that a question may be, one for each thing that the engine says. */
  read(heard: readonly string[]): readonly LikelyCheck[] {
    if (mentionsIn(heard).length > MOST_NUMBERS) return [];
    const choices = this.#choices(heard);
    const frames = [...this.#frames.likely(frameFeatures(heard))]
      .map(([frame, likely]) => ({ frame, likely }))
      .filter(({ likely }) => likely >= LEAST)
      .toSorted(byLikelihood)
      .slice(0, MOST_FRAMES);
    const some = 1 - (frames.find(({ frame }) => frame === NONE)?.likely ?? 0);
    const all = frames
      .filter(({ frame }) => frame !== NONE)
      .flatMap(({ frame, likely }) => {
        const fits = fitting(frame);
        return choices
          .filter(({ roles }) => fits(roles))
          .map(({ roles, likely: own }) => ({ frame, roles, likely: likely * own }));
      })
      .toSorted(byLikelihood)
      .slice(0, MOST_CHECKS);
    const found = new Map<string, LikelyCheck>();
    let sum = 0;
    for (const { frame, roles, likely } of all) {
      const check = checkIn(frame, heard, roles);
      const outcome = check === null ? null : outcomeOf(check);
      if (check === null || outcome === null) continue;
      sum += likely;
      const key = `${check.game} ${outcome}`;
      const known = found.get(key) ?? { check, frame, roles, likely: 0 };
      found.set(key, { ...known, likely: known.likely + likely });
    }
    const share = some * Math.min(1, sum / some) ** FITTING;
    return [...found.values()]
      .map((each) => ({ ...each, likely: (each.likely / sum) * share }))
      .toSorted(byLikelihood);
  }
}
