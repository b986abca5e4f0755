import { describe, expect, it } from 'vitest';
import { rowWindow, topThatShows } from './rowWindow.ts';

describe('rowWindow', () => {
  it('draws what can be seen, and eight rows around it', () => {
    expect(rowWindow(2000, 30, { top: 3000, height: 300 })).toEqual({ begin: 92, end: 118 });
  });

  it('ends with the list, and begins with it', () => {
    expect(rowWindow(5, 30, { top: 0, height: 300 })).toEqual({ begin: 0, end: 5 });
    // The list became shorter while it was scrolled.
    expect(rowWindow(5, 30, { top: 3000, height: 300 })).toEqual({ begin: 0, end: 5 });
  });
});

describe('topThatShows', () => {
  it.each([
    [0, 300, 0],
    [12, 300, 300],
    [20, 300, 330],
  ])('scrolls no further than needed for row %i from %i', (row, top, next) => {
    expect(topThatShows(row, 30, { top, height: 300 })).toBe(next);
  });
});
