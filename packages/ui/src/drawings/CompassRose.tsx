export interface CompassRoseProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const polar = (degrees: number, r: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

/** A tick every `step` degrees, drawn as the dashes of one wide circle whose pathLength is 360. */
function Ticks({ step, from, to }: { readonly step: number; readonly from: number; readonly to: number }) {
  const r = (from + to) / 2;
  const width = (0.75 * 360) / (2 * Math.PI * r);
  return (
    <circle
      r={r}
      pathLength="360"
      strokeWidth={to - from}
      strokeDasharray={`${width.toFixed(2)} ${(step - width).toFixed(2)}`}
      strokeDashoffset={(width / 2).toFixed(2)}
    />
  );
}

/** A point of the star: a light and a dark half. */
function ray(degrees: number, r: number, waist: number): { light: string; dark: string } {
  const tip = polar(degrees, r);
  return {
    light: `M0 0L${polar(degrees - 45, waist)}L${tip}z`,
    dark: `M0 0L${polar(degrees + 45, waist)}L${tip}z`,
  };
}

/** A chart's compass rose, in the colour of notes. Drawn for a radius of 70 and scaled from there. */
export function CompassRose({ x, y, radius }: CompassRoseProps) {
  const rays = [
    ...[45, 135, 225, 315].map((at) => ray(at, 28, 8.5)),
    ...[0, 90, 180, 270].map((at) => ray(at, 41, 10.5)),
  ];
  return (
    <g
      className="fill-none stroke-note"
      strokeWidth="0.75"
      transform={`translate(${x} ${y}) scale(${(radius / 70).toFixed(3)})`}
    >
      <circle r="70" />
      <circle r="63" />
      <circle r="46" />
      <Ticks step={5} from={60.5} to={63} />
      <Ticks step={10} from={58.5} to={63} />
      <Ticks step={30} from={55.5} to={63} />
      <Ticks step={10} from={43} to={46} />
      {Array.from({ length: 12 }, (_, i) => i * 30).map((degrees) => (
        <text
          key={degrees}
          className="fill-note font-sans font-normal"
          fontSize="7.5"
          stroke="none"
          textAnchor="middle"
          y="-48.7"
          transform={`rotate(${degrees})`}
        >
          {String(degrees).padStart(3, "0")}
        </text>
      ))}
      {rays.map(({ light, dark }) => (
        <g key={dark}>
          <path className="fill-sheet" d={light} />
          <path className="fill-note" d={dark} />
        </g>
      ))}
      <circle className="fill-sheet" r="2.4" />
    </g>
  );
}
