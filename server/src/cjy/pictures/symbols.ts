import { palette } from './palette.ts';

/*
 * What stands in the landscapes. Every symbol stands on the origin, is about 100 units high and drawn in two or three
 * flat colours, so that scenes may place it at any size.
 */

const { azurite, azuriteDeep, azuritePale, malachite, malachiteDeep, ochre, ochrePale, silk, ink } = palette;

const shape = (fill: string, d: string): string => `<path fill="${fill}" d="${d}"/>`;
const line = (stroke: string, width: number, d: string): string =>
  `<path fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const box = (fill: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''}/>`;
const disc = (fill: string, x: number, y: number, radius: number): string =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${radius}"/>`;

const pagoda = [0, 26, 52]
  .map((rise, level) => {
    const half = 30 - level * 7;
    return (
      box(silk, -half + 9, -rise - 24, 2 * half - 18, 24) +
      shape(
        azuriteDeep,
        `M${-half} ${-rise - 20}Q${-half + 14} ${-rise - 24} ${-half + 18} ${-rise - 34}H${half - 18}Q${half - 14} ${-rise - 24} ${half} ${-rise - 20}Z`,
      )
    );
  })
  .join('');

/** The markup of each symbol. */
export const symbols = {
  pagoda: pagoda + shape(ochre, 'M-3 -86H3L1 -104H-1Z'),
  gate:
    box(ochre, -46, -64, 9, 64) +
    box(ochre, 37, -64, 9, 64) +
    box(ochre, -16, -64, 7, 64) +
    box(ochre, 9, -64, 7, 64) +
    shape(azuriteDeep, 'M-58 -62Q-40 -68 -34 -78H34Q40 -68 58 -62Z') +
    shape(azurite, 'M-34 -80Q-22 -86 -18 -96H18Q22 -86 34 -80Z'),
  kiosk:
    box(azuriteDeep, -4, -34, 8, 34) +
    box(azurite, -22, -96, 44, 66, 5) +
    box(silk, -17, -90, 34, 42, 2) +
    box(ochrePale, -17, -43, 34, 8, 2),
  bus:
    box(malachite, -60, -52, 120, 42, 9) +
    box(silk, -52, -45, 26, 17, 3) +
    box(silk, -22, -45, 26, 17, 3) +
    box(silk, 8, -45, 26, 17, 3) +
    box(silk, 39, -45, 15, 17, 3) +
    disc(ink, -34, -9, 9) +
    disc(ink, 34, -9, 9),
  camera:
    box(azuriteDeep, -3, -80, 6, 80) +
    box(silk, -34, -100, 50, 22, 5) +
    disc(azurite, -27, -89, 7) +
    line(azuriteDeep, 4, 'M10 -78L0 -66'),
  drone:
    box(azuriteDeep, -14, -62, 28, 12, 6) +
    line(azuriteDeep, 3, 'M-14 -58L-38 -66M14 -58L38 -66') +
    line(azuritePale, 4, 'M-54 -68H-24M24 -68H54') +
    disc(ochre, 0, -48, 5),
  screen:
    box(azuriteDeep, -62, -96, 124, 76, 5) +
    box(azuriteDeep, -5, -22, 10, 18) +
    box(azuriteDeep, -26, -5, 52, 5, 2) +
    box(ochrePale, -52, -56, 12, 26) +
    box(malachite, -34, -68, 12, 38) +
    box(ochrePale, -16, -48, 12, 18) +
    line(silk, 3, 'M4 -46L18 -60L30 -52L52 -82'),
  phone:
    box(ink, -24, -98, 48, 96, 8) +
    box(silk, -19, -90, 38, 76, 3) +
    disc(malachite, 0, -64, 9) +
    box(azuritePale, -13, -46, 26, 6, 3) +
    box(azuritePale, -13, -34, 18, 6, 3),
  boat:
    shape(ochre, 'M-58 -16Q0 2 58 -16Q44 4 30 6H-30Q-44 4 -58 -16Z') +
    shape(azuriteDeep, 'M-26 -14Q-24 -36 0 -38Q24 -36 26 -14Z') +
    line(ink, 2, 'M40 -10L60 -54'),
  house:
    box(silk, -36, -44, 72, 44) +
    shape(azuriteDeep, 'M-48 -40Q-32 -46 -24 -66H24Q32 -46 48 -40Z') +
    box(ochre, -8, -28, 16, 28) +
    box(azuritePale, -28, -32, 13, 13) +
    box(azuritePale, 15, -32, 13, 13),
  cableCar:
    line(ink, 2, 'M-160 -132L160 -72') +
    line(ink, 3, 'M0 -102V-82') +
    box(ochre, -22, -82, 44, 38, 8) +
    box(silk, -16, -76, 32, 16, 3),
  tower:
    line(azuriteDeep, 4, 'M-16 0L0 -92L16 0M-11 -28H11M-7 -54H7') +
    line(ochre, 3, 'M-14 -100Q0 -112 14 -100M-22 -108Q0 -126 22 -108'),
  speaker:
    box(azuriteDeep, -3, -62, 6, 62) +
    shape(ochre, 'M-16 -86H-4L16 -98V-58L-4 -70H-16Z') +
    line(ochre, 3, 'M24 -90Q34 -78 24 -66'),
  tree: box(ochre, -3, -26, 6, 26) + shape(malachiteDeep, 'M0 -96L24 -50H12L30 -22H-30L-12 -50H-24Z'),
  wind:
    box(silk, -2, -70, 4, 70) +
    shape(silk, 'M0 -70L-4 -104L4 -104ZM0 -70L32 -54L28 -48ZM0 -70L-32 -54L-28 -48Z') +
    disc(ochre, 0, -70, 4),
  lantern:
    line(ink, 2, 'M0 -98V-84') +
    box(ochre, -17, -84, 34, 40, 15) +
    box(ochrePale, -12, -44, 24, 5, 2) +
    line(ochre, 2, 'M0 -38V-22'),
  ticket:
    shape(ochrePale, 'M-52 -78H52V-60A9 9 0 0 0 52 -42V-24H-52V-42A9 9 0 0 0 -52 -60Z') +
    line(azuriteDeep, 4, 'M-34 -60H10M-34 -44H-6') +
    line(ochre, 3, 'M26 -74V-28'),
  shield: shape(azurite, 'M0 -98L38 -84V-50Q36 -18 0 -2Q-36 -18 -38 -50V-84Z') + line(silk, 7, 'M-16 -52L-4 -38L20 -66'),
} as const satisfies Record<string, string>;

export type SymbolName = keyof typeof symbols;
