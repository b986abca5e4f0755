import type { ReactNode } from 'react';
import { Landscape } from './Landscape.tsx';
import type { Mountain } from './mountain.ts';
import { Mountains } from './Mountains.tsx';

const FAR: readonly Mountain[] = [
  { x: 120, foot: 400, height: 200, width: 560, seed: 81 },
  { x: 460, foot: 400, height: 270, width: 520, seed: 82 },
  { x: 800, foot: 400, height: 150, width: 620, seed: 83 },
  { x: 1160, foot: 400, height: 310, width: 560, seed: 84 },
  { x: 1500, foot: 400, height: 220, width: 560, seed: 85 },
];
const BLUE: readonly Mountain[] = [
  { x: 20, foot: 420, height: 240, width: 420, seed: 86 },
  { x: 330, foot: 420, height: 190, width: 460, seed: 87 },
  { x: 1080, foot: 420, height: 150, width: 420, seed: 88 },
  { x: 1330, foot: 420, height: 270, width: 460, seed: 89 },
  { x: 1620, foot: 420, height: 220, width: 380, seed: 90 },
];
const GREEN: readonly Mountain[] = [
  { x: 150, foot: 480, height: 160, width: 520, seed: 91 },
  { x: 520, foot: 480, height: 96, width: 460, seed: 92 },
  { x: 1160, foot: 480, height: 110, width: 520, seed: 93 },
  { x: 1500, foot: 480, height: 190, width: 520, seed: 94 },
];
const LINES: readonly number[] = [0.86, 0.66];

interface ValleyProps {
  /** Ids in a page are global: each picture brings its own prefix. */
  readonly id: string;
  /** The figures in the valley; a phone shows the middle third of it. */
  readonly children: ReactNode;
}

/** A valley between hills under mist, as wide as the page; its children stand in the middle. Decoration only. */
export function Valley({ id, children }: ValleyProps) {
  return (
    <Landscape
      id={id}
      viewBox="0 0 1600 480"
      preserveAspectRatio="xMidYMax slice"
      // On a very wide page summits reach above the picture's place.
      overflow="visible"
    >
      <Mountains hills={FAR} fill={`${id}-far`} />
      <ellipse cx="800" cy="386" rx="900" ry="60" fill={`url(#${id}-mist)`} />
      <Mountains hills={BLUE} fill={`${id}-blue`} lines={LINES} stroke={`${id}-line`} />
      <ellipse cx="760" cy="420" rx="760" ry="54" fill={`url(#${id}-mist)`} />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={LINES} stroke={`${id}-line`} />
      {children}
    </Landscape>
  );
}
