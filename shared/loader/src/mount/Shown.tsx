import { type ReactNode, useEffect } from 'react';

interface ShownProps {
  onShown: () => void;
  children: ReactNode;
}

/** Says when React has drawn what is in it. */
export function Shown({ onShown, children }: ShownProps) {
  useEffect(onShown, [onShown]);
  return children;
}
