import { expect, it } from 'vitest';
import { markedParts } from './markedParts.ts';

const found = (text: string, words: string) => markedParts(text, words).flatMap((part) => (part.found ? [part.part] : []));
const whole = (text: string, words: string) =>
  markedParts(text, words)
    .map(({ part }) => part)
    .join('');

it('finds the words wherever they stand, in any case', () => {
  expect(markedParts('分时预约与票务预约', '预约')).toEqual([
    { start: 0, part: '分时', found: false },
    { start: 2, part: '预约', found: true },
    { start: 4, part: '与票务', found: false },
    { start: 7, part: '预约', found: true },
  ]);
  expect(found('GIS 与 gis', 'Gis')).toEqual(['GIS', 'gis']);
});

it.each(['.', '(', '[a-z]', '\\', '^$', '{2}', '*', '|', '+?'])('takes %s as it stands', (words) => {
  expect(found(`一${words}二`, words)).toEqual([words]);
  expect(found('一二', words)).toEqual([]);
  expect(whole(`一${words}二`, words)).toBe(`一${words}二`);
});

it('marks nothing without words', () => {
  expect(markedParts('山水', '')).toEqual([{ start: 0, part: '山水', found: false }]);
});
