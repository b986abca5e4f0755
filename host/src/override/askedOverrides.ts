/** What a browser tab is to have in place of what the registry says, as it was asked for. */
export interface AskedOverrides {
  /** Remotes to do without. */
  readonly off: ReadonlySet<string>;
  /** Releases to use, by remote; none of a remote that is off. */
  readonly pins: ReadonlyMap<string, string>;
}

/** Where a tab keeps them, as the part of a query. It is gone with the tab. */
const KEY = 'zhilv.overrides';

const OFF = 'mfe.off';
const PIN = 'mfe.pin.';

/**
 * For the head script: takes `?mfe.off=<remote>` and `?mfe.pin.<remote>=<release>` out of the address and keeps them
 * for this tab. What an address asks for takes the place of what was asked for before; `?mfe.off=` asks for nothing.
 */
export function takeAskedOverrides(): void {
  const parts = location.search.slice(1).split('&');
  const isAsking = (part: string): boolean => part.startsWith('mfe.');
  if (!parts.some(isAsking)) return;
  keepOverrides(parse(parts.filter(isAsking).join('&')));
  const rest = parts.filter((part) => !isAsking(part)).join('&');
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
}

/** What this tab has been asked for; whether its user may have it is not said yet. */
export const askedOverrides = (): AskedOverrides => parse(sessionStorage.getItem(KEY) ?? '');

/** The remotes whose pages may come from elsewhere than the registry says: nothing of theirs is loaded ahead. */
export function overriddenRemotes(): ReadonlySet<string> {
  const { off, pins } = askedOverrides();
  return new Set([...off, ...pins.keys()]);
}

/** Has the tab keep these, over a reload too. With none it has what everybody has. */
export function keepOverrides({ off, pins }: AskedOverrides): void {
  const query = new URLSearchParams([...pins].map(([remote, release]) => [PIN + remote, release]));
  if (off.size > 0) query.set(OFF, [...off].join(','));
  try {
    sessionStorage.setItem(KEY, query.toString());
  } catch {
    // The storage is full or closed: the tab goes on as everybody's does.
  }
}

function parse(query: string): AskedOverrides {
  const params = [...new URLSearchParams(query)];
  const named = params.filter(([name]) => name === OFF).flatMap(([, value]) => value.split(','));
  const off = new Set(named.map((name) => name.trim()).filter((name) => name !== ''));
  const pins = params
    .filter(([name, release]) => name.startsWith(PIN) && release.trim() !== '')
    .map(([name, release]) => [name.slice(PIN.length), release.trim()] as const);
  return { off, pins: new Map(pins.filter(([remote]) => !off.has(remote))) };
}
