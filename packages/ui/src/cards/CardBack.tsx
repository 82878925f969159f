import { Mark } from "../marks/Mark";
import { DepthLines } from "../sea/DepthLines";

/** The back of a sea card: depth lines in teal on water, the mark on a disc. */
export function CardBack() {
  return (
    <span className="sw-card-back [&>svg]:stroke-act" aria-hidden="true">
      <DepthLines seed="back" columns={4} rows={6} />
      <span className="sw-card-back-disc">
        <Mark size={32} />
      </span>
    </span>
  );
}
