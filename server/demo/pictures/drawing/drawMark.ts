import { palette } from './palette.ts';

const { azurite, malachite, ochre, silk } = palette;

/** Draws the company's mark: two ridges, the sun, and a road that leads between them. */
export const drawMark = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">',
    `<rect fill="${azurite}" width="64" height="64" rx="14"/>`,
    `<circle fill="${ochre}" cx="44" cy="20" r="7"/>`,
    `<path fill="${malachite}" d="M22 52L40 26L58 52Z"/>`,
    `<path fill="${silk}" d="M6 52L24 20L36 41Q28 42 29 52Z"/>`,
    '</svg>',
  ].join('');
