/** The beginnings of the names under which scripts of Baidu, Matomo and Umami keep data that identifies a visitor. */
const TRACES = ['Hm_', 'HMACCOUNT', '_pk_', 'umami.visitor'];

const isTrace = (name: string): boolean => TRACES.some((start) => name.startsWith(start));

/** Removes what analytics has left in the browser, as far as this origin can reach it. */
export function forgetTraces(): void {
  for (const name of Object.keys(localStorage).filter(isTrace)) localStorage.removeItem(name);
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  // A cookie may belong to this domain or any above it and does not say to which, so each of them is tried.
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, first) => `; domain=${parts.slice(first).join('.')}`)];
  for (const name of names.filter(isTrace)) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
