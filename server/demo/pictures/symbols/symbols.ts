import { buildings } from './buildings.ts';
import { devices } from './devices.ts';
import { nature } from './nature.ts';
import { vehicles } from './vehicles.ts';

const symbols = { ...buildings, ...nature, ...vehicles, ...devices };

type SymbolName = keyof typeof symbols;

/** Puts a symbol into a scene, its foot at a point; `mirrored` looks the other way. */
export const stand = (name: SymbolName, x: number, y: number, scale = 1, mirrored = false): string =>
  `<g transform="translate(${x} ${y})${scale === 1 && !mirrored ? '' : ` scale(${mirrored ? `${-scale} ` : ''}${scale})`}">${symbols[name]}</g>`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale?: number | undefined;
}

/** A place for one of several. */
export const at = (x: number, y: number, scale?: number): Place => ({ x, y, scale });

/** The same symbol at several places. */
export const several = (name: SymbolName, places: readonly Place[]): string =>
  places.map(({ x, y, scale }) => stand(name, x, y, scale)).join('');
