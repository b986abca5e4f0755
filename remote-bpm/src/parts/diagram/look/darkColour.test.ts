import ColorPicker from 'bpmn-js-color-picker/colors/ColorPopupProvider.js';
import { expect, it } from 'vitest';
import { darkColour } from './darkColour.ts';

/** The colours that bpmn-js offers, as the picker gives them. */
const OFFERED: readonly (readonly [fill: string, stroke: string])[] = [
  ['#BBDEFB', '#0D4372'],
  ['#FFE0B2', '#6B3C00'],
  ['#C8E6C9', '#205022'],
  ['#FFCDD2', '#831311'],
  ['#E1BEE7', '#5B176D'],
];

/** The canvas and an element without colours, in the dark. */
const SURFACES = ['#111c22', '#17252c'];

it('knows the colours that are offered', () => {
  const { _colors: colours } = new ColorPicker(undefined, undefined, { registerProvider: () => {} }, {}, String);
  expect(colours.slice(1).map(({ fill, stroke }) => [fill, stroke])).toEqual(OFFERED);
});

it.each(OFFERED)('keeps %s and its line %s legible in the dark, upon each other and on the canvas', (fill, stroke) => {
  const line = luminance(darkColour(stroke));
  expect(contrast(line, luminance(darkColour(fill)))).toBeGreaterThanOrEqual(4.5);
  for (const surface of SURFACES) expect(contrast(line, rgbLuminance(channelsOf(surface)))).toBeGreaterThanOrEqual(4.5);
});

it('makes white nearly black, black nearly white, and leaves grey without a hue', () => {
  expect(darkColour('#FFFFFF')).toBe('hsl(0, 0%, 15%)');
  expect(darkColour('#000000')).toBe('hsl(0, 0%, 92%)');
  expect(darkColour('#ff0000')).toBe('hsl(0, 60%, 54%)');
  expect(darkColour('#00ff00')).toBe('hsl(120, 60%, 54%)');
  expect(darkColour('#0000ff')).toBe('hsl(240, 60%, 54%)');
});

it.each(['red', '#fff', 'url(#a)', '#12345g', ''])('leaves alone what is no colour of BPMN in Color: %j', (colour) => {
  expect(darkColour(colour)).toBeNull();
});

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function luminance(colour: string | null): number {
  const [hue = 0, saturation = 0, lightness = 0] = (colour ?? '').match(/\d+/g)?.map(Number) ?? [];
  const channel = (offset: number): number => {
    const step = (offset + hue / 30) % 12;
    const reach = (saturation / 100) * Math.min(lightness / 100, 1 - lightness / 100);
    return lightness / 100 - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
  };
  return rgbLuminance([channel(0), channel(8), channel(4)]);
}

const channelsOf = (hex: string): readonly number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);

function rgbLuminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
