import { useId } from 'react';
import { type Mountain, Mountains, paint, Pine, Traveller, Valley } from '@zhilv/ui/plain/scenery';
import styles from './figures.module.css';

/** The track goes round and round, and then into the mist. */
const WALKED =
  'M470 492q150 -44 330 -36t236 -30q-6 -34 -180 -30t-214 -24q26 -36 174 -32t150 -26q-20 -24 -92 -24t-66 -24q20 -14 60 -16';

/** The way is lost between these hills. */
const NEAR: readonly Mountain[] = [
  { x: 590, foot: 430, height: 150, width: 360, seed: 95 },
  { x: 1050, foot: 430, height: 190, width: 380, seed: 96 },
];

/** Lost in the hills: a traveller at a signpost whose arms point both ways, and a track that ends in the mist. */
export function LostInHills() {
  const id = useId();
  return (
    <Valley id={id}>
      <Mountains hills={NEAR} fill={`${id}-green`} lines={[0.84, 0.62]} stroke={`${id}-line`} />
      <ellipse cx="820" cy="330" rx="620" ry="70" fill={`url(#${id}-mist)`} />
      <path fill={`url(#${id}-bank)`} d="M0 480v-36q330 -60 620 -52t520 6t460 14v68z" />
      <path className={styles['way']} d={WALKED} />
      <path className={styles['track']} d={WALKED} />
      <ellipse cx="840" cy="292" rx="320" ry="66" fill={`url(#${id}-mist)`} />
      <Pine x={574} y={416} scale={1.5} />
      <Pine x={622} y={424} scale={1} />
      <Pine x={1086} y={420} scale={1.3} />
      <g transform="translate(960 462) scale(1.25)">
        <path className={paint['roof']} d="M-4 0v-104h8v104z" />
        <path className={styles['board']} d="M-10 -98h52l14 12 -14 12h-52zM10 -66h-50l-14 12 14 12h50z" />
        <path className={paint['thread']} d="M2 -86h30M-30 -54h28" />
      </g>
      <Traveller x={800} y={466} scale={1.5} />
    </Valley>
  );
}
