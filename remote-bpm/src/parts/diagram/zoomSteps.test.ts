import { expect, it } from 'vitest';
import { isZoom, nextZoom, permittedZoom, zoomText } from './zoomSteps.ts';

it('goes in steps of 0.1 from one end to the other and back, without losing a hundredth', () => {
  const steps = [0.2];
  for (let next = nextZoom(0.2, 'in'); next !== null; next = nextZoom(next, 'in')) steps.push(next);

  expect(steps).toHaveLength(39);
  expect(steps.at(-1)).toBe(4);
  expect(steps.toReversed().slice(1)).toEqual(
    steps
      .toReversed()
      .slice(0, -1)
      .map((zoom) => nextZoom(zoom, 'out')),
  );
});

it('gives for each of the 381 zooms of two decimals what is ten hundredths away, or nothing beyond the ends', () => {
  const hundredths = Array.from({ length: 381 }, (_, index) => 20 + index);
  const expected = (next: number) => (next < 20 || next > 400 ? null : next / 100);

  for (const zoom of hundredths) {
    expect(nextZoom(zoom / 100, 'in'), `${zoom} %`).toBe(expected(zoom + 10));
    expect(nextZoom(zoom / 100, 'out'), `${zoom} %`).toBe(expected(zoom - 10));
    expect(zoomText(zoom / 100)).toBe(`${zoom}%`);
  }
});

it('offers no step that would leave the range', () => {
  expect(nextZoom(4, 'in')).toBeNull();
  expect(nextZoom(3.95, 'in')).toBeNull();
  expect(nextZoom(0.2, 'out')).toBeNull();
  expect(nextZoom(0.29, 'out')).toBeNull();
});

it('brings a zoom from elsewhere to hundredths', () => {
  expect(nextZoom(0.8765, 'in')).toBe(0.98);
  expect(zoomText(0.8765)).toBe('88%');
});

it('permits what lies between the ends, and nothing else', () => {
  expect([0.19, 0.2, 4, 4.01].map(isZoom)).toEqual([false, true, true, false]);
  expect([0.05, 1, 9].map(permittedZoom)).toEqual([0.2, 1, 4]);
});
