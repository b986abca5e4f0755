import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** No such page: a signpost whose arms point both ways. */
export function NotFoundDrawing() {
  return (
    <Scene>
      <path d="M100 52v70M92 122h16" className={styles['line']} />
      <path d="M74 58h44l9 8-9 8H74Z" className={styles['paper']} />
      <path d="M126 80H86l-9 8 9 8h40Z" className={styles['paper']} />
      <path d="M82 66h26M94 88h24" className={styles['thin']} />
      <circle cx="100" cy="47" r="4" className={styles['mark']} />
    </Scene>
  );
}
