"use client";

/** Looks through the camera until it is let go, and says what stands in the codes it sees. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type CodeReader, codeReader, textsIn } from "./codes";

/** `refused`: somebody said no. `none`: this device, browser or address has no camera to look through. */
export type CameraState = "off" | "asking" | "on" | "refused" | "none";

const LOOK_MS = 120;

export function useCamera(
  wanted: boolean,
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>("off");
  const tell = useRef(onText);
  useEffect(() => {
    tell.current = onText;
  });
  useEffect(() => {
    if (!wanted) return;
    let open = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    const look = async (reader: CodeReader, from: HTMLVideoElement) => {
      // Before the first picture has come there is nothing to look at.
      if (from.readyState >= from.HAVE_CURRENT_DATA)
        for (const text of await textsIn(reader, from)) if (open) tell.current(text);
      if (open) timer = setTimeout(() => void look(reader, from), LOOK_MS);
    };
    const start = async () => {
      setState("asking");
      // The way to the camera is missing altogether on an address that is not secure.
      const devices = navigator.mediaDevices as MediaDevices | undefined;
      if (devices === undefined) return setState("none");
      const [got, reader] = await Promise.all([
        devices.getUserMedia({ video: { facingMode: "environment" }, audio: false }),
        codeReader(),
      ]);
      stream = got;
      const shown = video.current;
      if (!open || shown === null) return stop(got);
      shown.srcObject = got;
      await shown.play();
      setState("on");
      await look(reader, shown);
    };
    start().catch((error: unknown) => {
      if (stream !== undefined) stop(stream);
      if (open) setState(refusal(error));
    });
    return () => {
      open = false;
      clearTimeout(timer);
      if (stream !== undefined) stop(stream);
      setState("off");
    };
  }, [wanted, video]);
  return state;
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

function refusal(error: unknown): "refused" | "none" {
  const name = error instanceof DOMException ? error.name : "";
  return name === "NotAllowedError" || name === "SecurityError" ? "refused" : "none";
}
