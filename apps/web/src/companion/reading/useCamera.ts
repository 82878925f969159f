"use client";

/** Runs the camera until it is no longer wanted, and reports the texts of the codes it sees. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { type CodeReader, codeReader, textsIn } from "./codes";

/** `refused`: permission was denied. `none`: the device, browser or address offers no camera. */
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
      // There is nothing to read before the first video frame.
      if (from.readyState >= from.HAVE_CURRENT_DATA)
        for (const text of await textsIn(reader, from)) if (open) tell.current(text);
      if (open) timer = setTimeout(() => void look(reader, from), LOOK_MS);
    };
    const start = async () => {
      setState("asking");
      // `mediaDevices` is undefined on an insecure origin.
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
