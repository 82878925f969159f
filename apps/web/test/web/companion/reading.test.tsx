/** A game goes from one device to another without a network: our codes are drawn, read, and merged. */
import {
  add,
  appendEntry,
  deviceKeyOf,
  EMPTY_LOG,
  fold,
  framesOf,
  type Gathering,
  gather,
  handOver,
  type Log,
  takeOver,
  writeFile,
} from "@stillwater/companion";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { decodeQR } from "qr/decode.js";
import { encode } from "uqr";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { codeReader, textsIn } from "@/companion/reading/codes";
import Reading from "@/companion/reading/Reading";
import words from "../../../messages/en/companion.json";

const GAME = "0123456789abcdefABCDEF";
const setup = { options: "sea p2", turn: { seat: 0, stage: "dawn" as const } };
const t = words.companion;

function logOf(acts: number): Log {
  const deviceKey = deviceKeyOf("a secret of this very device", "Ana");
  let log =
    appendEntry(EMPTY_LOG, deviceKey, { kind: "begin", setup, names: ["Ana", "Zoë"] })?.log ?? EMPTY_LOG;
  for (let turn = 1; turn <= acts; turn++) {
    const act = `${40 + turn} r4c${turn}`;
    log = appendEntry(log, deviceKey, { kind: "act", turn, nth: 1, seat: (turn - 1) % 2, act })?.log ?? log;
  }
  return log;
}

/** The code as a camera sees it: dark modules on light, four pixels each, with a margin. */
function picture(text: string): { data: Uint8ClampedArray; width: number; height: number } {
  const modules = encode(text, { ecc: "M", border: 0 }).data;
  const [scale, room] = [4, 16];
  const size = modules.length * scale + 2 * room;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++)
          for (let part = 0; part < 3; part++)
            data[4 * ((room + y * scale + dy) * size + room + x * scale + dx) + part] = 0;
    });
  });
  return { data, width: size, height: size };
}

describe("codes without a network", () => {
  it("are read, put together in any order, and merged", () => {
    const log = logOf(5);
    const frames = framesOf(handOver(GAME, log), 90);
    expect(frames.length).toBeGreaterThan(3);
    let so: Gathering | undefined;
    for (const frame of [...frames].reverse()) so = gather(so, decodeQR(picture(frame)));
    const parcel = takeOver(so?.text ?? "");
    if (!parcel.ok) throw new Error(parcel.error.what);
    expect(parcel.value.game).toBe(GAME);
    const other = add(EMPTY_LOG, parcel.value.entries).log;
    expect(other.entries).toEqual(log.entries);
    expect(fold(other).names).toEqual(["Ana", "Zoë"]);
  });
});

describe("what reads codes", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is the browser's own where it has one", async () => {
    class Own {
      static getSupportedFormats = async () => ["qr_code", "ean_13"];
      detect = async () => [{ rawValue: "seen by the browser" }];
    }
    vi.stubGlobal("BarcodeDetector", Own);
    expect(await textsIn(await codeReader(), new Blob())).toEqual(["seen by the browser"]);
  });

  it("is fetched where the browser's own knows no QR codes, and finds nothing in what is no picture", async () => {
    class Hollow {
      static getSupportedFormats = async () => [];
      detect = async () => [{ rawValue: "never asked" }];
    }
    vi.stubGlobal("BarcodeDetector", Hollow);
    expect(await textsIn(await codeReader(), new Blob())).toEqual([]);
  });
});

const onParcel = vi.fn(async () => "taken over");

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={words} timeZone="UTC">
      <Reading onParcel={onParcel} />
    </NextIntlClientProvider>,
  );
}

describe("taking a game over", () => {
  beforeEach(() => onParcel.mockClear());
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const camera = (getUserMedia: () => Promise<MediaStream>) =>
    vi.stubGlobal("navigator", { ...navigator, mediaDevices: { getUserMedia } });

  it("opens a file that was saved, and says when it is none", async () => {
    show();
    const field = screen.getByLabelText(t.readFile);
    const choose = (text: string) => {
      // jsdom's files cannot be read as text.
      const file = Object.assign(new File([text], "game.json"), { text: async () => text });
      fireEvent.change(field, { target: { files: [file] } });
    };
    choose(writeFile(GAME, logOf(2).entries));
    await screen.findByText("taken over");
    expect(onParcel).toHaveBeenCalledWith({ game: GAME, entries: logOf(2).entries });
    choose("{}");
    await screen.findByText(t.readNotOurs);
  });

  it("says in words that the camera is refused, and that there is none", async () => {
    camera(() => Promise.reject(new DOMException("no", "NotAllowedError")));
    show();
    fireEvent.click(screen.getByRole("button", { name: t.readCamera }));
    await screen.findByText(t.readRefused);
    fireEvent.click(screen.getByRole("button", { name: t.readStop }));
    camera(() => Promise.reject(new DOMException("none", "NotFoundError")));
    fireEvent.click(screen.getByRole("button", { name: t.readCamera }));
    await screen.findByText(t.readNone);
    expect(onParcel).not.toHaveBeenCalled();
  });

  it("reads the camera until all is there, and lets it go", async () => {
    const stop = vi.fn();
    camera(async () => ({ getTracks: () => [{ stop }] }) as unknown as MediaStream);
    vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
    const frames = framesOf(handOver(GAME, logOf(3)), 300);
    let looks = 0;
    class Own {
      static getSupportedFormats = async () => ["qr_code"];
      // A slow device looks once more before the camera stops: it then sees codes that were already taken over.
      detect = async () =>
        [frames[looks++ % frames.length], ...(looks < frames.length ? [] : frames)].map((rawValue) => ({
          rawValue,
        }));
    }
    vi.stubGlobal("BarcodeDetector", Own);
    show();
    fireEvent.click(screen.getByRole("button", { name: t.readCamera }));
    await screen.findByText("taken over");
    expect(onParcel).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(stop).toHaveBeenCalled());
  });
});
