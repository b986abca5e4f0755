import { useId } from 'react';
import { Boat, Cableway, Gate, House, Landscape, type Mountain, Mountains, Pagoda, Pine, Screen } from '@zhilv/ui/plain/scenery';
import styles from './Panorama.module.css';

const FAR: readonly Mountain[] = [
  { x: 90, foot: 640, height: 130, width: 520, seed: 1 },
  { x: 430, foot: 640, height: 190, width: 560, seed: 2 },
  { x: 760, foot: 640, height: 270, width: 520, seed: 3 },
  { x: 1180, foot: 640, height: 470, width: 620, seed: 4 },
  { x: 1500, foot: 640, height: 400, width: 560, seed: 5 },
];
const BLUE: readonly Mountain[] = [
  { x: 240, foot: 660, height: 110, width: 420, seed: 6 },
  { x: 600, foot: 660, height: 170, width: 400, seed: 7 },
  { x: 1030, foot: 660, height: 420, width: 380, seed: 8 },
  { x: 1560, foot: 660, height: 440, width: 440, seed: 9 },
  { x: 850, foot: 660, height: 260, width: 360, seed: 10 },
  { x: 1300, foot: 660, height: 350, width: 380, seed: 11 },
];
const GREEN: readonly Mountain[] = [
  { x: 40, foot: 700, height: 120, width: 460, seed: 12 },
  { x: 1430, foot: 700, height: 270, width: 380, seed: 13 },
  { x: 360, foot: 700, height: 84, width: 420, seed: 14 },
  { x: 720, foot: 700, height: 130, width: 420, seed: 15 },
  { x: 1170, foot: 700, height: 236, width: 360, seed: 16 },
  { x: 960, foot: 700, height: 170, width: 340, seed: 17 },
  { x: 1610, foot: 700, height: 190, width: 340, seed: 18 },
];

/** Each mark stands on the thing that it says is watched. */
const MARKS = [
  { x: 1030, y: 232, name: '生态监测' },
  { x: 1170, y: 348, name: '客流监测' },
  { x: 1320, y: 642, name: '分时预约' },
] as const;

/**
 * The hero's blue-green scroll: hills in depth under mist, and what is watched and moved among them. Cabins, boat and mist move
 * slowly. Decoration only.
 */
export function Panorama() {
  const id = useId();
  return (
    <div className={styles['panorama']} aria-hidden="true">
      {/* The sun is a picture of its own: it stays whole in the sky, however much of the land is cut off at the top. */}
      <svg className={styles['dial']} viewBox="-150 -150 300 300" focusable="false">
        <circle className={styles['disc']} r="44" />
        <circle r="74" />
        <circle r="108" strokeDasharray="1 8.425" strokeWidth="7" />
        <circle r="146" strokeDasharray="46 184" />
      </svg>
      <Landscape id={id} className={styles['land']} viewBox="0 0 1600 800" preserveAspectRatio="xMaxYMax slice">
        <Mountains hills={FAR} fill={`${id}-far`} />
        <ellipse className={styles['mist']} cx="1040" cy="560" rx="700" ry="70" fill={`url(#${id}-mist)`} />
        <Mountains hills={BLUE} fill={`${id}-blue`} lines={[0.88, 0.74, 0.58]} stroke={`${id}-line`} />
        <Cableway from={[1030, 236]} to={[1300, 306]} sag={38} cabins={[0.3, 0.72]} cabin={styles['cabin']} />
        <ellipse className={styles['mist']} cx="700" cy="640" rx="900" ry="56" fill={`url(#${id}-mist)`} />
        <Mountains hills={GREEN} fill={`${id}-green`} lines={[0.86, 0.68, 0.48]} stroke={`${id}-line`} />
        <Pagoda x={1170} y={474} scale={1.05} />
        <rect x="0" y="676" width="1600" height="124" fill={`url(#${id}-water)`} />
        <path fill={`url(#${id}-bank)`} d="M980 800q60 -96 220 -98q150 -22 400 -20v118z" />
        <path fill={`url(#${id}-bank)`} d="M0 720q140 -22 250 8t150 72h-400z" />
        <Pine x={92} y={724} scale={1.3} />
        <Pine x={146} y={732} scale={0.95} />
        <House x={1452} y={706} scale={1.15} />
        <House x={1530} y={700} scale={0.9} />
        <Pine x={1588} y={704} scale={1.2} />
        <Gate x={1300} y={736} scale={1.05} />
        <Screen x={1190} y={752} scale={0.9} />
        <Pine x={1094} y={748} scale={1.25} />
        <g className={styles['boat']}>
          <Boat x={700} y={740} scale={1} />
        </g>
        <g className={styles['marks']}>
          {MARKS.map(({ x, y, name }) => (
            <g key={name} transform={`translate(${x} ${y})`}>
              <path d="M0 0v-52h14" />
              <circle r="4.5" />
              <circle className={styles['ring']} r="11" />
              <rect x="14" y="-66" width="84" height="28" rx="4" />
              <text x="56" y="-47">
                {name}
              </text>
            </g>
          ))}
        </g>
      </Landscape>
    </div>
  );
}
