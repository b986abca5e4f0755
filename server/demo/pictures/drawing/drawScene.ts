import { darkHours, type Hour, type HourName, hours } from './hours.ts';
import { darkGround, darkPalette, type GroundPaints, groundPaints, type Palette, palette } from './palette.ts';
import { HEIGHT, WIDTH } from './size.ts';

/** A landscape at an hour of the day: what there is in it, from the far to the near. */
export interface Scene {
  readonly hour: HourName;
  readonly drawing: readonly string[];
}

/**
 * Draws a scene as a self-contained SVG picture; on a dark page its lights are low. It has the paints, and names the
 * colours, that it uses and no others.
 */
export function drawScene({ hour, drawing }: Scene): string {
  const body = `<path fill="url(#sky)" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>${drawing.join('')}`;
  const used = (parts: Readonly<Record<string, string>>, mark: (name: string) => string) =>
    Object.entries(parts)
      .filter(([name]) => body.includes(mark(name)))
      .map(([, part]) => part)
      .join('');
  const isPaint = (id: string) => `url(#${id})`;
  const isClass = (name: string) => `class="${name}"`;
  const day: Paints = { ...hours[hour], ...groundPaints };
  const dark: Paints = { ...darkHours[hour], ...darkGround };
  const darkStyles = used(darkStops(day, dark), isPaint) + used(darkClasses(dark), isClass);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${used(classes(day), isClass)}@media(prefers-color-scheme:dark){${darkStyles}}</style>`,
    used(gradients(day), isPaint),
    body,
    '</svg>',
  ].join('');
}

type Paints = Hour & GroundPaints;

/** The paints that fade from top to bottom. */
const FADES = ['sky', 'far', 'blue', 'green', 'bank', 'water', 'rock', 'sand', 'lee', 'snow', 'ice'] as const;

interface Lights {
  readonly colour: string;
  /** The places along the fade, each with the colour's opacity there. */
  readonly stops: readonly (readonly [at: number, opacity: number])[];
}

/** Gives the paints that have one colour and fade by opacity. */
const lightsOf = ({ line, mist, sun, signal }: Paints): Readonly<Record<string, Lights>> => ({
  line: {
    colour: line,
    stops: [
      [0, 0.5],
      [0.75, 0],
    ],
  },
  beam: {
    colour: signal,
    stops: [
      [0, 0.85],
      [1, 0],
    ],
  },
  mist: {
    colour: mist,
    stops: [
      [0, 0.95],
      [0.5, 0.65],
      [1, 0],
    ],
  },
  glow: {
    colour: sun,
    stops: [
      [0.3, 0.5],
      [0.6, 0.16],
      [1, 0],
    ],
  },
  light: {
    colour: sun,
    stops: [
      [0, 0.42],
      [0.4, 0.2],
      [1, 0],
    ],
  },
});

/** The markup of each paint, by its id. */
function gradients(paints: Paints): Record<string, string> {
  const fades = FADES.map((id) => {
    const colours = paints[id];
    const stops = colours.map((colour, index) => stop(index / (colours.length - 1), `stop-color="${colour}"`));
    return [id, downward(id, stops.join(''))] as const;
  });
  const lights = Object.entries(lightsOf(paints)).map(([id, { colour, stops }]) => {
    const inside = stops.map(([at, opacity]) => stop(at, `stop-color="${colour}" stop-opacity="${opacity}"`)).join('');
    const round = `<radialGradient id="${id}">${inside}</radialGradient>`;
    return [id, id === 'line' || id === 'beam' ? downward(id, inside) : round] as const;
  });
  return Object.fromEntries([...fades, ...lights]);
}

const downward = (id: string, stops: string): string => `<linearGradient id="${id}" x2="0" y2="1">${stops}</linearGradient>`;

const stop = (at: number, paint: string): string => `<stop${at > 0 ? ` offset="${Number(at.toFixed(2))}"` : ''} ${paint}/>`;

/** Rules that give the paints other colours. */
function darkStops(day: Paints, dark: Paints): Record<string, string> {
  const fades = FADES.map((id) => {
    const rules = dark[id].map((colour, index) => `#${id} :nth-child(${index + 1}){stop-color:${colour}}`);
    return [id, rules.filter((_, index) => dark[id][index] !== day[id][index]).join('')] as const;
  });
  const before = lightsOf(day);
  const lights = Object.entries(lightsOf(dark))
    .filter(([id, { colour }]) => colour !== before[id]?.colour)
    .map(([id, { colour }]) => [id, `#${id} *{stop-color:${colour}}`] as const);
  return Object.fromEntries([...fades, ...lights]);
}

/** Gives the paint of each class of symbols and lines: the property, its colour, and the rest of the rule. */
const strokesAndFills = ({ sun, line, signal }: Hour, flat: Palette) =>
  ({
    ink: ['fill', flat.ink],
    wall: ['fill', flat.wall],
    lamp: ['fill', flat.lamp],
    blue: ['fill', flat.azurite],
    green: ['fill', flat.malachite],
    ochre: ['fill', flat.ochre],
    paddy: ['fill', flat.paddy],
    rice: ['fill', flat.rice],
    tea: ['fill', flat.tea],
    sun: ['fill', sun],
    node: ['fill', signal],
    shade: ['fill', flat.ink, ';fill-opacity:.22'],
    pale: ['fill', flat.wall, ';fill-opacity:.72'],
    thread: ['stroke', flat.ink, `${THIN};stroke-width:1.6`],
    rim: ['stroke', flat.wall, ';stroke-width:1.6;stroke-opacity:.75'],
    ripple: ['stroke', line, `${THIN};stroke-width:1.5;stroke-opacity:.28`],
    signal: ['stroke', signal, `${THIN};stroke-width:2.2`],
    route: ['stroke', signal, `${THIN};stroke-width:4;stroke-dasharray:.1 10`],
  }) satisfies Record<string, readonly [property: string, colour: string, rest?: string]>;

const THIN = ';fill:none;stroke-linecap:round';

const classes = (hour: Hour): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strokesAndFills(hour, palette)).map(([name, [property, colour, rest = '']]) => [
      name,
      `.${name}{${property}:${colour}${rest}}`,
    ]),
  );

const darkClasses = (hour: Hour): Record<string, string> =>
  Object.fromEntries(
    Object.entries(strokesAndFills(hour, darkPalette)).map(([name, [property, colour]]) => [
      name,
      `.${name}{${property}:${colour}}`,
    ]),
  );
