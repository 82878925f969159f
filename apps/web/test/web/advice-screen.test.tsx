/** Advice as it is read and heard: three acts with price, chance of winning and reason, in every language. */
import { Advice, inOneGo, NOTHING_YET, plansOf } from "@stillwater/crew";
import { due, look, readPosition } from "@stillwater/engine";
import type { AdviceAnswer, AdviceQuestion } from "@stillwater/table/queries";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { areasOf } from "@/i18n/areas";
import { withModules } from "@/i18n/modules";
import type { Language } from "@/i18n/routing";
import SeaReplay from "@/replay/screen/SeaReplay";
import { playedOut } from "./played-out";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/replay" }));

/** The questions to the adviser. */
const asked: AdviceQuestion[] = [];

const COURSE = playedOut("sea p2");
/** A step at which the acting seat has three acts to choose from. */
const CHOOSING = COURSE.tables.findIndex((table) => {
  const [seat] = due(table).seats;
  if (seat === undefined || due(table).step !== "act") return false;
  return plansOf(look(table, seat), NOTHING_YET).filter(({ act }) => act.type === "lay").length > 2;
});

/** A worker in this thread; any other worker does nothing. */
class Adviser extends EventTarget {
  onmessage: ((event: { readonly data: AdviceAnswer | null }) => void) | null = null;
  constructor(readonly url: URL) {
    super();
  }
  postMessage(question: AdviceQuestion): void {
    if (!this.url.pathname.includes("advice")) return;
    asked.push(question);
    const read = readPosition(question.position);
    if (!read.ok) throw new Error("a view that cannot be read");
    const advice = new Advice(look(read.value, question.seat), { ...NOTHING_YET, given: question.given });
    inOneGo(advice.step());
    const acts = advice
      .acts()
      .map(({ chance, ...told }) => ({ ...told, wins: Math.round(100 * chance.mean), error: 7 }));
    this.onmessage?.({ data: { worlds: 1, acts, done: true } });
    this.onmessage?.({ data: null });
  }
  terminate(): void {}
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("Worker", Adviser);
  location.hash = "";
});
afterEach(cleanup);

async function opened(language: Language): Promise<Record<string, Record<string, string>>> {
  const { default: shared } = await import(`../../messages/${language}/shared.json`);
  const words = { ...shared, ...(await areasOf(language)) };
  await act(async () =>
    render(
      <NextIntlClientProvider locale={language} messages={await withModules(words, language)} timeZone="UTC">
        <Suspense>
          <SeaReplay course={COURSE} source={{ kind: "here", id: "x", record: "" }} />
        </Suspense>
      </NextIntlClientProvider>,
    ),
  );
  return words;
}

it.each([
  ["en", /\d+ of 100, give or take 7/, /It costs (nothing|one card|\d cards)\./],
  ["fr", /\d+ sur 100/, /carte|rien/i],
  ["de", /\d+ von 100/, /Karte|nichts/i],
] as const)(
  "is three acts in another line of a replay, to read and to hear: %s",
  async (language, chance, price) => {
    const words = await opened(language);
    const press = async (name: string) => {
      const button = await screen.findByRole("button", { name });
      await act(async () => void fireEvent.click(button));
    };
    await screen.findByRole("button", { name: words.replay?.branch ?? "" });
    await act(async () => void fireEvent.keyDown(document.body, { key: "Home" }));
    for (let step = 0; step < CHOOSING; step++)
      await act(async () => void fireEvent.keyDown(document.body, { key: "ArrowRight" }));
    await press(words.replay?.branch ?? "");
    await press(words.advice?.ask ?? "");
    const panel = await screen.findByRole("region", { name: words.advice?.title ?? "" });
    const rows = await within(panel).findAllByRole("listitem");
    expect(rows).toHaveLength(3);
    const heard = within(panel)
      .getAllByRole("status")
      .map(({ textContent }) => textContent ?? "")
      .join(" ");
    for (const row of rows) {
      const text = row.textContent ?? "";
      expect(text).toMatch(chance);
      expect(text).toMatch(price);
      const [what = ""] = (row.querySelector("button > :first-child")?.textContent ?? "").split(" ");
      expect(what).not.toBe("");
      expect(heard).toContain(what);
      // One sentence gives the reason, for the act that is shown on the board.
      await act(async () => void fireEvent.click(within(row).getByRole("button")));
      const told = within(panel).getAllByRole("paragraph", { hidden: true });
      const why = told.filter((it) => row.contains(it));
      expect(why.map(({ textContent }) => (textContent?.length ?? 0) > 12)).toEqual([true]);
      const others = rows.filter((other) => other !== row);
      expect(told.some((it) => others.some((other) => other.contains(it)))).toBe(false);
    }
    expect(heard).toMatch(chance);
    expect(heard).toMatch(price);
    // In a replay all cards lie open; the crew is asked with only what the seat saw.
    expect(asked).not.toHaveLength(0);
    for (const { position, seat } of asked) {
      const read = readPosition(position);
      expect(read.ok && read.value.viewer).toBe(seat);
    }
  },
);
