import { followAppearance, storedAppearance } from '@zhilv/site/appearance';

/** Sets the chosen theme, or else the system's, before anything is painted, and follows both. */
export function applyTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = storedAppearance();
    document.documentElement.dataset['theme'] = chosen === 'system' ? (system.matches ? 'dark' : 'light') : chosen;
  };
  apply();
  system.addEventListener('change', apply);
  followAppearance(apply);
}
