/** Three soft sounds, synthesised from sine waves. Nothing sounds before this person has interacted with the page. */
import { LOUDEST, type Sound } from "./kinds";

interface Tone {
  /** Seconds after the beginning of the sound. */
  readonly at: number;
  readonly hz: number;
  readonly seconds: number;
  /** 1 is the strongest of our tones. */
  readonly strength: number;
}

/** A card put down on cloth; two notes rising; three that come to rest. */
export const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  settle: [
    { at: 0, hz: 196, seconds: 0.16, strength: 0.8 },
    { at: 0.01, hz: 294, seconds: 0.09, strength: 0.25 },
  ],
  turn: [
    { at: 0, hz: 440, seconds: 0.42, strength: 0.5 },
    { at: 0.16, hz: 587, seconds: 0.7, strength: 0.5 },
  ],
  end: [
    { at: 0, hz: 392, seconds: 0.9, strength: 0.4 },
    { at: 0.22, hz: 523, seconds: 1.1, strength: 0.4 },
    { at: 0.44, hz: 330, seconds: 1.6, strength: 0.5 },
  ],
};

/** Even the loudest tone stays quieter than somebody talking in the room. */
const FULL = 0.3;
const ATTACK = 0.012;
const SILENT = 0.0001;

let context: AudioContext | null = null;

/** Enables sound. Must be called while this person presses something, the only time when browsers allow it. */
export function awaken(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // Suspended, or on an iPhone interrupted by a call or a locked screen: refused for as long as that lasts.
  if (context.state !== "running") void context.resume().catch(() => undefined);
}

/** Plays a sound, some seconds from now. Silent at level 0, and until this person has interacted with the page. */
export function playSound(sound: Sound, level: number, later = 0): void {
  if (context === null || level <= 0) return;
  const start = context.currentTime + later;
  for (const { at, hz, seconds, strength } of TONES[sound]) {
    const wave = context.createOscillator();
    const volume = context.createGain();
    wave.frequency.value = hz;
    volume.gain.setValueAtTime(SILENT, start + at);
    volume.gain.linearRampToValueAtTime((FULL * strength * level) / LOUDEST, start + at + ATTACK);
    volume.gain.exponentialRampToValueAtTime(SILENT, start + at + seconds);
    wave.connect(volume).connect(context.destination);
    wave.start(start + at);
    wave.stop(start + at + seconds);
  }
}
