import { afterEach, expect, it, vi } from 'vitest';
import { applyHour } from './applyHour.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [0, 'dusk'],
  [4, 'dusk'],
  [5, 'dawn'],
  [8, 'dawn'],
  [9, 'day'],
  [16, 'day'],
  [17, 'dusk'],
  [23, 'dusk'],
])('at %i o’clock of the visitor it is %s', (hours, name) => {
  const documentElement = { dataset: {} };
  vi.stubGlobal('document', { documentElement });

  applyHour(new Date(2026, 10, 24, hours, 30));

  expect(documentElement.dataset).toEqual({ hour: name });
});
