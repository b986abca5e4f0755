import type { Menu } from '@zhilv/contract/system';
import { configurePlatform, dictionary, navigation, session } from '@zhilv/platform';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The paths of the pages that declare one, by page key; from `providePagePaths.ts`. */
    readonly pagePaths: Readonly<Record<string, string>>;
  }
}

/** The address has an origin, because Node's `Request` knows no document that a path could belong to. */
const API_BASE = 'http://localhost/prod-api/admin-api';

/** Sessions of this worker's users, as the platform stored them: checking a password takes a sixth of a second. */
const sessions = new Map<string, Readonly<Record<string, string>>>();

/**
 * Signs a user in and starts the session, as a shell does before it shows a page.
 * @param leftFor takes the addresses to which the document is sent
 */
export async function startSession(username: string, leftFor: string[]): Promise<void> {
  configurePlatform(
    { apiBase: API_BASE, tenantOn: true },
    { retryDelayMs: 0, goTo: (elsewhere) => void leftFor.push(elsewhere) },
  );
  const known = sessions.get(username);
  if (known === undefined) await session.signIn({ tenantName: '智旅科技', username, password: 'admin123' });
  for (const [key, value] of Object.entries(known ?? {})) window.localStorage.setItem(key, value);
  sessions.set(username, stored());

  const { menus } = await session.start();
  // A page may be opened before they are there, but its test need not wait for each label.
  await dictionary.load();
  navigation.setPaths(new Map([...Object.entries(inject('pagePaths')), ...pathsIn(menus, '')]));
}

/** Forgets the session of a user whose token is gone, so that it is not given to the tests that follow. */
export function forgetEndedSession(username: string): void {
  if (!session.hasToken()) sessions.delete(username);
}

function stored(): Readonly<Record<string, string>> {
  const { localStorage } = window;
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
  return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key) ?? '']));
}

const pathsIn = (menus: readonly Menu[], parent: string): (readonly [key: string, path: string])[] =>
  menus.flatMap(({ path, component, children }) => {
    const own = path.startsWith('/') ? path : `${parent}/${path}`;
    return [...(component ? [[component, own] as const] : []), ...pathsIn(children ?? [], own)];
  });
