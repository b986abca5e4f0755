import { useRef } from 'react';
import styles from './Landscape.module.css';
import { useDrift } from './useDrift.ts';

/** Blue-green mountains over a lake, by day or, in dark mode, under the moon. Decoration. */
export function Landscape() {
  const drawing = useRef<SVGSVGElement>(null);
  useDrift(drawing);

  return (
    <svg
      ref={drawing}
      className={styles['landscape']}
      viewBox="0 0 800 1000"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles['sky']} d="M-60-60h920v1120H-60z" />
      <path className={styles['horizon']} d="M-60 470c180-70 330-84 480-70s290 30 440-10v380H-60z" />
      <g className={styles['stars']}>
        <path d="M92 214h.1M188 268h.1M262 196h.1M344 300h.1M430 232h.1M512 172h.1M690 208h.1M742 318h.1M640 372h.1M128 356h.1M398 372h.1" />
      </g>
      <g className={styles['far']}>
        <circle className={styles['light']} cx="596" cy="318" r="46" />
        <path
          className={styles['farRidge']}
          d="M-60 620c40-40 62-110 104-112 36-2 50 44 82 46 40 2 60-92 112-94 46-2 66 70 104 70 34 0 52-54 92-52 44 2 58 66 98 64 44-2 64-98 118-96 52 2 60 84 104 88 40 4 66-26 126-24v210H-60z"
        />
        <path className={styles['mist']} d="M-60 596c150-26 260 18 400 4s250-34 520-6v60H-60z" />
      </g>
      <g className={styles['middle']}>
        <path
          className={styles['softRidge']}
          d="M-60 690c46-20 70-150 120-158 40-6 44 62 74 74 26 10 44-54 70-52 34 2 40 92 86 100 60 10 90-20 150-16 70 4 92-120 150-124 40-2 46 58 76 62 30 4 52-46 84-40 40 8 50 96 110 104v110H-60z"
        />
        <path
          className={styles['ridge']}
          d="M-60 740c60-10 84-64 112-140 18-50 52-52 68-4 10 30 22 40 38 26 22-20 44-14 54 22 16 54 60 78 124 84 96 8 150-8 226-18 60-8 72-104 112-136 28-22 56-2 66 40 8 34 22 38 38 22 26-26 52-10 62 34 8 40 20 52 20 70v70H-60z"
        />
        <path
          className={styles['vein']}
          d="M68 592c-6 50-20 96-44 128M148 630c4 34 14 66 36 92M700 596c-10 48-26 84-52 110M766 648c-2 26 4 50 14 70"
        />
        <path className={styles['mist']} d="M-60 726c140-24 300 16 470 2s270-22 450 0v46H-60z" />
      </g>
      <g className={styles['near']}>
        <path className={styles['softHill']} d="M-60 778c110-50 220-60 330-30 120 32 220 22 320-10 96-30 180-24 270 6v60H-60z" />
        <path className={styles['earth']} d="M-60 790c130-24 260-22 380-4s240 14 540-10v40H-60z" />
        <Pagoda />
        <path className={styles['water']} d="M-60 800c160 10 320 12 470 4s300-8 450 2v254H-60z" />
        <path
          className={styles['ripple']}
          d="M60 846h120M212 862h44M470 838h150M652 852h60M120 906h70M330 892h150M540 920h90M40 950h90M400 958h120"
        />
        <Boat />
        <path className={styles['hill']} d="M-60 940c90-56 190-66 290-22 100 44 170 92 260 142H-60z" />
        <path className={styles['hill']} d="M860 918c-84-22-160-12-226 28-54 34-104 74-174 114h400z" />
        <path className={styles['birds']} d="M250 408c8-8 14-8 18 0 4-8 10-8 18 0M306 440c6-6 11-6 14 0 3-6 8-6 14 0" />
      </g>
    </svg>
  );
}

function Pagoda() {
  return (
    <g>
      <path className={styles['wall']} d="M188 716h52v48h-52zM194 672h40v38h-40zM200 632h28v36h-28z" />
      <path className={styles['window']} d="M208 734h12v30h-12zM209 684h10v14h-10zM210 642h8v12h-8z" />
      <path
        className={styles['roof']}
        d="M174 720c14-2 24-8 30-16h20c6 8 16 14 30 16zM182 676c11-2 18-7 23-14h18c5 7 12 12 23 14zM190 636c10-3 17-9 24-22 7 13 14 19 24 22zM213 596h2v20h-2z"
      />
    </g>
  );
}

function Boat() {
  return (
    <g>
      <path className={styles['roof']} d="M486 872c30 10 74 10 112-2-8 16-22 22-54 22s-48-6-58-20z" />
      <path className={styles['wall']} d="M518 872c2-16 12-22 26-22s22 6 24 22z" />
      <path className={styles['pole']} d="M592 812l-14 74" />
    </g>
  );
}
