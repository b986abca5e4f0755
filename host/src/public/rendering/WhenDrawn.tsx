import { type ReactNode, useEffect } from 'react';

interface WhenDrawnProps {
  /** Called when all of it is drawn, or taken over, and answers to its visitor. */
  readonly onDrawn: () => void;
  readonly children: ReactNode;
}

/** Tells when what is in it is there; it leaves nothing in the page itself. */
export function WhenDrawn({ onDrawn, children }: WhenDrawnProps) {
  useEffect(onDrawn, [onDrawn]);
  return children;
}
