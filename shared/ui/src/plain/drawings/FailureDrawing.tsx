import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that something failed: rain over the hills, and a house with light in its window. */
export function FailureDrawing() {
  return (
    <Scene>
      <path d="M84 116V98h40v18Z" className={styles['paper']} />
      <path d="M76 100c8 0 12-4 15-10h26c3 6 7 10 15 10Z" className={styles['paper']} />
      <rect x="100" y="103" width="8" height="7" className={styles['mark']} />
      <path d="M50 52a12 12 0 0 1-1-24 17 17 0 0 1 32-7 14 14 0 0 1 24 6 12.5 12.5 0 0 1 1 25Z" className={styles['paper']} />
      <path
        d="M46 62l-4 11M64 62l-4 11M82 62l-4 11M100 62l-4 11M56 84l-4 11M136 70l-4 11M152 88l-4 11M142 104l-4 11M38 96l-4 11"
        className={styles['thin']}
      />
    </Scene>
  );
}
