import { APPEARANCE_LABELS, APPEARANCES, chooseAppearance, followAppearance, storedAppearance } from '@zhilv/site/appearance';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../parts/icon/Icon.tsx';
import styles from './AppearanceSwitch.module.css';

/** A sun, a moon, and a screen. */
const LINES = {
  light:
    'M10 6.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M4.3 15.7l1.1-1.1M14.6 5.4l1.1-1.1',
  dark: 'M16.5 12A7 7 0 0 1 8 3.5a7 7 0 1 0 8.5 8.5',
  system: 'M3 4h14v9H3zM7 17h6M10 13v4',
};

/** Goes on to the next of light, dark, and what the system says, for site and console alike. The server draws the last. */
export function AppearanceSwitch() {
  const appearance = useSyncExternalStore(followAppearance, storedAppearance, () => 'system' as const);
  const label = `外观：${APPEARANCE_LABELS[appearance]}`;
  const next = APPEARANCES[(APPEARANCES.indexOf(appearance) + 1) % APPEARANCES.length] ?? 'system';
  return (
    <button className={styles['switch']} type="button" aria-label={label} title={label} onClick={() => chooseAppearance(next)}>
      <Icon line={LINES[appearance]} />
    </button>
  );
}
