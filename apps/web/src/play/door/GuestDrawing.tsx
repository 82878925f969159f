import { SeaDrawing } from "@stillwater/ui";

/** The sea as a guest first meets it; a file of its own, so that players do not load it. */
export default function GuestDrawing() {
  return <SeaDrawing crop="guest" />;
}
