import { useId } from 'react';
import { House, Pagoda, Pine, Valley } from '@zhilv/ui/plain/scenery';
import styles from './figures.module.css';

/** The strokes of rain fall in rows that are not quite in step. */
const RAIN = Array.from({ length: 150 }, (_, drop) => {
  const row = Math.floor(drop / 25);
  return `M${(drop % 25) * 64 - row * 23 + ((drop * 47) % 40)} ${112 + row * 52 + ((drop * 29) % 34)}l-8 26`;
}).join('');

/** Rain over the hills, and a house in which somebody is at work already. */
export function RainOverHills() {
  const id = useId();
  return (
    <Valley id={id}>
      <path fill={`url(#${id}-bank)`} d="M0 480v-34q260 -40 560 -28t560 6t480 -14v70z" />
      <Pagoda x={970} y={430} scale={1.5} />
      <Pine x={1046} y={434} scale={1.4} />
      <Pine x={596} y={434} scale={1.4} />
      <House x={716} y={438} scale={1.9} />
      <House x={846} y={446} scale={1.45} />
      <path
        fill={`url(#${id}-far)`}
        d="M350 128q-56 0 -56 -32t66 -34q18 -42 96 -42q54 0 78 28q24 -14 58 -8q28 -36 104 -36q70 0 94 38q32 -14 58 4q20 -24 70 -24q62 0 76 38q56 0 56 36q0 24 -46 36q-76 12 -150 2q-60 14 -132 6q-66 12 -142 2q-74 10 -230 -14z"
      />
      <path className={styles['rain']} d={RAIN} />
    </Valley>
  );
}
