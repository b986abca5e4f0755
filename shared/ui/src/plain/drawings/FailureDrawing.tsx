import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Something broke: a bridge with its middle missing. */
export function FailureDrawing() {
  return (
    <Scene>
      <path d="M34 122V98c12-12 28-19 46-21l-3 12 5 7-4 8-26 4v14Z" className={styles['paper']} />
      <path d="M166 122V98c-12-12-28-19-46-21l4 10-6 8 4 9 26 4v14Z" className={styles['paper']} />
      <path d="M44 92V80M60 84V72M156 92V80M140 84V72M40 82c8-6 16-9 26-12M160 82c-8-6-16-9-26-12" className={styles['thin']} />
      <path d="M100 92l7 12H93Z" className={styles['mark']} />
    </Scene>
  );
}
