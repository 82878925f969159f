/** What the board knows while an act without a card of the hand is paid for. */
import { enact, mask, readAct, setUp, type Table, unknownFate } from "@stillwater/engine";
import { act as acting, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useChoice } from "@/stage/useChoice";

/** A climb whose green 4 has to move up, since a Campfire has taken its place. */
function lifted(): Table {
  const laid = setUp({
    options: "mountain p2",
    viewer: 0,
    cells: { r1p1: "b3", r1p2: "g4", r1p3: "b6", r2p1: "r8" },
    hands: [["campfire:g", "r9", "b9", "r12", "b12"], 5],
  });
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  const act = readAct(laid.value.rulebook, "campfire:g r1p2", 0);
  const done = act.ok ? enact(laid.value, act.value, unknownFate) : act;
  if (!done.ok) throw new Error("the Campfire cannot be played");
  return mask(done.value.table, 0);
}

it("still shows where a card moves, and for how much, while that is paid for", () => {
  const table = lifted();
  const to = table.rulebook.place("r2p2");
  const { result } = renderHook(() =>
    useChoice({ table, certain: table, seat: 0, order: (_, cards) => cards }),
  );
  const prices = (): unknown => result.current.answers?.get(to)?.verdict.price;
  acting(() => void result.current.move({ do: "space", to }));
  expect([result.current.choice.at, prices()]).toEqual(["aim", 4]);
  acting(() => void result.current.move({ do: "go" }));
  expect([result.current.choice.at, prices()]).toEqual(["pay", 4]);
});
