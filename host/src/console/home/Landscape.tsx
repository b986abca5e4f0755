import styles from './Landscape.module.css';

export interface LandscapeProps {
  /** The hour of the day, from 0 to 23. */
  hour: number;
}

/** Blue-green hills over water, the house's landscape, with the sun or the moon of the hour. Decoration only. */
export function Landscape({ hour }: LandscapeProps) {
  const light = lightAt(hour);
  return (
    <svg className={styles['landscape']} viewBox="0 0 420 112" data-light={light} aria-hidden="true" focusable="false">
      {light === 'night' ? (
        <>
          <path className={styles['moon']} d="M322 18a13 13 0 1 0 9 21a11 11 0 0 1-9-21Z" />
          <path className={styles['star']} d="M258 20h.1M372 26h.1M286 44h.1M398 52h.1M228 38h.1" />
        </>
      ) : (
        <circle className={styles['sun']} {...sunAt(hour)} r="12" />
      )}
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

const SUNRISE = 5;
const SUNSET = 19;

function lightAt(hour: number): 'dawn' | 'day' | 'dusk' | 'night' {
  if (hour < SUNRISE || hour >= SUNSET) return 'night';
  if (hour < 9) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}

/** The sun's place on its way from the left, over the hills at noon, to the right. */
function sunAt(hour: number): { readonly cx: number; readonly cy: number } {
  const way = (hour + 0.5 - SUNRISE) / (SUNSET - SUNRISE);
  return { cx: Math.round(150 + 230 * way), cy: Math.round(76 - 54 * Math.sin(Math.PI * way)) };
}
