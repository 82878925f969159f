/** Checks go through the server: the same engine, so the same answer; and what is shown if it differs or is missing. */
import { check } from "@stillwater/companion";
import { type Act, readAct, readOptions, rulebookFor, setUp, type Table } from "@stillwater/engine";
import { pieceOf } from "@stillwater/table/act-builder";
import { paidUnseen } from "@stillwater/table/position";
import { answersFor } from "@stillwater/table/queries";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createTRPCClient, type Operation } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECK_KINDS, setupOfBoard } from "@/companion/check-board";
import { answerOf, type CheckQuestion, differ, questionOf } from "@/companion/checked";
import { useChecked } from "@/companion/useChecked";
import { namedKeys } from "@/modules/other-keys";
import { checkAction } from "@/server/public-api/judging";
import type { AppRouter } from "@/server/routers/router";

const ask = (question: CheckQuestion) => checkAction({ ...question, held: false, language: "en" });

const asked: CheckQuestion[] = [];
let answer: ((question: CheckQuestion) => unknown) | null = null;

vi.mock("@/trpc/client", () => ({
  trpc: () =>
    createTRPCClient<AppRouter>({
      links: [
        () =>
          ({ op }: { readonly op: Operation }) =>
            observable((observer) => {
              asked.push(op.input as CheckQuestion);
              if (answer === null) return;
              observer.next({ result: { type: "data", data: answer(op.input as CheckQuestion) } });
              observer.complete();
            }),
      ],
    }),
}));
beforeEach(() => {
  asked.length = 0;
  answer = ask;
});
afterEach(cleanup);

function tableOf(code: string, cells: Readonly<Record<string, string>> = {}): Table {
  const table = setUp({ options: code, turn: { seat: 0 }, cells });
  if (!table.ok) throw new Error(JSON.stringify(table.error));
  return table.value;
}

function actAt(table: Table, text: string): Act {
  const act = readAct(table.rulebook, text, 0);
  if (!act.ok) throw new Error(act.error.what);
  return act.value;
}

const SEA = tableOf("sea p2", { r4c1: "41", r4c3: "45" });
const TABLES: readonly Table[] = [
  ...CHECK_KINDS.map((kind) => {
    const table = setUp(setupOfBoard({ kind, laid: {} }));
    if (!table.ok) throw new Error(kind);
    return table.value;
  }),
  SEA,
  tableOf("sea p3 rocks monsters3 storms wild2", { r2c2: "12", r4c4: "50" }),
  tableOf("mountain p2 green panoramas3 goats"),
];

describe("a question to the server", () => {
  it.each(TABLES)("is answered as on this device: %#", (table) => {
    const { rulebook } = table;
    const options = readOptions(rulebook.code);
    if (!options.ok) throw new Error(rulebook.code);
    expect(rulebookFor(options.value).code).toBe(rulebook.code);
    const cards =
      rulebook.game === "sea"
        ? ["1", "2", "13", "43", "44", "80", ...namedKeys(table)]
        : ["g1", "b2", "r5", "g12", ...namedKeys(table).filter((name) => name !== "campfire")];
    let compared = 0;
    for (const card of cards)
      for (const [, { plan, verdict }] of answersFor(table, 0, pieceOf(table, card))) {
        const act = paidUnseen(plan, verdict.price);
        const there = answerOf(ask(questionOf(table, act)), act, check(table, act));
        const plain = JSON.parse(JSON.stringify(there), (key, value) =>
          key === "sentence" ? undefined : value,
        );
        expect(plain).toEqual(JSON.parse(JSON.stringify(check(table, act))));
        compared++;
      }
    expect(compared).toBeGreaterThan(10);
  });
});

it("a price that depends on a card of unknown face keeps its range from the server", () => {
  const table = tableOf("sea p2", { r4c1: "41", r4c3: "?" });
  const act = actAt(table, "44 r4c2");
  const here = check(table, act).verdict;
  expect([here.price, here.most]).toEqual([1, 3]);
  const there = answerOf(ask(questionOf(table, act)), act, check(table, act));
  expect([there?.verdict.price, there?.verdict.most]).toEqual([1, 3]);
  if (there === null) throw new Error("an answer");
  const { most: _most, ...narrow } = there.verdict;
  expect(differ(there, { ...there, verdict: narrow })).toBe(true);
});

function Asking({ table, act }: { readonly table: Table; readonly act: Act | null }) {
  const { answer: known, from, confirming } = useChecked(table, act);
  return (
    <>
      <p>{known === null ? "nothing" : `${known.verdict.allowed} ${known.verdict.price} ${from}`}</p>
      {confirming}
    </>
  );
}

function show(asking: ReactNode) {
  return render(asking, {
    wrapper: ({ children }) => (
      <NextIntlClientProvider locale="en" messages={{}} timeZone="UTC">
        {children}
      </NextIntlClientProvider>
    ),
  });
}

describe("a check on the screen", () => {
  const act = actAt(SEA, "43 r4c2 -? -?");

  it("is answered at once, and confirmed", async () => {
    show(<Asking table={SEA} act={act} />);
    expect(screen.getByText("unknown 2 here")).toBeTruthy();
    await screen.findByText("unknown 2 both");
    expect(asked).toEqual([{ ...questionOf(SEA, act), language: "en" }]);
  });

  it("is asked once for the same card at the same position", async () => {
    const { rerender } = show(<Asking table={SEA} act={act} />);
    await screen.findByText("unknown 2 both");
    rerender(<Asking table={SEA} act={null} />);
    expect(screen.getByText("nothing")).toBeTruthy();
    rerender(<Asking table={SEA} act={{ ...act }} />);
    expect(screen.getByText("unknown 2 both")).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it("shows the server's answer where this device has older rules", async () => {
    answer = (question) => {
      const here = ask(question);
      if (!("answer" in here)) throw new Error("a question nobody can read");
      return { answer: { ...here.answer, verdict: { ...here.answer.verdict, price: 3 } } };
    };
    show(<Asking table={SEA} act={act} />);
    expect(screen.getByText("unknown 2 here")).toBeTruthy();
    await screen.findByText("unknown 3 server");
  });

  it("stands alone without an answer, or with one that is none", async () => {
    answer = null;
    const { rerender } = show(<Asking table={SEA} act={act} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.getByText("unknown 2 here")).toBeTruthy();
    answer = () => ({ wrong: [] });
    rerender(<Asking table={SEA} act={actAt(SEA, "44 r4c2 -?")} />);
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByText("unknown 1 here")).toBeTruthy();
  });

  it("is no answer where a newer server names a rule that this page has no words for", () => {
    const there = ask(questionOf(SEA, act));
    if (!("answer" in there)) throw new Error("a question nobody can read");
    const newer: typeof there = JSON.parse(JSON.stringify(there).replaceAll("T.place.cost", "T.place.tide"));
    expect(answerOf(there, act, check(SEA, act))).not.toBeNull();
    expect(answerOf(newer, act, check(SEA, act))).toBeNull();
  });
});
