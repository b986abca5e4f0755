import { clampChroma, converter, formatHex, modeLrgb, modeOklch, modeRgb, type Oklch, useMode } from 'culori/fn';

// culori converts only between the colour spaces it was told of: the console computes a chosen theme colour, and a browser that does
// so should not load the other twenty. Contrast is measured in linear RGB.
useMode(modeRgb);
useMode(modeLrgb);
useMode(modeOklch);

const toOklch = converter('oklch');

/** Reads `#rrggbb` as lightness `l` (0–1), chroma `c` (0–0.4) and hue `h` (degrees; none for greys): equal lightness looks equally light. */
export function oklchOf(hex: string): Oklch {
  const colour = toOklch(hex);
  if (colour === undefined) throw new Error(`${hex} is no colour; write it as #rrggbb`);
  return colour;
}

/** Writes `#rrggbb`; a colour outside sRGB loses chroma until it fits, never lightness or hue. */
export const hexOf = (colour: Oklch): string => formatHex(clampChroma(colour, 'oklch'));
