import { Scene } from './Scene.tsx';
import styles from './Scene.module.css';

/** Shows that something is not for this user: a closed gate on the path. */
export function ForbiddenDrawing() {
  return (
    <Scene>
      <path d="M66 122V70M134 122V70" className={styles['line']} />
      <path d="M52 66c16 2 32-3 48-14 16 11 32 16 48 14l-6 10H58Z" className={styles['paper']} />
      <path d="M72 84h26v38H72ZM102 84h26v38h-26Z" className={styles['paper']} />
      <circle cx="93" cy="103" r="3" className={styles['mark']} />
      <circle cx="107" cy="103" r="3" className={styles['mark']} />
    </Scene>
  );
}
