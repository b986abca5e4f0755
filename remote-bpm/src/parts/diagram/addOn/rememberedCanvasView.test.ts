// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { readCanvasView, writeCanvasView } from './rememberedCanvasView.ts';

afterEach(() => localStorage.clear());

it.each([
  { grid: true, minimap: true },
  { grid: true, minimap: false },
  { grid: false, minimap: true },
  { grid: false, minimap: false },
])('remembers %o', (shown) => {
  writeCanvasView(shown);
  expect(readCanvasView()).toEqual(shown);
});

it('takes nothing from what it did not write', () => {
  localStorage.setItem('zhilv-diagram-canvas', '{"grid":true}');
  expect(readCanvasView()).toEqual({ grid: false, minimap: false });
});
