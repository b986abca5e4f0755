import { wcagContrast } from 'culori';
import { hexOf, oklchOf } from './oklch.ts';

export type Mode = 'light' | 'dark';

/** Lightness of the step next to the paper and of the step furthest from it. */
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
    // Full colour in the middle; close to paper or ink the eye takes less for the same hue.
    const strength = Math.min(1, 0.16 + 1.9 * share * (1.45 - share));
    return hexOf({ ...colour, l: near + (far - near) * share, c: chroma * strength });
  });
}

/** Takes `base` away from all the `grounds` in steps of lightness until it reads on each of them. */
export function readable(base: string, grounds: readonly string[], mode: Mode, ratio = 4.5): string {
  const colour = oklchOf(base);
  const direction = mode === 'light' ? -0.005 : 0.005;
  let lightness = colour.l;
  let hex = hexOf(colour);
  while (lightness > 0 && lightness < 1 && grounds.some((ground) => wcagContrast(hex, ground) < ratio)) {
    lightness += direction;
    hex = hexOf({ ...colour, l: lightness });
  }
  return hex;
}
