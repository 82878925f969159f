// Every rule's page, in every language: nothing is missing, and every board to try shows the engine's verdict.

import {
  type Act,
  CLAUSES,
  enact,
  isClauseId,
  judge,
  namedClause,
  readAct,
  readOptions,
  readPosition,
  seededFate,
  type Table,
} from "@stillwater/engine";
import { EXAMPLES } from "@stillwater/rulebook/examples";
import { voiceOf } from "@stillwater/rulebook/verdict";
import { act, cleanup, fireEvent, render, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { messagesOf } from "@/i18n/messages";
import { LANGUAGES } from "@/i18n/routing";
import TouchBoard from "@/rules/board/TouchBoard";
import { touchedAt } from "@/rules/board/touch";
import { ClauseView } from "@/rules/ClauseView";
import { type BoardToTouch, type ClausePage, clausePageOf } from "@/rules/clause-page";
import { contentsIn } from "@/rules/contents";
import { counterpartOf } from "@/rules/counterparts";
import { metaDescriptionOf } from "@/rules/description";
import { nearestRules } from "@/rules/nearest";
import { WithVoice } from "@/stage/Voice";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }), usePathname: () => "/en/rules" }));

const messages = {
  en: await messagesOf("en"),
  fr: await messagesOf("fr"),
  de: await messagesOf("de"),
} as const;

/** A missing message is a fault of the page. */
const onError = (error: Error): never => {
  throw error;
};

const boards = EXAMPLES.flatMap((example) => ("position" in example ? [example] : []));

afterEach(cleanup);

function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function markupOf(page: ClausePage, locale: (typeof LANGUAGES)[number]): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="UTC" onError={onError}>
      <ClauseView page={page} />
    </NextIntlClientProvider>,
  );
}

describe.each(LANGUAGES)("the pages of the rules in %s", (language) => {
  it("have every text, sources, and a description that a search engine shows whole", () => {
    const titles = new Set<string>();
    for (const clause of CLAUSES) {
      const page = clausePageOf(clause, language);
      const { examples, ...words } = page;
      const texts = [...textsOf(words), ...examples.map(({ caption }) => caption)];
      for (const text of texts) expect(text.trim(), clause).not.toMatch(/^$|undefined|\*/);
      expect(page.sources.length, clause).toBeGreaterThan(0);
      expect(page.examples.length, clause).toBeGreaterThan(0);
      const description = metaDescriptionOf(page);
      expect(description.length, description).toBeGreaterThan(30);
      expect(description.length, description).toBeLessThanOrEqual(220);
      titles.add(`${page.title} ${page.game}`);
    }
    // The title identifies a page: no two rules of a game share one.
    expect(titles.size).toBe(CLAUSES.length);
  });

  it("are drawn with their answer, rule, sources and questions, in words that are all there", () => {
    for (const clause of CLAUSES) {
      const page = clausePageOf(clause, language);
      const shown = document.createElement("div");
      shown.innerHTML = markupOf(page, language);
      const text = shown.textContent ?? "";
      for (const part of [...page.answer, ...page.rule]) expect(text, clause).toContain(part.text.trim());
      for (const { title } of page.sources) expect(text).toContain(title);
      for (const { question, answer } of page.rulings)
        for (const part of [question, answer]) expect(text).toContain(part);
      for (const { answer } of page.languages) expect(text).toContain(answer);
      expect(shown.querySelectorAll("h1")).toHaveLength(1);
      for (const link of shown.querySelectorAll("a")) {
        const id = /^\/[a-z]{2}\/rules\/(.+)$/.exec(link.getAttribute("href") ?? "")?.[1];
        if (id !== undefined) expect(isClauseId(id), id).toBe(true);
      }
    }
  });

  it("are all in the list, each once", () => {
    const { sea, mountain } = contentsIn(language);
    const listed = [...sea, ...mountain].flatMap(({ clauses }) => clauses.map(({ id }) => id));
    expect([...listed].sort()).toEqual([...CLAUSES].sort());
  });
});

it("counterparts lead to the other game and back", () => {
  for (const clause of CLAUSES) {
    const other = counterpartOf(clause);
    if (other === undefined) continue;
    expect(namedClause(other.clause).game).not.toBe(namedClause(clause).game);
    expect(counterpartOf(other.clause)).toEqual({ clause, reads: other.reads });
  }
});

it("a name that no rule has leads to the nearest", () => {
  expect(nearestRules("T.place.costs", 3)[0]).toBe("T.place.cost");
  expect(nearestRules("t.storm.yelow", 3)[0]).toBe("T.storm.yellow");
  expect(nearestRules("", 3)).toHaveLength(3);
});

