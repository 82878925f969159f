import { MountainDrawing, SeaDrawing } from "@stillwater/ui";

/** The drawing of the game for a guest; a file of its own, so that players do not load it. */
export default function GuestDrawing({ mountain }: { readonly mountain: boolean }) {
  return mountain ? <MountainDrawing crop="phone" /> : <SeaDrawing crop="guest" />;
}
