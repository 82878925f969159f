export interface SailedCourseProps {
  readonly rows: number;
  readonly columns: number;
}

/** The course of a completed crossing: from the bottom row to the top, along the lower edge of the cards. */
export function SailedCourse({ rows, columns }: SailedCourseProps) {
  const foot = (row: number) => rows - row - 0.09;
  const lines = Array.from({ length: rows }, (_, row) => `M0 ${foot(row)}H${columns}`);
  return (
    <svg
      className="pointer-events-none absolute inset-0 z-3 size-full fill-none stroke-note"
      viewBox={`0 0 ${columns} ${rows}`}
      aria-hidden="true"
    >
      <path
        strokeDasharray="9 4 2 4"
        strokeLinejoin="round"
        strokeWidth="2.25"
        vectorEffect="non-scaling-stroke"
        d={lines.join("")}
      />
    </svg>
  );
}
