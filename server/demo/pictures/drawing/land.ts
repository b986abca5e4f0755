import { curveThrough, type Hill, type HillShape, hillPath } from './hill.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** Ids of the paints that hours mix; see `drawScene`. */
export type Paint = 'far' | 'blue' | 'green' | 'bank';

type Place = Pick<Hill, 'x' | 'height' | 'width'>;

/** A hill of a range, by where its summit stands. */
export const hill = (x: number, height: number, width: number): Place => ({ x, height, width });

interface RangeLook {
  readonly shape?: HillShape;
  /** The number of lines that model each hill. */
  readonly lines?: number;
  readonly seed?: number;
}

/** Hills behind one another, the first furthest away; each fades into the mist at its foot. */
export const range = (
  paint: Paint,
  foot: number,
  hills: readonly Place[],
  { shape = 'ridge', lines = 0, seed = 1 }: RangeLook = {},
) =>
  hills
    .map((place, index) => {
      const one = { ...place, foot, seed: seed * 7 + index };
      const inner = [0.87, 0.72, 0.56, 0.4].slice(0, lines).map((rise) => hillPath(one, shape, rise));
      return (
        `<path fill="url(#${paint})" d="${hillPath(one, shape)}"/>` +
        (lines > 0 ? `<path fill="none" stroke="url(#line)" d="${inner.join('')}"/>` : '')
      );
    })
    .join('');

/** A veil across the picture, so that what stands behind is further away. */
export const mist = (y: number, height = 26, x = WIDTH / 2): string =>
  `<ellipse fill="url(#mist)" cx="${x}" cy="${y}" rx="520" ry="${height}"/>`;

/** Sun or moon with its light. */
export const sun = (x: number, y: number, radius = 30): string =>
  `<circle fill="url(#glow)" cx="${x}" cy="${y}" r="${radius * 3}"/><circle class="sun" cx="${x}" cy="${y}" r="${radius}"/>`;

/** The light around something that glows. */
export const light = (x: number, y: number, radius: number): string =>
  `<circle fill="url(#light)" cx="${x}" cy="${y}" r="${radius}"/>`;

/** Water from `y` down, with a few ripples. */
export const water = (y: number, ripples: readonly (readonly [x: number, y: number, length: number])[] = RIPPLES): string =>
  `<path fill="url(#water)" d="M0 ${y}H${WIDTH}V${HEIGHT}H0Z"/>` +
  `<path class="ripple" d="${ripples.map(([x, down, length]) => `M${x} ${y + down}h${length}`).join('')}"/>`;

const RIPPLES = [
  [60, 22, 70],
  [250, 14, 46],
  [420, 30, 90],
  [150, 44, 54],
  [330, 58, 110],
  [540, 12, 40],
] as const;

/** The near ground: a line that undulates from left to right, filled to the bottom. */
export const ground = (paint: Paint | 'sand' | 'snow', heights: readonly number[]): string => {
  const step = WIDTH / (heights.length - 1);
  const points = heights.map((y, index) => [Math.round(index * step), y] as const);
  return `<path fill="url(#${paint})" d="${curveThrough(points)}V${HEIGHT}H0Z"/>`;
};

/** Fields in steps down a slope: flooded ones mirror the sky. */
export function terraces(top: number, levels: number, lean: number, seed = 1): string {
  const fields = Array.from({ length: levels }, (_, level) => {
    const y = top + level * (12 + level * 1.6);
    const points = Array.from({ length: 8 }, (__, index) => {
      const x = Math.round((index / 7) * WIDTH);
      const wave = Math.sin(index * 1.15 + seed + level * 0.23) * 15 + Math.sin(index * 2.6 + seed * 3) * 6;
      return [x, Math.round(y + wave + (lean * (index - 3.5)) / 7)] as const;
    });
    const fill = level % 3 === 1 ? 'fill="url(#water)"' : `class="${FIELDS[level % FIELDS.length]}"`;
    return `<path ${fill} d="${curveThrough(points)}V${HEIGHT}H0Z"/>`;
  });
  return `<g class="rim">${fields.join('')}</g>`;
}

const FIELDS = ['paddy', 'rice', 'tea', 'rice', 'green'];