/** A table and an act as the engine reads them, independently of the page. */
function asked(position: string, before: readonly string[], text: string): { table: Table; act: Act } {
  const read = readPosition(position);
  if (!read.ok) throw new Error(position);
  const fate = seededFate("v1:example");
  const actOf = (on: Table, line: string): Act => {
    const [seat = "", words = ""] = line.split(/: (.*)/);
    const parsed = readAct(on.rulebook, words, Number(seat) - 1);
    if (!parsed.ok) throw new Error(line);
    return parsed.value;
  };
  let table = read.value;
  for (const line of before) {
    const done = enact(table, actOf(table, line), fate);
    if (!done.ok) throw new Error(line);
    table = done.value.table;
  }
  return { table, act: actOf(table, text) };
}

function headline(table: Table, plan: Act): string {
  const { rulebook } = table;
  return voiceOf("en").verdictText(judge(table, plan), {
    act: plan.type,
    card: rulebook.pieceName(plan.card),
    at: rulebook.placeName(plan.to),
    names: rulebook.hands.map((_hand, seat) => `Seat ${seat + 1}`),
    you: plan.seat,
  }).headline;
}

async function show(board: BoardToTouch): Promise<void> {
  await act(async () => {
    render(
      <NextIntlClientProvider locale="en" messages={messages.en} timeZone="UTC" onError={onError}>
        <Suspense>
          <WithVoice>
            <TouchBoard examples={[board]} clause={null} />
          </WithVoice>
        </Suspense>
      </NextIntlClientProvider>,
    );
  });
}

/** Found by selectors: computing roles and names of whole boards would take most of the time. */
const shown = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
const press = (element: HTMLElement | undefined) =>
  act(async () => {
    if (element === undefined) throw new Error("nothing to press");
    fireEvent.click(element);
  });

describe("a board to touch", () => {
  it.each(boards.map((example) => [example.id, example] as const))("%s", async (_id, example) => {
    const tries = (example.tries ?? []).map(({ before = [], act: text }) => ({ before, act: text }));
    await show({ kind: "board", id: example.id, caption: "", position: example.position, tries });
    await waitFor(() => expect(shown("[role=grid]")).toHaveLength(1));
    const said = () => shown(".sw-verdict-headline")[0]?.textContent;
    const acts = tries.map((tried) => asked(example.position, tried.before, tried.act).act);
    const kinds = acts.map(({ type, card, to, numbers }) => [type, card, to, ...numbers].join());
    const called = shown(".touch-tries label").map(({ textContent }) => textContent);
    if (tries.length > 1)
      expect(new Set(called).size, called.join()).toBeGreaterThanOrEqual(new Set(kinds).size);
    for (const [index, tried] of tries.entries()) {
      if (index > 0) await press(shown(".touch-tries input")[index]);
      const { table, act: plan } = asked(example.position, tried.before, tried.act);
      expect(said(), tried.act).toBe(headline(table, plan));
    }
    const last = tries.at(-1);
    if (last === undefined) return expect(said()).toBeUndefined();
    // At another space, the page shows the engine's verdict for the card there.
    const { table, act: plan } = asked(example.position, last.before, last.act);
    if (plan.type !== "lay" || plan.numbers.length > 0) return;
    const voice = voiceOf("en");
    for (const cell of shown("[role=gridcell]").slice(0, 2)) {
      await press(cell);
      const at = shown(".touch-place")[0]?.textContent;
      const to = table.rulebook.cells.find(
        (place) => voice.placeText(table.rulebook.placeName(place)) === at,
      );
      if (to === undefined || to === plan.to) continue;
      expect(said(), `${example.id} at ${at}`).toBe(headline(table, { ...plan, to, cards: [] }));
    }
  });
});

it("every board begins with what its example tries", () => {
  for (const { id, position, tries = [] } of boards) {
    const board: BoardToTouch = {
      ...{ kind: "board", id, caption: "", position },
      tries: tries.map(({ before = [], act: text }) => ({ before, act: text })),
    };
    for (const [index, tried] of tries.entries()) {
      const { table, act: plan } = touchedAt(board, index);
      const verdict = plan === null ? null : judge(table, plan);
      expect([verdict?.allowed, verdict?.price], tried.act).toEqual([tried.allowed, tried.price ?? 0]);
    }
  }
});

it("choices of a game are allowed where the engine takes them", () => {
  for (const clause of CLAUSES)
    for (const example of clausePageOf(clause, "en").examples)
      if (example.kind === "options")
        for (const { code, allowed } of example.options) expect(readOptions(code).ok, code).toBe(allowed);
});
