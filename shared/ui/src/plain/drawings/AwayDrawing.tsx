import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that something has not come: a landing stage with a lantern, and the boat far out on the water. */
export function AwayDrawing() {
  return (
    <Scene>
      <path d="M20 104h72v7H20Z" className={styles['paper']} />
      <path d="M34 111v15M56 111v15M78 111v15M86 104V72" className={styles['line']} />
      <path d="M86 74h9" className={styles['thin']} />
      <path d="M92 74h7l2 9h-11Z" className={styles['mark']} />
      <path d="M43 103c0-11 2-16 5-20h6c3 4 5 9 5 20Z" className={styles['paper']} />
      <path d="M40 83c6-2 9-5 11-9 2 4 5 7 11 9Z" className={styles['mark']} />
      <path d="M140 116h30l-5 7h-20Z" className={styles['paper']} />
      <path d="M154 114V96l10 15Z" className={styles['paper']} />
      <path d="M112 122c6-3 12-3 18 0" className={styles['track']} />
    </Scene>
  );
}
