import { useId } from 'react';
import {
  Boat,
  Bus,
  Cableway,
  Gate,
  type Hour,
  hours,
  House,
  Landscape,
  type Mountain,
  Mountains,
  Pagoda,
  paint as scene,
  Pine,
  Screen,
} from '@zhilv/ui/plain/scenery';
import styles from './ScenicMap.module.css';

const FAR: readonly Mountain[] = [
  { x: 150, foot: 330, height: 150, width: 420, seed: 91 },
  { x: 400, foot: 330, height: 230, width: 420, seed: 92 },
  { x: 720, foot: 330, height: 250, width: 460, seed: 93 },
  { x: 920, foot: 330, height: 170, width: 360, seed: 94 },
];
const BLUE: readonly Mountain[] = [
  { x: 330, foot: 350, height: 150, width: 300, seed: 95 },
  { x: 566, foot: 360, height: 214, width: 330, seed: 96 },
  { x: 690, foot: 350, height: 130, width: 260, seed: 97 },
];
const GREEN: readonly Mountain[] = [
  { x: 30, foot: 400, height: 130, width: 300, seed: 98 },
  { x: 200, foot: 380, height: 84, width: 280, seed: 99 },
  { x: 480, foot: 372, height: 70, width: 220, seed: 100 },
  { x: 930, foot: 370, height: 110, width: 300, seed: 101 },
];
const LINES: readonly number[] = [0.86, 0.7, 0.52];

/** The way from each stop to the next. */
const LEGS: readonly string[] = [
  'M96 520C130 560 190 500 238 470',
  'M238 470C280 450 310 440 352 420',
  'M352 420C390 400 420 380 452 352',
  'M452 352C480 290 520 220 566 168',
  'M566 168C600 250 630 340 714 372',
  'M714 372C780 384 836 420 836 494',
  'M836 494C820 560 720 560 640 540',
  'M640 540C570 520 520 540 452 528',
];

/**
 * The scenic area as old maps show one: mountains from the side, ways from above. `gone` legs of the way lie behind.
 * Decoration: what it tells stands beside it as text.
 */
export function ScenicMap({ gone, hour }: { readonly gone: number; readonly hour: Hour }) {
  const id = useId();
  return (
    <Landscape id={id} className={hours[hour]} viewBox="0 0 960 600">
      <rect width="960" height="600" fill={`url(#${id}-sky)`} />
      <circle className={styles['sun']} data-hour={hour} r="30" />
      <Mountains hills={FAR} fill={`${id}-far`} />
      <ellipse cx="480" cy="320" rx="620" ry="60" fill={`url(#${id}-mist)`} />
      <Mountains hills={BLUE} fill={`${id}-blue`} lines={LINES} stroke={`${id}-line`} />
      <linearGradient id={`${id}-meadow`} x1="0" y1="0" x2="0" y2="1">
        <stop className={scene['earth']} offset="0.28" />
        <stop className={scene['greenSoft']} offset="0.8" />
      </linearGradient>
      <path fill={`url(#${id}-meadow)`} d="M0 340Q240 310 480 344T960 336V600H0z" />
      <Mountains hills={GREEN} fill={`${id}-green`} lines={LINES} stroke={`${id}-line`} />
      <path
        className={styles['lake']}
        d="M640 430q20 -44 120 -46q110 -8 200 12v92q-60 -30 -130 -24q-120 10 -170 -10q-24 -10 -20 -24zM664 452q-60 30 -90 74t-20 74h70q-20 -40 20 -84t70 -56z"
      />
      <g className={styles['fields']}>
        <path d="M0 560q90 -30 190 0t240 10M0 580q90 -30 190 0t240 10M690 590q120 -40 270 -16M700 570q120 -36 260 -14" />
      </g>
      {LEGS.map((leg) => (
        <path key={leg} className={styles['way']} d={leg} />
      ))}
      {LEGS.map((leg, index) => (
        <path key={leg} className={styles['line']} data-gone={index < gone || undefined} d={leg} />
      ))}
      <Cableway from={[452, 322]} to={[548, 160]} sag={10} cabins={[0.35, 0.75]} />
      <House x={70} y={494} scale={1.1} />
      <House x={132} y={486} scale={0.8} />
      <Pine x={26} y={500} scale={0.9} />
      <Bus x={250} y={436} scale={0.8} />
      <Pine x={300} y={420} scale={0.7} />
      <Gate x={352} y={394} scale={0.72} />
      <Pagoda x={566} y={150} scale={0.62} />
      <Boat x={790} y={424} scale={0.8} />
      <House x={860} y={470} scale={1} />
      <House x={918} y={480} scale={0.8} />
      <Pine x={946} y={500} scale={0.8} />
      <Bus x={660} y={510} scale={0.7} />
      <Screen x={420} y={508} scale={0.9} />
      <House x={476} y={500} scale={1} />
      <Pine x={530} y={500} scale={0.8} />
    </Landscape>
  );
}
