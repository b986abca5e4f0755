import type { ReactNode, SVGProps } from 'react';
import { ScenePaint } from './ScenePaint.tsx';

interface LandscapeProps extends Pick<SVGProps<SVGSVGElement>, 'viewBox' | 'preserveAspectRatio' | 'overflow' | 'className'> {
  /** Ids in a page are global: each picture brings its own prefix. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The sheet that a landscape is drawn on, with its paint; it fills the place it is given. Decoration only. */
export const Landscape = ({ id, children, ...sheet }: LandscapeProps) => (
  <svg {...sheet} width="100%" height="100%" aria-hidden="true" focusable="false" display="block">
    <ScenePaint id={id} />
    {children}
  </svg>
);