/** A column of stone, lit from the left, its strata level. */
export function pillar(x: number, foot: number, width: number, height: number, seed = 1): string {
  const at = (part: number, rise: number) =>
    `${Math.round(x + (part - 0.5) * width + Math.sin(seed * 9 + rise * 7) * width * 0.06)} ${Math.round(foot - height * rise)}`;
  const edge = `L${at(0.14, 0.7)}L${at(0.06, 0.84)}L${at(0.3, 0.97)}L${at(0.52, 1)}L${at(0.86, 0.9)}L${at(0.9, 0.72)}L${at(1, 0.3)}L${at(1.04, 0)}`;
  const shade = `M${at(0.52, 1)}L${at(0.86, 0.9)}L${at(0.9, 0.72)}L${at(1, 0.3)}L${at(1.04, 0)}L${at(0.62, 0)}L${at(0.7, 0.4)}L${at(0.58, 0.76)}Z`;
  const strata = [0.2, 0.42, 0.6, 0.78].map((rise) => `M${at(0.04, rise)}L${at(0.6, rise - 0.012)}`).join('');
  return (
    `<path fill="url(#rock)" d="M${at(-0.04, 0)}L${at(0.02, 0.34)}${edge}Z"/>` +
    `<path class="shade" d="${shade}"/><path class="ripple" d="${strata}"/>`
  );
}

/** A dune: the wind's side in the light, the lee in the shade below a sharp crest. */
export const dune = (x: number, y: number, width: number, height: number): string => {
  const left = x - width * 0.62;
  const right = x + width * 0.38;
  const foot = y + height;
  const crest = `Q${Math.round(x + width * 0.1)} ${Math.round(y + height * 0.3)} ${Math.round(x - width * 0.02)} ${Math.round(y + height * 0.62)}T${Math.round(x + width * 0.08)} ${foot}`;
  return (
    `<path fill="url(#sand)" d="M${Math.round(left)} ${foot}Q${Math.round(x - width * 0.2)} ${Math.round(y + height * 0.5)} ${x} ${y}Q${Math.round(x + width * 0.2)} ${Math.round(y + height * 0.55)} ${Math.round(right)} ${foot}V${HEIGHT}H${Math.round(left)}Z"/>` +
    `<path fill="url(#lee)" d="M${x} ${y}${crest}H${Math.round(right)}Q${Math.round(x + width * 0.2)} ${Math.round(y + height * 0.55)} ${x} ${y}Z"/>`
  );
};

/** A peak of ice: sharp, its lee side blue. */
export function icePeak(x: number, foot: number, width: number, height: number): string {
  const at = (across: number, rise: number) => `${Math.round(x + across * width)} ${Math.round(foot - rise * height)}`;
  return (
    `<path fill="url(#snow)" d="M${at(-0.5, 0)}L${at(-0.3, 0.42)}L${at(-0.22, 0.46)}L${at(-0.06, 0.92)}L${at(0, 1)}L${at(0.1, 0.82)}L${at(0.17, 0.76)}L${at(0.3, 0.4)}L${at(0.36, 0.38)}L${at(0.5, 0)}Z"/>` +
    `<path fill="url(#ice)" d="M${at(0, 1)}L${at(0.1, 0.82)}L${at(0.17, 0.76)}L${at(0.3, 0.4)}L${at(0.36, 0.38)}L${at(0.5, 0)}H${Math.round(x + width * 0.02)}L${at(0.12, 0.3)}L${at(0.02, 0.42)}L${at(0.08, 0.6)}L${at(-0.02, 0.74)}Z"/>` +
    `<path fill="url(#ice)" d="M${at(-0.22, 0.46)}L${at(-0.16, 0.24)}L${at(-0.2, 0.16)}L${at(-0.1, 0)}H${Math.round(x - width * 0.22)}L${at(-0.27, 0.22)}Z"/>`
  );
}

/** Adds to a drawing its reflection below the line `y`, as still water shows it. */
export const mirrored = (y: number, drawing: string, id = 'mirrored'): string =>
  `<g id="${id}">${drawing}</g><use href="#${id}" transform="matrix(1 0 0 -.55 0 ${Math.round(y * 1.55)})" opacity=".22"/>`;
