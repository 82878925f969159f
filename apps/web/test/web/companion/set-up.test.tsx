/** The steps for laying out printed cards: those of the chosen game, with its numbers, ticked off one by one. */

import { appendEntry, deviceKeyOf, EMPTY_LOG, fold, type View } from "@stillwater/companion";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { messagesOf } from "@/i18n/messages";
import "fake-indexeddb/auto";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { beginFollowing } from "@/companion/device/begin";
import { found } from "@/companion/device/shelf";
import SetUpSheet from "@/companion/set-up/SetUpSheet";
import { isUndealt, setUpSteps } from "@/companion/set-up/steps";
import { Track } from "@/companion/track/Track";
import { WithVoice } from "@/stage/Voice";

vi.mock("@/trpc/client", () => ({ codeOf: () => null, trpc: () => ({}) }));
// Parts that are loaded later take their time on a busy machine.

beforeAll(() => {
  vi.stubGlobal("isSecureContext", true);
});
afterEach(cleanup);

const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"];

function begun(options: string, begins = 0): View {
  const players = Number(/p(\d)/.exec(options)?.[1]);
  const setup = { options, turn: { seat: begins, stage: "dawn" as const } };
  const deviceKey = deviceKeyOf("a secret of this very device", "Ana");
  const content = { kind: "begin" as const, setup, names: NAMES.slice(0, players) };
  return fold(appendEntry(EMPTY_LOG, deviceKey, content)?.log ?? EMPTY_LOG);
}

const LANGUAGES = {
  en: await messagesOf("en"),
  fr: await messagesOf("fr"),
  de: await messagesOf("de"),
} as const;

async function show(view: View, language: keyof typeof LANGUAGES): Promise<readonly string[]> {
  render(
    <NextIntlClientProvider locale={language} messages={LANGUAGES[language]} timeZone="UTC">
      <Suspense>
        <WithVoice>
          <SetUpSheet view={view} done={[]} onTick={vi.fn()} onRule={vi.fn()} onClose={vi.fn()} />
        </WithVoice>
      </Suspense>
    </NextIntlClientProvider>,
  );
  const boxes = await screen.findAllByRole("checkbox", { hidden: true });
  return boxes.map((box) => box.closest("label")?.lastElementChild?.textContent ?? "");
}

