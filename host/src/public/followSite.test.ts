import type { PageEntry, RemoteStanding } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followSite } from './followSite.ts';

const registry = (revision: number): Registry => ({
  revision,
  host: { state: 'active', message: null, active: 'h1', blocked: [], activations: [], releases: [] },
  remotes: {},
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A document whose remote takes on the given states in turn, one with each registry. */
function start(states: readonly RemoteStanding['state'][]) {
  let turn = 0;
  const state = () => states[turn] ?? 'active';
  const frame = (): PageEntry => ({
    key: 'site/frame',
    remote: 'remote_site',
    release: `${turn}`,
    state: state(),
    message: null,
    layout: 'public',
    frame: 'public',
  });
  const loader = {
    get pages() {
      return [frame()];
    },
    standing: (remote: string): RemoteStanding => ({ remote, state: state(), message: null, release: null, instead: null }),
    follow: async () => void (turn += 1),
  };
  vi.stubGlobal('fetch', async () => Response.json(registry(6 + turn)));
  const show = vi.fn<() => void>();
  return { show, isOutdated: followSite({ registry: registry(5), loader, show }) };
}

const turns = (count: number) => vi.advanceTimersByTimeAsync(count * 30_000);

it('leaves what a visitor reads alone when another release is live, and says so', async () => {
  const { show, isOutdated } = start(['active', 'active']);
  expect(isOutdated()).toBe(false);
  await turns(1);

  expect(show).not.toHaveBeenCalled();
  expect(isOutdated()).toBe(true);
});

it('leaves it alone, too, when the release that is live cannot run in this document', async () => {
  const { show, isOutdated } = start(['active', 'needs-newer-host', 'active']);
  await turns(1);
  expect(isOutdated()).toBe(true);
  await turns(1);

  expect(show).not.toHaveBeenCalled();
});

it('shows the site anew when it is switched off, and when it is on again', async () => {
  const { show } = start(['active', 'disabled', 'disabled', 'active']);
  await turns(1);
  expect(show).toHaveBeenCalledTimes(1);
  await turns(1);
  expect(show).toHaveBeenCalledTimes(1);
  await turns(1);

  expect(show).toHaveBeenCalledTimes(2);
});
