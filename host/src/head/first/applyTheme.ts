/** Sets the chosen theme, or else the system's, before anything is painted. */
export function applyTheme(): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const chosen = localStorage.getItem('zhilv.theme');
    document.documentElement.dataset['theme'] =
      chosen === 'light' || chosen === 'dark' ? chosen : system.matches ? 'dark' : 'light';
  };
  apply();
  system.addEventListener('change', apply);
}