describe("the steps of a game with printed cards", () => {
  it("are those of the plain sea", async () => {
    expect(await show(begun("sea p3", 1), "en")).toEqual([
      "Lay the border: six rows of six spaces stay free inside it.",
      "Shuffle together: 80 Islands and 5 Finish cards.",
      "Deal them out evenly as draw piles, face down: Ana 28, Ben 28, and Cleo 29.",
      "Everyone draws until they hold 5 cards.",
      "Everyone shuffles one Start into their own draw pile. The others stay in the box.",
      "Ben begins.",
    ]);
  });

  it("bring along every expansion that is chosen", async () => {
    expect(await show(begun("sea p2 rocks monsters3 storms wild2 -12"), "en")).toEqual([
      "Lay the border: six rows of six spaces stay free inside it.",
      "Shuffle the Islands and take out 12, unseen.",
      "Shuffle together: 68 Islands, 5 Finish cards, 3 Sea Monsters, 6 Storms, and 2 Wilds.",
      "Deal them out evenly as draw piles, face down: Ana 42 and Ben 42.",
      "Let chance pick a row and lay the Jagged Rocks beside it.",
      "Lay the six Compasses beside the board; they are still to be earned.",
      "Everyone draws until they hold 5 cards.",
      "A Storm among them takes effect at once, one player after another; then draw on.",
      "Everyone shuffles one Start into their own draw pile. The others stay in the box.",
      "Ana begins.",
    ]);
  });

  it("are those of the mountain with all modules, Bridges counted from who begins", async () => {
    expect(await show(begun("mountain p4 green panoramas4 goats", 2), "en")).toEqual([
      "A Bridge each goes to the hands of Dan and Ben.",
      "Shuffle together: 72 Ascent cards, 3 Campfires, 3 Bridges, and 5 Summits.",
      "Deal them out evenly as draw piles, face down: Ana 21, Ben 20, Cleo 21, and Dan 21.",
      "Shuffle the Panoramas and turn 4 face up.",
      "Keep the 12 goats within reach.",
      "Everyone draws until they hold 5 cards.",
      "Cleo begins.",
    ]);
  });

  it("are those of a climb alone", async () => {
    expect(await show(begun("mountain p1 ropes2"), "en")).toEqual([
      "Take out the 6 cards with a 1.",
      "Shuffle together: 66 Ascent cards, 3 Campfires, 5 Bridges, and 5 Summits.",
      "They are your draw pile: 79 cards, face down.",
      "Lay out 2 Guide ropes.",
      "Draw until you hold 6 cards.",
    ]);
  });

  it.each([
    ["sea p1 arch", "arch mix piles hands"],
    ["sea p2 pyramid easier", "pyramid mix piles explorer hands first"],
    ["sea p2 night", "sea mix piles hands aside day starts first"],
    ["sea p2 duel", "sea mix row first"],
    ["sea p5 -3", "sea remove mix piles hands starts first"],
  ])("are those of the variant: %s", (options, names) => {
    expect(
      setUpSteps(begun(options))
        .map(({ name }) => name)
        .join(" "),
    ).toBe(names);
  });

  it.each(["sea p2 storms monsters3 -1", "sea p4 -2", "sea p3 night", "mountain p3 goats", "mountain p5"])(
    "deal out every card that is mixed, whoever begins: %s",
    (options) => {
      for (const begins of [0, 1, 2].slice(0, Number(/p(\d)/.exec(options)?.[1]))) {
        const steps = setUpSteps(begun(options, begins));
        const mixed = steps.find(({ name }) => name === "mix")?.cards ?? [];
        const shares = steps.find(({ name }) => name === "piles")?.shares ?? [];
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(
          mixed.reduce((sum, { count }) => sum + count, 0),
        );
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each(["de", "fr"] as const)("are said in %s", async (language) => {
    const texts = await show(begun("sea p2 pyramid harder"), language);
    expect(texts).toHaveLength(6);
    for (const text of texts) expect(text).toMatch(/^\p{Lu}.+\.$/u);
  });

  it("are none where the game had begun before it was followed", () => {
    const setup = { options: "sea p2", turn: { seat: 0, stage: "helm" as const }, cells: { r4c1: "41" } };
    const content = { kind: "begin" as const, setup, names: ["Ana", "Ben"] };
    const log =
      appendEntry(EMPTY_LOG, deviceKeyOf("a secret of this very device", "Ana"), content)?.log ?? EMPTY_LOG;
    expect(setUpSteps(fold(log))).toEqual([]);
    expect(isUndealt(fold(log))).toBe(false);
    expect(isUndealt(begun("sea p2"))).toBe(true);
  });

  it("are ticked one by one", async () => {
    await show(begun("sea p2"), "en");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { hidden: true });
    const [first, second] = boxes;
    if (first === undefined || second === undefined) throw new Error("no steps");
    fireEvent.click(second);
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, false, false, false, false]);
    fireEvent.click(second);
    fireEvent.click(first);
    expect(boxes.map(({ checked }) => checked)).toEqual([true, false, false, false, false, false]);
  });

  it("are still ticked when the page is loaded again", async () => {
    const id = await beginFollowing("sea p2", ["Ana", "Ben"], 0);
    const open = async () => {
      await act(async () =>
        render(
          <NextIntlClientProvider locale="en" messages={LANGUAGES.en} timeZone="UTC">
            <Suspense>
              <WithVoice>
                <Track id={id} onAgain={vi.fn()} />
              </WithVoice>
            </Suspense>
          </NextIntlClientProvider>,
        ),
      );
      const button = await screen.findByRole("button", { name: LANGUAGES.en.track.setUpShow });
      await act(async () => void fireEvent.click(button));
      return screen.findAllByRole<HTMLInputElement>("checkbox", { hidden: true });
    };
    const [, second] = await open();
    if (second === undefined) throw new Error("no steps");
    await act(async () => void fireEvent.click(second));
    await waitFor(async () => expect((await found(id))?.laidOut).toEqual(["mix"]));
    cleanup();
    expect((await open()).map(({ checked }) => checked)).toEqual([false, true, false, false, false, false]);
  });
});
