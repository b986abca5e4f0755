import { useId } from 'react';
import { Boat, paint, Pine, Traveller, Valley } from '@zhilv/ui/plain/scenery';
import styles from './figures.module.css';

/** Both halves are one drawing and its mirror image. */
const HALVES = ['translate(800 400)', 'translate(800 400) scale(-1 1)'];

/** A bridge whose middle is gone, somebody at its end, and a boat on the way over. */
export function BrokenBridge() {
  const id = useId();
  return (
    <Valley id={id}>
      <rect y="382" width="1600" height="98" fill={`url(#${id}-water)`} />
      {HALVES.map((half) => (
        <g key={half} transform={half}>
          <path className={styles['board']} d="M-346 -44Q-240 -104 -112 -112l-12 14 12 10 -14 12 8 12Q-226 -54 -262 60h-84z" />
          <path className={paint['thread']} d="M-330 -24Q-240 -80 -124 -90M-330 -2Q-262 -52 -178 -66M-330 24Q-292 -14 -242 -38" />
          <path
            className={paint['thread']}
            d="M-346 -44v-26M-292 -73v-27M-232 -95v-27M-170 -107v-27M-346 -70Q-250 -122 -170 -134q30 -2 44 22"
          />
        </g>
      ))}
      <path
        fill={`url(#${id}-bank)`}
        d="M0 480v-120q260 -20 430 6q110 6 130 60t54 54zM1600 480v-126q-250 -16 -420 6q-120 8 -134 60t-56 60z"
      />
      <path className={paint['thread']} d="M742 452h66M700 440h40M880 446h60M640 466h80" />
      <Boat x={800} y={456} scale={1.1} />
      <Traveller x={612} y={304} scale={1.1} />
      <Pine x={440} y={366} scale={1.4} />
      <Pine x={1170} y={366} scale={1.5} />
    </Valley>
  );
}
