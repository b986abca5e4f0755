import { palette } from './palette.ts';

/* What is measured and told, drawn over the landscape in thin lines. */

/** Draws the signal of a mast or a loudspeaker: arcs around a point. `from` and `to` are degrees, clockwise from the top. */
export function rings(x: number, y: number, radii: readonly number[], from = -60, to = 60): string {
  const on = (radius: number, degrees: number) => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${Math.round(x + radius * Math.cos(angle))} ${Math.round(y + radius * Math.sin(angle))}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const arcs = radii.map((radius) => `M${on(radius, from)}A${radius} ${radius} 0 ${large} 1 ${on(radius, to)}`);
  return `<path class="signal" d="${arcs.join('')}"/>`;
}

/** A way that somebody takes, as a row of dots. */
export const route = (d: string): string => `<path class="route" d="${d}"/>`;

/** Points, and the lines that link one to the next. */
export const network = (
  points: readonly (readonly [x: number, y: number])[],
  links: readonly (readonly [number, number])[],
): string => {
  const at = (index: number) => points[index]?.join(' ') ?? '';
  return (
    `<path class="signal" d="${links.map(([from, to]) => `M${at(from)}L${at(to)}`).join('')}"/>` +
    points.map(([x, y], index) => `<circle class="node" cx="${x}" cy="${y}" r="${index % 3 === 0 ? 6 : 4.5}"/>`).join('')
  );
};

/** A round scale with a mark for each hour, its hands at ten past ten. */
export function dial(x: number, y: number, radius: number): string {
  const marks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour / 12) * 2 * Math.PI;
    const on = (distance: number) =>
      `${Math.round(x + distance * Math.sin(angle))} ${Math.round(y - distance * Math.cos(angle))}`;
    return `M${on(radius + 8)}L${on(radius + (hour % 3 === 0 ? 22 : 16))}`;
  });
  return (
    `<path class="signal" d="${marks.join('')}"/>` +
    `<path fill="none" stroke="${palette.wall}" stroke-width="4" stroke-linecap="round" d="M${x - radius * 0.5} ${y - radius * 0.3}L${x} ${y}L${x + radius * 0.48} ${y - radius * 0.6}"/>`
  );
}

/** Columns of light that stand on `y`, a point on each. */
export function columns(left: number, y: number, heights: readonly number[], step = 34, width = 14): string {
  const tops = heights.map((height, index) => [left + index * step, y - height] as const);
  return (
    tops
      .map(
        ([x, top]) =>
          `<rect fill="url(#beam)" x="${x - width / 2}" y="${top}" width="${width}" height="${y - top}" rx="${width / 2}"/>`,
      )
      .join('') +
    `<path class="signal" d="M${tops.map((point) => point.join(' ')).join('L')}"/>` +
    tops.map(([x, top]) => `<circle class="node" cx="${x}" cy="${top}" r="4.5"/>`).join('')
  );
}

/** A rope between two summits with its cabins. */
export function cableway(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  cabins: readonly number[],
): string {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const onRope = (part: number, axis: 0 | 1) =>
    Math.round((1 - part) ** 2 * from[axis] + 2 * (1 - part) * part * middle[axis] + part ** 2 * to[axis]);
  return (
    `<path class="thread" d="M${from.join(' ')}Q${middle.join(' ')} ${to.join(' ')}"/>` +
    [from, to].map(([x, y]) => `<path class="ink" d="M${x - 6} ${y + 30}l4 -33h4l4 33z"/>`).join('') +
    cabins
      .map(
        (part) =>
          `<g transform="translate(${onRope(part, 0)} ${onRope(part, 1)})"><path class="thread" d="M0 0v9"/><rect class="ink" x="-12" y="9" width="24" height="20" rx="5"/><rect class="lamp" x="-8" y="13" width="16" height="8" rx="2"/></g>`,
      )
      .join('')
  );
}
