import { expect, it } from 'vitest';
import { lightPicture, themedColour } from './themedColour.ts';

it('gives a colour with the one for the dark, and leaves alone what is none', () => {
  expect(themedColour('#ffffff')).toBe('var(--diagram-light, #ffffff) var(--diagram-dark, hsl(0, 0%, 15%))');
  expect(themedColour('none')).toBe('none');
});

it('gives the colours on white for pictures, however they are spaced, and nothing else of a text', () => {
  const drawing = `<rect style="fill: ${themedColour('#BBDEFB')}; stroke: var(--zhilv-text, #14252e);"/><text>var(--x, y)</text>`;

  expect(lightPicture(drawing)).toBe('<rect style="fill: #BBDEFB; stroke: #14252e;"/><text>var(--x, y)</text>');
  expect(lightPicture('fill:var(--diagram-light,#bbdefb)var(--diagram-dark,hsl(1,2%,3%))')).toBe('fill:#bbdefb');
});
