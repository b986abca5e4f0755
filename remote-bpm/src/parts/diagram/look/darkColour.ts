/**
 * Gives the colour that stands for one of a diagram's own while the page is dark: of the same hue, as dark as that one is light, and calmer.
 * What was legible on white in another colour is so in the dark, too.
 *
 * @param colour as BPMN in Color has it: `#rrggbb`
 * @returns null for what is no such colour
 */
export function darkColour(colour: string): string | null {
  const [, red, green, blue] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  const { hue, saturation, lightness } = hslOf(parseInt(red, 16) / 255, parseInt(green, 16) / 255, parseInt(blue, 16) / 255);
  return `hsl(${Math.round(hue)}, ${percent(saturation * CALM)}, ${percent(LIGHTEST - (LIGHTEST - DARKEST) * lightness)})`;
}

/** White becomes nearly as dark as the canvas, and black as light as its texts. */
const DARKEST = 0.15;
const LIGHTEST = 0.92;
const CALM = 0.6;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

/** https://www.w3.org/TR/css-color-4/#rgb-to-hsl */
function hslOf(red: number, green: number, blue: number) {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const lightness = (most + least) / 2;
  const range = most - least;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = (most - lightness) / Math.min(lightness, 1 - lightness);
  const sixth =
    most === red
      ? (green - blue) / range + (green < blue ? 6 : 0)
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sixth * 60, saturation, lightness };
}
