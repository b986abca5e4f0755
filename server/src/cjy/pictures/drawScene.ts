import { palette } from './palette.ts';
import { type SymbolName, symbols } from './symbols.ts';
import { HEIGHT, type TerrainName, WIDTH, terrains } from './terrains.ts';

/** A symbol in a scene: where it stands, and how large it is (1 is about a quarter of the picture's height). */
type Placed = readonly [symbol: SymbolName, x: number, y: number, scale: number];

/** A landscape at an hour of the day, with what stands in it from the far to the near. */
export interface Scene {
  readonly terrain: TerrainName;
  readonly hour: 'dawn' | 'day' | 'dusk';
  readonly placed: readonly Placed[];
}

/** Draws a scene as a self-contained SVG picture. */
export function drawScene({ terrain, hour, placed }: Scene): string {
  const { sky, horizon, sun, sunX, sunY } = hours[hour];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="1" stop-color="${horizon}"/></linearGradient>`,
    `<rect fill="url(#s)" width="${WIDTH}" height="${HEIGHT}"/><circle fill="${sun}" cx="${sunX}" cy="${sunY}" r="34"/>`,
    terrains[terrain],
    ...placed.map(([symbol, x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${symbols[symbol]}</g>`),
    '</svg>',
  ].join('');
}

const { silk, silkDeep, mist, ochre, ochrePale, azuritePale } = palette;

const hours = {
  dawn: { sky: mist, horizon: ochrePale, sun: ochre, sunX: 150, sunY: 120 },
  day: { sky: azuritePale, horizon: silk, sun: silk, sunX: 500, sunY: 84 },
  dusk: { sky: silkDeep, horizon: ochrePale, sun: ochre, sunX: 480, sunY: 130 },
} as const;
