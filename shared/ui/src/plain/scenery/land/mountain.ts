/** One hill of a ridge, in the units of the picture. */
export interface Mountain {
  /** The position of the summit. */
  readonly x: number;
  /** The y of its foot; y grows downwards. */
  readonly foot: number;
  readonly height: number;
  readonly width: number;
  /** Any number; the same seed gives the same rocks. */
  readonly seed: number;
}

/** Corners of an outline, and of a line inside it, which is fainter. */
const POINTS = { outline: 18, line: 12 };

/** Gives even noise between -1 and 1. It needs no state, so server and browser draw the same hill. */
const noise = (seed: number, index: number): number => {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

/** Height of the outline at `t` from -1 (left foot) to 1 (right foot), 0 to 1: steep shoulders, a rounded top. */
const profile = (t: number): number => (1 - Math.abs(t) ** 1.5) ** 1.35;

/**
 * The outline of a mountain as path data. `rise` below 1 gives a line inside it, as a brush models rock and as a map
 * draws heights; such a line is left open.
 */
export function mountainPath({ x, foot, height, width, seed }: Mountain, rise = 1): string {
  const half = (width / 2) * (0.55 + 0.45 * rise);
  const corners = rise === 1 ? POINTS.outline : POINTS.line;
  const points = Array.from({ length: corners + 1 }, (_, index) => {
    const t = (index / corners) * 2 - 1;
    const rough = noise(seed, index) * 0.055 * profile(t) * (1 - Math.abs(t) * 0.5);
    return [x + t * half, foot - height * rise * (profile(t) + rough)] as const;
  });
  return smooth(points, rise === 1);
}

/** Runs a curve through the midpoints of a line's corners, each relative to the one before, which packs to half of the size. */
function smooth(points: readonly (readonly [number, number])[], closed: boolean): string {
  const [first, ...rest] = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const last = rest.at(-1);
  if (!first || !last) return '';
  let [atX, atY] = first;
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    const [endX, endY] = [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
    const curve = `q${x - atX} ${y - atY} ${endX - atX} ${endY - atY}`;
    [atX, atY] = [endX, endY];
    return curve;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}${closed ? 'Z' : ''}`;
}
