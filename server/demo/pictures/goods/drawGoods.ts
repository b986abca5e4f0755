import { darkPalette, type Palette, palette } from '../drawing/palette.ts';

/** Pictures of goods are squares of so many units. */
const GOODS_SIDE = 400;

type Colour = keyof Palette;

/** What stands behind goods: the upper and the lower colour, by day and on a dark page. */
const backdrops = {
  warm: { day: ['#f8edd6', '#ead4aa'], dark: ['#4a3d2a', '#332a1d'] },
  cool: { day: ['#e6f0f3', '#bfd8e1'], dark: ['#2a3f4c', '#1b2c37'] },
  green: { day: ['#e9f3e9', '#c5dfcd'], dark: ['#294236', '#1b2e26'] },
  plain: { day: ['#f5f1e7', '#e3dac8'], dark: ['#3c3a34', '#2a2925'] },
} as const;

/** Goods on a table: what there is of them, from the back to the front. */
export interface GoodsPicture {
  readonly backdrop: keyof typeof backdrops;
  readonly drawing: readonly string[];
}

export const shape = (colour: Colour, d: string): string => `<path class="${colour}" d="${d}"/>`;
export const line = (colour: Colour, d: string): string => `<path class="${colour}-line" d="${d}"/>`;
export const disc = (colour: Colour, x: number, y: number, radius: number): string =>
  `<circle class="${colour}" cx="${x}" cy="${y}" r="${radius}"/>`;
export const box = (colour: Colour, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect class="${colour}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;
/** The shadow in which goods stand. */
export const shadow = (y: number, half: number): string =>
  `<ellipse fill-opacity=".18" class="ink" cx="200" cy="${y}" rx="${half}" ry="${Math.round(half / 7)}"/>`;

/** Draws goods as a self-contained SVG picture, which is darker on a dark page. */
export function drawGoods({ backdrop, drawing }: GoodsPicture): string {
  const body = drawing.join('');
  const { day, dark } = backdrops[backdrop];
  const [upper, lower] = dark;
  const side = GOODS_SIDE;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">`,
    `<style>${rulesOf(body, palette)}@media(prefers-color-scheme:dark){#back :nth-child(1){stop-color:${upper}}#back :nth-child(2){stop-color:${lower}}${rulesOf(body, darkPalette, palette)}}</style>`,
    `<linearGradient id="back" x2="0" y2="1"><stop stop-color="${day[0]}"/><stop offset="1" stop-color="${day[1]}"/></linearGradient>`,
    `<path fill="url(#back)" d="M0 0H${side}V${side}H0Z"/>`,
    body,
    '</svg>',
  ].join('');
}

/** The rules of the colours that a drawing has, as far as they are other than in `before`. */
const rulesOf = (body: string, colours: Palette, before?: Palette): string =>
  Object.entries(colours)
    .filter(([name, colour]) => before?.[name as Colour] !== colour)
    .flatMap(([name, colour]) => [
      body.includes(`class="${name}"`) ? `.${name}{fill:${colour}}` : '',
      body.includes(`class="${name}-line"`)
        ? `.${name}-line{stroke:${colour}${before ? '' : ';fill:none;stroke-width:5;stroke-linecap:round;stroke-linejoin:round'}}`
        : '',
    ])
    .join('');
