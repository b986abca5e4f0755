import { useId } from 'react';
import { Boat, Landscape, type Mountain, Mountains, Pine } from '@zhilv/ui/plain/scenery';
import styles from './figures.module.css';

const FAR: readonly Mountain[] = [
  { x: 150, foot: 124, height: 74, width: 250, seed: 31 },
  { x: 330, foot: 124, height: 98, width: 270, seed: 32 },
];
const GREEN: readonly Mountain[] = [
  { x: 104, foot: 132, height: 38, width: 196, seed: 33 },
  { x: 378, foot: 132, height: 46, width: 196, seed: 34 },
];

/** A boat that came back with nothing in it, on still water. Decoration only. */
export function BoatWithoutLoad() {
  const id = useId();
  return (
    <Landscape id={id} viewBox="0 0 480 176">
      <Mountains hills={FAR} fill={`${id}-far`} />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={[0.7]} stroke={`${id}-line`} />
      <Pine x={92} y={112} scale={0.6} />
      <Pine x={396} y={106} scale={0.7} />
      <path className={styles['ripples']} d="M8 132h464M60 150h92M316 150h104M196 166h112" />
      <Boat x={236} y={140} />
    </Landscape>
  );
}
