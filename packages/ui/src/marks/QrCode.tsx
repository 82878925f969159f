export interface QrCodeProps {
  /** Rows of modules; true is dark. The quiet zone is added here. */
  readonly modules: readonly (readonly boolean[])[];
  readonly label: string;
  /** Framed with the cartouche's double line. */
  readonly framed?: boolean | undefined;
}

/** A QR code, always ink on paper, so that cameras can read it in the night theme too. */
export function QrCode({ modules, label, framed }: QrCodeProps) {
  const size = modules.length;
  const runs = modules.map((row, y) => {
    let path = "";
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      const from = x;
      while (row[x + 1] === true) x += 1;
      path += `M${from} ${y}h${x - from + 1}v1h${from - x - 1}z`;
    }
    return path;
  });
  return (
    <div className="border-[1.25px] border-[#12222e] bg-[#fcfaf4] p-0.75">
      <svg
        className={`h-auto w-full forced-color-adjust-none ${framed === true ? "border-[1.25px] border-[#12222e]" : ""}`}
        viewBox={`-3 -3 ${size + 6} ${size + 6}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path className="fill-[#12222e]" d={runs.join("")} />
      </svg>
    </div>
  );
}
