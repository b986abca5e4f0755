import styles from './Landscape.module.css';

/** Blue-green hills over water, the house's landscape. Decoration only. */
export function Landscape() {
  return (
    <svg
      className={styles['landscape']}
      viewBox="0 0 420 112"

      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles['sun']} cx="318" cy="30" r="12" />
      <path
        className={styles['far']}
        d="M0 112c40-3 62-16 88-34 16-11 30-8 44 2 12 8 22 6 34-8 16-18 28-44 54-44 28 0 38 30 60 36 18 5 26-14 46-14 30 0 52 26 94 34v28Z"
      />
      <path className={styles['middle']} d="M60 112c40-2 58-28 92-28 24 0 32 12 52 10 28-3 42-32 76-32 40 0 62 30 140 34v16Z" />
      <path className={styles['near']} d="M130 112c34-2 54-18 86-18 26 0 38 8 62 8 40 0 74-20 142-16v26Z" />
      <path className={styles['mist']} d="M150 86h46M238 72h34M352 78h52" />
    </svg>
  );
}
