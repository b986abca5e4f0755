import type { ShownOnCanvas } from './CanvasView.ts';

const KEY = 'zhilv-diagram-canvas';

/** Gives what this browser's user last had on the canvas: nothing until somebody chooses. */
export function readCanvasView(): ShownOnCanvas {
  const names = (read() ?? '').split(' ');
  return { grid: names.includes('grid'), minimap: names.includes('minimap') };
}

export function writeCanvasView({ grid, minimap }: ShownOnCanvas): void {
  try {
    localStorage.setItem(KEY, [grid && 'grid', minimap && 'minimap'].filter(Boolean).join(' '));
  } catch {
    // A browser that stores nothing forgets it.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
