import { expect, it } from 'vitest';
import { contextPadRoom } from './contextPadRoom.ts';

const CANVAS = { width: 366, height: 570 };
const PAD = { offsetWidth: 144, offsetHeight: 230 };

/** Where the pad of an element goes whose right upper corner is there, and which is 80 high. The canvas begins 200 below the window's edge. */
function placeOf(right: number, top: number) {
  const canvas = { getSize: () => CANVAS, getContainer: () => ({ getBoundingClientRect: () => ({ top: 200 }) }) };
  const contextPad = {
    _current: { html: PAD },
    getPad: () => ({ html: {} }),
    _getPosition: (_target: unknown) => ({ left: right + 12, top }),
    _getTargetBounds: () => ({ top: top + 200, bottom: top + 280 }),
  };
  const [, keepInside] = contextPadRoom.contextPadRoom as [string, (...services: object[]) => void];
  keepInside(canvas, contextPad);
  return contextPad._getPosition('element');
}

it('leaves the pad beside an element that has room for it', () => {
  expect(placeOf(100, 50)).toEqual({ left: 112, top: 50 });
});

it('has the pad of an element at the right edge below it, inside the canvas', () => {
  expect(placeOf(345, 130)).toEqual({ left: 222, top: 222 });
});

it('has it above an element below which there is no room', () => {
  expect(placeOf(345, 400)).toEqual({ left: 222, top: 158 });
});

it('follows an element out of sight', () => {
  expect(placeOf(500, 130)).toEqual({ left: 512, top: 130 });
});
