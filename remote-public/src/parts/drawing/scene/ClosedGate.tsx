import { useId } from 'react';
import { Gate, paint, Pine, Valley } from '@zhilv/ui/plain/scenery';
import styles from './figures.module.css';

/** A mountain gate whose doors are shut, the steps up to it, and the wall that runs on over the hills. */
export function ClosedGate() {
  const id = useId();
  return (
    <Valley id={id}>
      <path fill={`url(#${id}-bank)`} d="M0 480v-20q400 -40 800 -40t800 40v20z" />
      <path
        className={styles['board']}
        d="M660 424v-46q-150 4 -300 26t-380 18v30q240 4 400 -14t280 -14zM940 424v-46q150 4 300 26t380 18v30q-240 4 -400 -14t-280 -14z"
      />
      <path
        className={paint['roof']}
        d="M660 384v-12q-150 4 -300 26t-380 18v10q240 0 400 -22t280 -20zM940 384v-12q150 4 300 26t380 18v10q-240 0 -400 -22t-280 -20z"
      />
      <Gate x={800} y={424} scale={2.3} />
      <g transform="translate(800 424) scale(2.3)">
        <path className={styles['door']} d="M-20 0v-61h19.4v61zM0.6 0v-61h19.4v61zM-56 0v-43h30v43zM26 0v-43h30v43z" />
        <path
          className={styles['studs']}
          d="M-16 -52h12M-16 -42h12M-16 -32h12M-16 -14h12M4 -52h12M4 -42h12M4 -32h12M4 -14h12M-51 -34h20M-51 -24h20M-51 -14h20M31 -34h20M31 -24h20M31 -14h20"
        />
        <path className={paint['roof']} d="M-9 -28h18v6h-18z" />
        <circle className={paint['lit']} r="4.4" cy="-25" />
      </g>
      <path className={styles['way']} d="M752 432h96M742 446h116M730 460h140M716 474h168" />
      {[-150, 150].map((side) => (
        <g key={side} transform={`translate(${800 + side * 1.24} 424)`}>
          <path className={paint['roof']} d="M-2.5 0v-84h5v84z" />
          <path className={paint['lit']} d="M-12 -96q0 -14 12 -14t12 14v10q0 12 -12 12t-12 -12z" />
        </g>
      ))}
      <Pine x={540} y={428} scale={1.3} />
      <Pine x={1080} y={430} scale={1.4} />
      <Pine x={1116} y={436} scale={0.9} />
    </Valley>
  );
}
