import type { Box } from '../geometry/Box.ts';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';

/** Gives the place of a shape; null where its diagram gives none. */
export function boundsOf(shape: ModdleElement): Box | null {
  const [bounds] = elementsIn(shape, 'bounds');
  if (bounds === undefined) return null;
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) => Number(bounds.get(name) ?? 0));
  return { x, y, width, height };
}
