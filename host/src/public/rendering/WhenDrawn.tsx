import { type ReactNode, useEffect } from 'react';

interface WhenDrawnProps {
  /** Called when all children are drawn or hydrated and answer to their visitor. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Tells when its children are drawn. It adds no element to the page. */
export function WhenDrawn({ onDrawn, children }: WhenDrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
