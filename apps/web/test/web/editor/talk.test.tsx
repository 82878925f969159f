/** The talk over the Start is set by tapping, and the position line agrees with what was tapped. */

import { readPosition, setUp, startTable, type Table, writePosition } from "@stillwater/engine";
import type { Edited } from "@stillwater/table/position";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { StartTalkPanel } from "@/editor/StartTalkPanel";
import { messagesOf } from "@/i18n/messages";

const editor = await messagesOf("en");

afterEach(cleanup);

function started(): Table {
  const laid = setUp({
    options: "sea p3",
    berths: { start: "start" },
    turn: { seat: 0, stage: "settling" },
  });
  if (!laid.ok) throw new Error(JSON.stringify(laid.error));
  return laid.value;
}

let shown: Table;

function Panel() {
  const [table, setTable] = useState(started);
  shown = table;
  const onEdit = (edit: Edited): boolean => {
    if (!edit.ok) throw new Error(JSON.stringify(edit.error));
    setTable(edit.value);
    return true;
  };
  return (
    <NextIntlClientProvider locale="en" messages={editor} timeZone="UTC">
      <StartTalkPanel table={table} names={["Ana", "Ben", "Mia"]} onEdit={onEdit} />
    </NextIntlClientProvider>
  );
}

const turn = (name: string, times: number) => {
  for (let n = 0; n < times; n++)
    fireEvent.keyDown(screen.getByRole("spinbutton", { name }), { key: "ArrowUp" });
};

it("takes the eight, everybody's dials and the split they agree to, and reads them back from the line", () => {
  render(<Panel />);
  expect(screen.queryByRole("switch", { name: "Ana has turned both dials" })).toBeNull();
  turn("Cards to agree on", 8);
  for (const name of ["Ana", "Ben", "Mia"])
    fireEvent.click(screen.getByRole("switch", { name: `${name} has turned both dials` }));
  turn("Gives gladly, Ana", 3);
  turn("Gives gladly, Ben", 2);
  turn("Gives at most, Ben", 1);
  turn("Gives at most, Mia", 3);
  const talk = startTable(shown);
  expect(talk?.total).toBe(8);
  expect(talk?.dials).toEqual([
    { gladly: 3, atMost: 3 },
    { gladly: 2, atMost: 3 },
    { gladly: 0, atMost: 3 },
  ]);
  const [split] = talk?.proposals ?? [];
  const text = split?.split.join("-") ?? "none";
  for (const radio of screen.getAllByRole("radio", { name: text }).slice(0, 2)) fireEvent.click(radio);
  expect(startTable(shown)?.proposals[0]?.agreed).toEqual([0, 1]);
  const read = readPosition(writePosition(shown));
  expect(read.ok && startTable(read.value)).toEqual(startTable(shown));
  // Another number reopens the talk, and lowering one dial below the other moves both.
  fireEvent.keyDown(screen.getByRole("spinbutton", { name: "Gives at most, Ana" }), { key: "Home" });
  expect(startTable(shown)?.dials[0]).toEqual({ gladly: 0, atMost: 0 });
  expect(startTable(shown)?.proposals.flatMap(({ agreed }) => agreed)).toEqual([]);
});
