import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that nothing is here yet: a boat without a load on still water. */
export function EmptyDrawing() {
  return (
    <Scene>
      <path d="M70 108h58l-9 13H80Z" className={styles['paper']} />
      <path d="M97 108V62" className={styles['line']} />
      <path d="M101 66c14 6 20 18 21 34h-21Z" className={styles['paper']} />
      <path d="M93 74c-9 5-14 13-16 26h16Z" className={styles['paper']} />
      <path d="M97 56l9 3-9 4Z" className={styles['mark']} />
    </Scene>
  );
}
