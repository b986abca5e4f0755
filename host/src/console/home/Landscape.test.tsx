import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Landscape } from './Landscape.tsx';

const at = (hour: number) => renderToStaticMarkup(<Landscape hour={hour} />);
const light = (hour: number) => /data-light="(\w+)"/.exec(at(hour))?.[1];
const sun = (hour: number) => /<circle[^>]* cx="(\d+)" cy="(\d+)"/.exec(at(hour))?.slice(1).map(Number);

it.each([
  [4, 'night'],
  [5, 'dawn'],
  [8, 'dawn'],
  [9, 'day'],
  [17, 'dusk'],
  [18, 'dusk'],
  [19, 'night'],
])('at %i it is in the light of %s', (hour, expected) => {
  expect(light(hour)).toBe(expected);
});

it('has the sun low in the east in the morning, high at noon and low in the west in the evening', () => {
  const [[east = 0, low = 0] = [], [, high = 0] = [], [west = 0, sinking = 0] = []] = [sun(6), sun(12), sun(18)];

  expect(east).toBeLessThan(west);
  expect(high).toBeLessThan(Math.min(low, sinking));
});

it('has a moon instead of the sun by night', () => {
  expect(sun(23)).toBeUndefined();
  expect(at(23)).not.toBe(at(12));
});
