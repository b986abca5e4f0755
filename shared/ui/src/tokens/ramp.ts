import { wcagContrast } from 'culori/fn';
import { hexOf, oklchOf } from './oklch.ts';

export type Mode = 'light' | 'dark';

/** The lightness of the step next to the surface and of the step furthest from it. */
const ENDS = { light: { near: 0.972, far: 0.27 }, dark: { near: 0.265, far: 0.955 } } as const;

/**
 * The steps of one colour from next to the surface (1) to furthest from it, in equal steps of lightness. In dark mode
 * the ramp runs the other way, so that step 2 is a quiet background and step 9 a strong mark in both.
 */
export function ramp(base: string, steps: number, mode: Mode): readonly string[] {
  const { c: chroma, ...colour } = oklchOf(base);
  const { near, far } = ENDS[mode];
  return Array.from({ length: steps }, (_, index) => {
    const share = index / (steps - 1);
    // The colour is strongest in the middle, for close to paper or ink less of it looks like the same hue.
    const strength = Math.min(1, 0.16 + 1.9 * share * (1.45 - share));
    return hexOf({ ...colour, l: near + (far - near) * share, c: chroma * strength });
  });
}

/** Changes the lightness of `base` in steps, away from the `grounds`, until its contrast with each of them is at least `ratio`. */
export function readable(base: string, grounds: readonly string[], mode: Mode, ratio = 4.5): string {
  const colour = oklchOf(base);
  const direction = mode === 'light' ? -0.005 : 0.005;
  let hex = hexOf(colour);
  let lightness = colour.l + direction;
  while (lightness > 0 && lightness < 1 && grounds.some((ground) => wcagContrast(hex, ground) < ratio)) {
    hex = hexOf({ ...colour, l: lightness });
    lightness += direction;
  }
  return hex;
}
