import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that there is no connection: a bridge whose middle is missing. */
export function OfflineDrawing() {
  return (
    <Scene>
      <path d="M34 122V98c12-12 28-19 46-21l-3 12 5 7-4 8c-12 3-20 9-26 18Z" className={styles['paper']} />
      <path d="M166 122V98c-12-12-28-19-46-21l4 10-6 8 4 9c12 3 20 9 26 18Z" className={styles['paper']} />
      <path d="M44 92V80M60 84V72M156 92V80M140 84V72M40 82c8-6 16-9 26-12M160 82c-8-6-16-9-26-12" className={styles['thin']} />
      <path d="M88 113h24l-4 6H92Z" className={styles['paper']} />
      <path d="M63 78c0-9 1-13 4-16h5c2 3 3 6 3 13Z" className={styles['paper']} />
      <path d="M60 62c5-2 8-4 9.5-8.5 1.5 4.5 4.5 6.5 9.5 8.5Z" className={styles['mark']} />
    </Scene>
  );
}
