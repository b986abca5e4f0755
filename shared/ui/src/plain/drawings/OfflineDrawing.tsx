import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** No connection: a beacon whose signal a cloud holds back. */
export function OfflineDrawing() {
  return (
    <Scene>
      <path d="M88 122l8-52h8l8 52ZM91 104h18M94 86h12" className={styles['paper']} />
      <circle cx="100" cy="62" r="5" className={styles['mark']} />
      <path d="M84 72a19 19 0 0 1 0-22M76 80a30 30 0 0 1 0-38" className={styles['thin']} />
      <path d="M122 74a11 11 0 0 1 2-22 15 15 0 0 1 28-3 13 13 0 0 1 3 25Z" className={styles['paper']} />
      <path d="M132 58l12 10M144 58l-12 10" className={styles['thin']} />
    </Scene>
  );
}
