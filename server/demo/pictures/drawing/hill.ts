/** A hill of a range, in the units of the picture. */
export interface Hill {
  /** The place of its summit. */
  readonly x: number;
  /** The height of its foot; y grows downwards. */
  readonly foot: number;
  readonly height: number;
  readonly width: number;
  /** Any number; the same seed gives the same rocks. */
  readonly seed: number;
}

/** `ridge` is a mountain with steep shoulders, `tower` a karst cone, `down` a soft hill. */
export type HillShape = keyof typeof shapes;

const shapes = {
  ridge: { side: 1.5, top: 1.35, rough: 0.06 },
  tower: { side: 2.6, top: 0.95, rough: 0.045 },
  down: { side: 1.9, top: 1.5, rough: 0.012 },
} as const;

const POINTS = 14;

/** Even noise between -1 and 1 that needs no state. */
const noise = (seed: number, index: number): number => {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
};

/**
 * The outline of a hill as path data. `rise` below 1 gives a line inside it, as a brush models rock and as a map draws
 * heights; such a line is left open.
 */
export function hillPath({ x, foot, height, width, seed }: Hill, shape: HillShape, rise = 1): string {
  const { side, top, rough } = shapes[shape];
  const half = (width / 2) * (0.5 + 0.5 * rise);
  const points = Array.from({ length: POINTS + 1 }, (_, index) => {
    const t = (index / POINTS) * 2 - 1;
    const profile = (1 - Math.abs(t) ** side) ** top;
    return [Math.round(x + t * half), Math.round(foot - height * rise * profile * (1 + noise(seed, index) * rough))] as const;
  });
  return curveThrough(points) + (rise === 1 ? 'Z' : '');
}

/** Runs a curve through the midpoints of a line's corners. */
export function curveThrough(points: readonly (readonly [x: number, y: number])[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${Math.round((x + nextX) / 2)} ${Math.round((y + nextY) / 2)}`;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`;
}
