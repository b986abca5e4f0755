import { type Hour, type HourName, hours } from './hours.ts';
import { palette } from './palette.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** A landscape at an hour of the day: what there is in it, from the far to the near. */
export interface Scene {
  readonly hour: HourName;
  readonly drawing: readonly string[];
}

/** Draws a scene as a self-contained SVG picture. It has the paints, and names the colours, that it uses and no others. */
export function drawScene({ hour, drawing }: Scene): string {
  const body = drawing.join('');
  const used = (paints: Readonly<Record<string, string>>, mark: (name: string) => string) =>
    Object.entries(paints)
      .filter(([name]) => body.includes(mark(name)))
      .map(([, paint]) => paint)
      .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${used(classes(hours[hour]), (name) => `class="${name}"`)}</style>`,
    fade('sky', hours[hour].sky),
    used(paints(hours[hour]), (id) => `url(#${id})`),
    `<path fill="url(#sky)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`,
    body,
    '</svg>',
  ].join('');
}

const fade = (id: string, colours: readonly string[], turn = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${turn}>${stops(colours.map((colour, index) => [index / (colours.length - 1), colour]))}</linearGradient>`;

const stops = (list: readonly (readonly [at: number, colour: string, opacity?: number])[]): string =>
  list
    .map(
      ([at, colour, opacity]) =>
        `<stop${at > 0 ? ` offset="${at.toFixed(2)}"` : ''} stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

const paints = ({ far, blue, green, bank, water, mist, line, sun, signal }: Hour): Record<string, string> => ({
  far: fade('far', far),
  blue: fade('blue', blue),
  green: fade('green', green),
  bank: fade('bank', bank),
  water: fade('water', water),
  rock: fade('rock', ['#2a6c93', '#5f93a8', '#a9c4bd']),
  sand: fade('sand', ['#f0cd94', '#e2ad6c']),
  lee: fade('lee', ['#a8642f', '#d59b5c']),
  snow: fade('snow', ['#ffffff', '#e3eff4']),
  ice: fade('ice', ['#7fb0d0', '#c4dce8']),
  line: `<linearGradient id="line" x2="0" y2="1">${stops([
    [0, line, 0.5],
    [0.75, line, 0],
  ])}</linearGradient>`,
  mist: `<radialGradient id="mist">${stops([
    [0, mist, 0.95],
    [0.5, mist, 0.65],
    [1, mist, 0],
  ])}</radialGradient>`,
  glow: `<radialGradient id="glow">${stops([
    [0.3, sun, 0.5],
    [0.6, sun, 0.16],
    [1, sun, 0],
  ])}</radialGradient>`,
  light: `<radialGradient id="light">${stops([
    [0, sun, 0.42],
    [0.4, sun, 0.2],
    [1, sun, 0],
  ])}</radialGradient>`,
  beam: `<linearGradient id="beam" x2="0" y2="1">${stops([
    [0, signal, 0.85],
    [1, signal, 0],
  ])}</linearGradient>`,
});

const { azurite, malachite, ochre, ink, wall, lamp } = palette;

/** What symbols and lines are painted with. */
const classes = ({ sun, line, signal }: Hour): Record<string, string> => ({
  ink: `.ink{fill:${ink}}`,
  wall: `.wall{fill:${wall}}`,
  lamp: `.lamp{fill:${lamp}}`,
  blue: `.blue{fill:${azurite}}`,
  green: `.green{fill:${malachite}}`,
  ochre: `.ochre{fill:${ochre}}`,
  sun: `.sun{fill:${sun}}`,
  thread: `.thread{fill:none;stroke:${ink};stroke-width:1.6;stroke-linecap:round}`,
  ripple: `.ripple{fill:none;stroke:${line};stroke-width:1.5;stroke-linecap:round;stroke-opacity:.28}`,
  rim: `.rim{stroke:${wall};stroke-width:1.6;stroke-opacity:.75}`,
  shade: `.shade{fill:${ink};fill-opacity:.22}`,
  pale: `.pale{fill:${wall};fill-opacity:.72}`,
  signal: `.signal{fill:none;stroke:${signal};stroke-width:2.2;stroke-linecap:round}`,
  route: `.route{fill:none;stroke:${signal};stroke-width:4;stroke-linecap:round;stroke-dasharray:.1 10}`,
  node: `.node{fill:${signal}}`,
});
