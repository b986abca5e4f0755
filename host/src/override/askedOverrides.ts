/** The overrides that a browser tab was asked for by its address. They are not checked yet. */
export interface AskedOverrides {
  /** Remotes that are not to be loaded. */
  readonly off: ReadonlySet<string>;
  /** The release to use of each pinned remote; a remote that is off has none. */
  readonly pins: ReadonlyMap<string, string>;
}

/** The key in the window's session storage, which ends with the window. The value has the form of a query. */
const KEY = 'zhilv.overrides';

const OFF = 'mfe.off';
const PIN = 'mfe.pin.';

/**
 * For the head script: takes `?mfe.off=<remote>` and `?mfe.pin.<remote>=<release>` out of the address and keeps them
 * for this window. They replace all overrides that were asked for before; `?mfe.off=` alone ends them.
 */
export function takeAskedOverrides(): void {
  const parts = location.search.slice(1).split('&');
  const isAsking = (part: string): boolean => part.startsWith('mfe.');
  if (!parts.some(isAsking)) return;
  keepOverrides(parse(parts.filter(isAsking).join('&')));
  const rest = parts.filter((part) => !isAsking(part)).join('&');
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash);
}

/** The overrides that this window was asked for. Whether its user may have them is checked elsewhere. */
export const askedOverrides = (): AskedOverrides => parse(sessionStorage.getItem(KEY) ?? '');

/** The remotes that may be overridden, so that none of their files may be loaded ahead. */
export function overriddenRemotes(): ReadonlySet<string> {
  const { off, pins } = askedOverrides();
  return new Set([...off, ...pins.keys()]);
}

/** Keeps these overrides for the window, also over a reload; with none of them the window has what everybody has. */
export function keepOverrides({ off, pins }: AskedOverrides): void {
  const query = new URLSearchParams([...pins].map(([remote, release]) => [PIN + remote, release]));
  if (off.size > 0) query.set(OFF, [...off].join(','));
  try {
    sessionStorage.setItem(KEY, query.toString());
  } catch {
    // The storage is full or closed, so the window goes on without overrides.
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
