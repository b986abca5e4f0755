import styles from './Landscape.module.css';

/** Blue-green hills over water, the house's landscape. Decoration only. */
export function Landscape() {
  return (
    <svg
      className={styles['landscape']}
      viewBox="0 0 360 112"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles['sun']} cx="262" cy="34" r="13" />
      <path
        className={styles['far']}
        d="M0 92c34-2 50-34 78-34 20 0 26 14 44 14 24 0 34-46 66-46 30 0 36 34 62 34 16 0 24-12 40-12 26 0 38 26 70 32v32H0Z"
      />
      <path
        className={styles['middle']}
        d="M20 100c40 0 56-26 88-26 24 0 30 12 52 12 30 0 44-34 78-34 32 0 46 34 122 36v24H20Z"
      />
      <path className={styles['near']} d="M96 112c34-4 52-22 86-22 24 0 34 8 58 8 34 0 56-22 120-20v34Z" />
      <path className={styles['mist']} d="M120 82h54M196 70h36M286 76h48" />
    </svg>
  );
}
