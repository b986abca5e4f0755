import { beforeEach, describe, expect, it } from 'vitest';
import { takeArrival } from './arrival.ts';
import arrivals from './arrivals.json';
import { handOn } from './handOn.ts';
import { keepPending, type Pending } from '../social/pending.ts';

const begun: Pending = {
  type: 20,
  state: 's',
  purpose: 'sign-in',
  tenant: { id: '1', name: '智旅科技' },
  redirect: '/system/dict',
};

let stored: Map<string, string>;
let replaced: string[];
beforeEach(() => {
  stored = new Map();
  replaced = [];
});

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

/** A window at an address, as far as an arrival needs one. */
const windowAt = (query: string, pathname = '/social-login') =>
  ({
    location: { pathname, search: query },
    history: { replaceState: (_state: unknown, _unused: string, address: string) => void replaced.push(address) },
    sessionStorage: storage,
    // The functions read nothing else of a window.
  }) as unknown as Window;

describe('coming to the page that takes codes', () => {
  it.each(arrivals)('with $what is $arrival, and once', ({ query, pending, arrival }) => {
    if (pending === undefined) keepPending(storage, begun);
    else if (pending !== null) storage.setItem('zhilv.social', pending);

    expect(takeArrival(windowAt(query), 'sign-in').kind).toBe(arrival);

    expect(replaced).toHaveLength(1);
    expect(replaced[0]).not.toMatch(/code|state|error/);
    if (query.includes('code=c')) expect(takeArrival(windowAt(query), 'sign-in').kind).toBe('foreign');
  });

  it('gives what this window has begun, rather than what the address says', () => {
    keepPending(storage, begun);

    expect(takeArrival(windowAt('?type=20&redirect=https://elsewhere.example&code=c&state=s'), 'sign-in')).toMatchObject({
      provider: { type: 20 },
      redirect: '/system/dict',
      sent: { type: 20, code: 'c', state: 's' },
      tenant: { id: '1', name: '智旅科技' },
    });
    expect(replaced).toEqual(['/social-login?type=20&redirect=%2Fsystem%2Fdict']);
  });
});

describe('coming to another address with a code', () => {
  const query = '?code=c&state=s&type=20&next=https://elsewhere.example';

  it('leads to the page to sign in with the same parameters and no others, and leaves what was begun to that', () => {
    keepPending(storage, begun);

    expect(handOn(windowAt(query, '/auth-redirect'))).toBe('/social-login?type=20&code=c&state=s');
    expect(stored.size).toBe(1);
  });

  it('leads to the page to bind where that has begun it', () => {
    keepPending(storage, { ...begun, purpose: 'bind' });

    expect(handOn(windowAt(query, '/auth-redirect'))).toBe('/bind?type=20&code=c&state=s');
  });

  it('says the provider that the address names', () => {
    expect(handOn(windowAt('?error=access_denied&type=20', '/oauthLogin/gitee'), 10)).toBe(
      '/social-login?type=10&error=access_denied',
    );
  });

  it('leads nowhere without one', () => {
    expect(handOn(windowAt('?type=20&redirect=/a', '/auth-redirect'))).toBeNull();
  });
});
