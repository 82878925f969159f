// A name that is offered never mixes with one that somebody is typing.
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useKnownName } from "@/layout/useKnownName";

const waiting: ((me: { readonly name: string } | null) => void)[] = [];

vi.mock("@/trpc/client", () => ({
  trpc: () => ({ me: { get: { query: () => new Promise((answer) => waiting.push(answer)) } } }),
}));

afterEach(() => {
  cleanup();
  waiting.length = 0;
});

function Asked() {
  const [name, setName] = useKnownName(() => "Mika");
  return <input aria-label="name" value={name} onChange={(event) => setName(event.target.value)} />;
}

async function offered(before: (field: HTMLInputElement) => void): Promise<HTMLInputElement> {
  render(<Asked />);
  const field = screen.getByLabelText<HTMLInputElement>("name");
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  before(field);
  await act(async () => waiting[0]?.(null));
  return field;
}

it("is there for somebody who is elsewhere", async () => {
  expect((await offered(() => undefined)).value).toBe("Mika");
});

it("is replaced by the first letter of somebody who was in the field when it came", async () => {
  const field = await offered((entered) => entered.focus());
  expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(["Mika", 0, 4]);
});

it("comes too late for somebody who has typed", async () => {
  const field = await offered((entered) => fireEvent.change(entered, { target: { value: "Ana" } }));
  expect(field.value).toBe("Ana");
});
