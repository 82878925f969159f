import { Segments, type SegmentsProps } from "@stillwater/ui";

/** One of several, with its name above for those who see it; those who hear it have it from the group itself. */
export function Choice<V extends string | number>(props: SegmentsProps<V>) {
  return (
    <div className="editor-choice">
      <span aria-hidden="true">{props.label}</span>
      <Segments {...props} />
    </div>
  );
}
