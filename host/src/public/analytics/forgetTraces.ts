/** What the scripts of Baidu, Matomo and Umami keep to know a visitor again has names that begin like this. */
const TRACES = ['Hm_', 'HMACCOUNT', '_pk_', 'umami.visitor'];

const isTrace = (name: string): boolean => TRACES.some((start) => name.startsWith(start));

/** Removes what analytics has left in the browser, as far as this origin can reach it. */
export function forgetTraces(): void {
  for (const name of Object.keys(localStorage).filter(isTrace)) localStorage.removeItem(name);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  // A cookie may be that of any domain above this one, and does not say which.
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, first) => `; domain=${parts.slice(first).join('.')}`)];
  for (const name of names.filter(isTrace)) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
