import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that there is no such page: somebody lost in the hills, before a signpost whose arms point both ways. */
export function NotFoundDrawing() {
  return (
    <Scene>
      <path d="M24 128c26-8 60-4 92-8s20-11-14-11-62 1-58-8 44-4 54-12-14-10-22-12" className={styles['track']} />
      <path d="M132 56v66M126 122h12" className={styles['line']} />
      <path d="M112 60h36l8 7-8 7h-36Z" className={styles['paper']} />
      <path d="M152 80h-36l-8 7 8 7h36Z" className={styles['paper']} />
      <path d="M120 67h18M126 87h16" className={styles['thin']} />
      <path d="M72 121c0-12 2-18 5-22h6c3 4 5 10 5 22Z" className={styles['paper']} />
      <path d="M69 98c6-2 9-5 11-10 2 5 5 8 11 10Z" className={styles['mark']} />
    </Scene>
  );
}
