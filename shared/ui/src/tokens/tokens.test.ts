import { readFileSync } from 'node:fs';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { wcagContrast } from 'culori/fn';
import { describe, expect, it } from 'vitest';
import { hexOf, oklchOf } from './oklch.ts';
import { accentTokens, DEFAULT_ACCENT, palette } from './palette.ts';
import { tokensCss } from './tokensCss.ts';

const SURFACES = ['surface', 'surface-raised', 'surface-sunken', 'hover'];
const HOURS = ['scene', 'scene-day', 'scene-dusk'];
const STATES = ['success', 'warning', 'danger', 'info'];

/** The colours of text, each with the grounds that it stands on somewhere in the product. */
const TEXT_ON: readonly (readonly [string, readonly string[]])[] = [
  ...['text', 'text-secondary', 'text-faint', 'accent-text'].map((name) => [name, SURFACES] as const),
  ['on-accent', ['accent', 'accent-hover', 'accent-pressed']],
  ['accent-text', ['accent-tint']],
  ['text-secondary', ['pressed']],
  ...STATES.map((state) => [`${state}-text`, [...SURFACES, `${state}-tint`]] as const),
  // The opening words stand in the sky of every hour, their ends before the hills far away.
  ['text', HOURS.flatMap((hour) => ['sky', 'horizon', 'far'].map((part) => `${hour}-${part}`))],
  ['text-secondary', HOURS.flatMap((hour) => ['sky', 'horizon'].map((part) => `${hour}-${part}`))],
  ...['side-text', 'side-text-strong'].map((name) => [name, ['side-surface', 'side-sunken', 'side-hover']] as const),
  ['side-text-strong', ['side-tint']],
];

/** Theme colours of every kind: the default, such as people choose, and the ends of the scale. */
const ACCENTS = [DEFAULT_ACCENT, '#304156', '#212121', '#11a983', '#6959cd', '#f5222d', '#ffff00', '#ffffff', '#000000'];

const of = (tokens: ReadonlyMap<string, string>, name: string): string => {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`no token ${name}`);
  const named = /^var\(--zhilv-(.+)\)$/.exec(value)?.[1];
  return named === undefined ? value : of(tokens, named);
};

describe('colour tokens', () => {
  for (const mode of ['light', 'dark'] as const) {
    it.each(ACCENTS)(`give every text 4.5:1 on its ground in ${mode} mode with accent %s`, (accent) => {
      const tokens = palette(mode, accent);

      const failing = TEXT_ON.flatMap(([text, grounds]) =>
        grounds
          .map((ground) => ({ text, ground, ratio: wcagContrast(of(tokens, text), of(tokens, ground)) }))
          .filter(({ ratio }) => ratio < 4.5),
      );

      expect(failing).toEqual([]);
    });

    it(`draw state marks with 3:1 on every surface in ${mode} mode`, () => {
      const tokens = palette(mode);

      for (const state of STATES)
        for (const surface of SURFACES) expect(wcagContrast(of(tokens, state), of(tokens, surface))).toBeGreaterThanOrEqual(3);
    });

    it(`outline what one types into or presses with 3:1 in ${mode} mode`, () => {
      const tokens = palette(mode);

      for (const ground of ['surface', 'surface-raised', 'surface-sunken'])
        expect(wcagContrast(of(tokens, 'line-strong'), of(tokens, ground))).toBeGreaterThanOrEqual(3);
    });
  }

  it('made of any theme colour give every text on them 4.5:1', () => {
    const random = new SeededRandom(43);
    const colours = Array.from({ length: 150 }, () => `#${random.below(0x100_00_00).toString(16).padStart(6, '0')}`);

    const failing = (['light', 'dark'] as const).flatMap((mode) => {
      const grounds = palette(mode);
      return colours.flatMap((colour) => {
        const tokens = new Map([...grounds, ...accentTokens(mode, colour)]);
        return TEXT_ON.filter(
          ([text, on]) =>
            [text, ...on].some((name) => /^accent|^side-tint/.test(name)) &&
            on.some((ground) => wcagContrast(of(tokens, text), of(tokens, ground)) < 4.5),
        ).map(([text]) => ({ mode, colour, text }));
      });
    });

    expect(failing).toEqual([]);
  });

  it('are what tokens.css says', () => {
    expect(readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
  });

  it('survive the way to OKLCH and back', () => {
    for (const hex of [...ACCENTS, '#000000', '#ffffff']) expect(hexOf(oklchOf(hex))).toBe(hex);
  });
});
