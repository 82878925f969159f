export interface CompassRoseProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

const polar = (degrees: number, r: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(r * Math.cos(angle)).toFixed(1)} ${(r * Math.sin(angle)).toFixed(1)}`;
};

function ticks(step: number, from: number, to: number): string {
  return Array.from(
    { length: 360 / step },
    (_, i) => `M${polar(i * step, from)}L${polar(i * step, to)}`,
  ).join("");
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
    <g className="sw-rose" transform={`translate(${x} ${y}) scale(${(radius / 70).toFixed(3)})`}>
      <circle r="70" />
      <circle r="63" />
      <circle r="46" />
      <path d={ticks(5, 60.5, 63)} />
      <path d={ticks(10, 58.5, 63)} />
      <path d={ticks(30, 55.5, 63)} />
      <path d={ticks(10, 43, 46)} />
      {Array.from({ length: 12 }, (_, i) => i * 30).map((degrees) => (
        <text key={degrees} y="-48.7" transform={`rotate(${degrees})`}>
          {String(degrees).padStart(3, "0")}
        </text>
      ))}
      {rays.map(({ light, dark }) => (
        <g key={dark}>
          <path className="sw-rose-light" d={light} />
          <path className="sw-rose-dark" d={dark} />
        </g>
      ))}
      <circle className="sw-rose-light" r="2.4" />
    </g>
  );
}
