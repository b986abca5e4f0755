import { Boat, hours, House, Landscape, type Mountain, Mountains, Pagoda, Pine } from '@zhilv/ui/plain/scenery';
import { useRef } from 'react';
import styles from './Scene.module.css';
import { useDrift } from './useDrift.ts';

const FAR: readonly Mountain[] = [
  { x: 40, foot: 600, height: 150, width: 460, seed: 31 },
  { x: 330, foot: 600, height: 210, width: 480, seed: 32 },
  { x: 700, foot: 600, height: 290, width: 520, seed: 33 },
  { x: 980, foot: 600, height: 220, width: 460, seed: 34 },
];
const BLUE: readonly Mountain[] = [
  { x: 150, foot: 618, height: 236, width: 360, seed: 35 },
  { x: 470, foot: 618, height: 130, width: 360, seed: 36 },
  { x: 820, foot: 618, height: 250, width: 400, seed: 37 },
  { x: -20, foot: 618, height: 150, width: 340, seed: 38 },
];
const GREEN: readonly Mountain[] = [
  { x: 60, foot: 652, height: 126, width: 380, seed: 39 },
  { x: 330, foot: 652, height: 92, width: 340, seed: 40 },
  { x: 900, foot: 652, height: 140, width: 400, seed: 41 },
  { x: 660, foot: 652, height: 74, width: 320, seed: 42 },
];
const LINES: readonly number[] = [0.87, 0.7, 0.5];

/** The home's hills, water and boatman, in the light of the visitor's hour or, in dark mode, under the moon. Decoration. */
export function Scene() {
  const drawing = useRef<HTMLDivElement>(null);
  useDrift(drawing);

  return (
    <div ref={drawing} className={`${styles['scene']} ${hours['visitors']}`} aria-hidden="true">
      <Landscape id="scene" className={styles['land']} viewBox="0 0 900 1000" preserveAspectRatio="xMidYMid slice">
        <g className={styles['far']}>
          <g className={styles['dial']}>
            <circle className={styles['disc']} r="40" />
            <circle r="64" />
            <circle r="94" strokeDasharray="1 7.2" strokeWidth="6" />
            <circle r="126" strokeDasharray="40 158" />
          </g>
          <Mountains hills={FAR} fill="scene-far" />
          <ellipse className={styles['mist']} cx="560" cy="540" rx="560" ry="56" fill="url(#scene-mist)" />
        </g>
        <g className={styles['middle']}>
          <Mountains hills={BLUE} fill="scene-blue" lines={LINES} stroke="scene-line" />
          <ellipse className={styles['mist']} cx="380" cy="606" rx="640" ry="44" fill="url(#scene-mist)" />
          <Mountains hills={GREEN} fill="scene-green" lines={LINES} stroke="scene-line" />
          <Pagoda x={330} y={566} />
          <rect x="-60" y="640" width="1020" height="420" fill="url(#scene-water)" />
          <House x={612} y={642} scale={0.8} />
          <House x={678} y={642} scale={0.62} />
        </g>
        <g className={styles['near']}>
          <path
            className={styles['ripple']}
            d="M96 720h90M250 764h60M610 742h130M690 778h52M150 842h84M520 856h120M404 812h56M360 918h110"
          />
          <g className={styles['boat']}>
            <Boat x={470} y={662} scale={1.1} />
          </g>
          <path fill="url(#scene-bank)" d="M-60 1000V866q110 -34 216 4t176 130z" />
          <path fill="url(#scene-bank)" d="M960 1000V838q-128 -28 -236 30t-176 132z" />
          <Pine x={96} y={876} scale={1.5} />
          <Pine x={172} y={896} scale={1.1} />
          <Pine x={784} y={862} scale={1.6} />
        </g>
      </Landscape>
    </div>
  );
}
