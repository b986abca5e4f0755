import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NEEDS_NEWER_HOST } from '@zhilv/release/negotiation';
import type { Registry } from '@zhilv/release/schema';
import { LiveRemotes } from './LiveRemotes.ts';
import { live, ofDocument, older, page, registry, serve, tables } from '@zhilv/testing/loader/loader-fixtures';

const tooNew = { requires: ['later'] };
const onChange = vi.fn<() => void>();
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  warn.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const remotesOf = (document: Registry) =>
  new LiveRemotes({ registry: ofDocument(document), contract: 1, adjust: (given) => given, onChange, onRescued: () => {} });
const standing = (remotes: LiveRemotes) => remotes.place('remote_a')?.standing;
const release = (id: string) => ({ body: tables(), digest: `sha256-${id}` });

/** Waits until nothing waits for an answer or for time any more. */
const rest = () => vi.runAllTimersAsync();

describe('a document', () => {
  it('whose releases can run takes no request', async () => {
    const { asked } = serve({});
    const remotes = remotesOf(registry(7, [live('2'), older('1')]));
    await rest();

    expect(standing(remotes)).toEqual({ remote: 'remote_a', state: 'active', message: null, release: '2', instead: null });
    expect(remotes.releases).toMatchObject([{ release: '2', base: '/remotes/remote_a/2/', state: 'active' }]);
    expect(asked).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('whose release is too new has an older one looked up, by its digest', async () => {
    const whole = registry(7, [live('3', tooNew), older('2', { contract: 2 }), older('1')]);
    const { asked } = serve({ '/registry.json': { body: whole }, '/remotes/remote_a/1/release.json': release('1') });
    const remotes = remotesOf(whole);
    expect(remotes.isSettled('remote_a')).toBe(false);
    // Its menu rows are there while the answer is on its way.
    expect(remotes.releases).toMatchObject([{ release: '3' }]);
    await remotes.settled('remote_a');

    expect(standing(remotes)).toMatchObject({ state: 'active', release: '1', instead: 'downgraded' });
    expect(remotes.releases).toMatchObject([{ release: '1', base: '/remotes/remote_a/1/' }]);
    expect(asked).toEqual(['/registry.json no-cache', '/remotes/remote_a/1/release.json']);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls).toEqual([["remote_a 3 cannot run here: the host's platform lacks later"]]);
  });

  it('of which nothing can run keeps its pages and says so', async () => {
    const whole = registry(7, [live('2', tooNew), older('1', tooNew)]);
    serve({ '/registry.json': { body: whole } });
    const remotes = remotesOf(whole);
    await remotes.settled('remote_a');

    expect(standing(remotes)).toMatchObject({ state: 'needs-newer-host', message: NEEDS_NEWER_HOST, release: null });
    expect(remotes.releases).toMatchObject([{ release: '2', state: 'needs-newer-host', message: NEEDS_NEWER_HOST }]);
  });

  it('knows the public pages of the active release, whichever runs and whether any may', async () => {
    const brings = { pages: { 'a/fresh': { ...page('fresh'), layout: 'public' as const, path: '/fresh' } } };
    const whole = registry(7, [live('3', tooNew, brings), older('1')]);
    serve({ '/registry.json': { body: whole }, '/remotes/remote_a/1/release.json': release('1') });
    const remotes = remotesOf(whole);
    await remotes.settled('remote_a');

    expect(remotes.releases).toMatchObject([{ release: '1' }]);
    expect(remotes.publicPaths).toEqual(['/fresh']);

    await remotes.follow(registry(8, [live('3', {}, brings)], { state: 'disabled' }));
    expect(remotes.publicPaths).toEqual(['/fresh']);
  });

  it('with a disabled remote negotiates nothing for it', async () => {
    const { asked } = serve({});
    const remotes = remotesOf(registry(7, [live('2', tooNew)], { state: 'disabled', message: '维护中' }));
    await rest();

    expect(standing(remotes)).toMatchObject({ state: 'disabled', message: '维护中' });
    expect(remotes.releases).toMatchObject([{ release: '2', state: 'disabled', message: '维护中' }]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['no registry is to be had', { '/registry.json': { status: 503 } }],
    ['the registry is something else', { '/registry.json': { body: {} } }],
    ['the registry is a stale copy', { '/registry.json': { body: registry(6, [live('2', tooNew), older('1')]) } }],
  ])('that needs more tries again when asked, when %s', async (_, answers) => {
    const whole = registry(7, [live('2', tooNew), older('1')]);
    const { answers: server } = serve({ ...answers, '/remotes/remote_a/1/release.json': release('1') });
    const remotes = remotesOf(whole);
    await rest();
    await expect(remotes.settled('remote_a')).rejects.toThrow('/registry.json');

    server['/registry.json'] = { body: whole };
    await remotes.settled('remote_a');
    expect(standing(remotes)).toMatchObject({ release: '1', instead: 'downgraded' });
  });

  it.each([
    ['is not there', { status: 404 }, 'unreachable'],
    ['was changed', { body: tables(), digest: 'sha256-other' }, 'refused'],
    ['says nothing', { body: {} }, 'refused'],
  ] as const)('does not take an older release whose description %s', async (_, answer, kind) => {
    const whole = registry(7, [live('2', tooNew), older('1')]);
    serve({ '/registry.json': { body: whole }, '/remotes/remote_a/1/release.json': answer });
    const remotes = remotesOf(whole);
    await rest();
    const settled = remotes.settled('remote_a');
    settled.catch(() => {});
    await rest();

    await expect(settled).rejects.toMatchObject({ name: 'RemoteFailure', kind, remote: 'remote_a', release: '1' });
  });
});

describe('a newer registry', () => {
  it('is followed at once where its releases can run', async () => {
    const { asked } = serve({});
    const remotes = remotesOf(registry(7, [live('1')]));
    await remotes.follow(registry(8, [live('2', {}, { pages: { 'a/new': page('new') } }), older('1')]));

    expect(standing(remotes)).toMatchObject({ release: '2' });
    expect(Object.keys(remotes.releases[0]?.tables.pages ?? {})).toEqual(['a/new']);
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(asked).toEqual([]);
  });

  it('that switches a remote off is followed at once', async () => {
    serve({});
    const remotes = remotesOf(registry(7, [live('1')]));
    await remotes.follow(registry(8, [live('1')], { state: 'disabled', message: '维护中' }));

    expect(standing(remotes)).toMatchObject({ state: 'disabled', message: '维护中' });
  });

  it('may bring back a release that the document came with, without a request', async () => {
    const { asked } = serve({});
    const remotes = remotesOf(registry(7, [live('1')]));
    await remotes.follow(registry(8, [live('2', tooNew), older('1')]));

    expect(standing(remotes)).toMatchObject({ release: '1', instead: 'downgraded' });
    expect(asked).toEqual([]);
  });

  it('leaves a remote where it was until the older release it needs is known', async () => {
    const { answers } = serve({ '/remotes/remote_a/0/release.json': null });
    const remotes = remotesOf(registry(7, [live('1')]));
    void remotes.follow(registry(8, [live('2', tooNew), older('1'), older('0')], { blocked: ['1'] }));
    await rest();
    expect(standing(remotes)).toMatchObject({ release: '1', instead: null });
    expect(remotes.isSettled('remote_a')).toBe(false);

    answers['/remotes/remote_a/0/release.json'] = release('0');
    await remotes.follow(registry(9, [live('2', tooNew), older('1'), older('0')], { blocked: ['1'] }));
    expect(standing(remotes)).toMatchObject({ release: '0', instead: 'downgraded' });
  });

  it('without a remote takes that one away', async () => {
    serve({});
    const remotes = remotesOf(registry(7, [live('1')]));
    await remotes.follow({ ...registry(8, []), remotes: {} });

    expect(standing(remotes)).toBeUndefined();
    expect(remotes.releases).toEqual([]);
  });

  it('is none when its revision is the same or lower', async () => {
    serve({});
    const remotes = remotesOf(registry(7, [live('2')]));
    await remotes.follow(registry(7, [live('1')]));
    await remotes.follow(registry(6, [live('1')]));

    expect(standing(remotes)).toMatchObject({ release: '2' });
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('a release that failed', () => {
  const whole = registry(7, [live('3'), older('2'), older('1')]);
  const files = {
    '/registry.json': { body: whole },
    '/remotes/remote_a/2/release.json': release('2'),
    '/remotes/remote_a/1/release.json': release('1'),
  };

  it('gives way to the one before, and that one to the one before it', async () => {
    serve(files);
    const remotes = remotesOf(whole);

    expect(await remotes.insteadOf('remote_a', ['3'])).toMatchObject({ release: '2', base: '/remotes/remote_a/2/' });
    expect(standing(remotes)).toMatchObject({ release: '3', instead: null });
    remotes.leaveOut('remote_a', ['3']);
    expect(standing(remotes)).toMatchObject({ release: '2', instead: 'previous' });
    expect(onChange).toHaveBeenCalledTimes(1);

    expect(await remotes.insteadOf('remote_a', ['2'])).toMatchObject({ release: '1' });
    remotes.leaveOut('remote_a', ['2']);
    expect(await remotes.insteadOf('remote_a', ['1'])).toBeNull();
  });

  it('has nothing in its place when there was none before, or none that may be had', async () => {
    serve({ '/registry.json': { body: registry(7, [live('3')]) } });
    expect(await remotesOf(whole).insteadOf('remote_a', ['3'])).toBeNull();

    serve({ '/registry.json': { status: 500 } });
    await expect(remotesOf(whole).insteadOf('remote_a', ['3'])).rejects.toThrow('500');
  });

  it('gives way to one that was made active since', async () => {
    serve({ '/registry.json': { body: registry(8, [live('4'), older('3')]) } });
    const remotes = remotesOf(whole);

    expect(await remotes.insteadOf('remote_a', ['3'])).toMatchObject({ release: '4' });
    remotes.leaveOut('remote_a', ['3']);
    expect(standing(remotes)).toMatchObject({ release: '4', instead: null });
  });

  it('stays left out while it is the active one, and no longer', async () => {
    serve(files);
    const remotes = remotesOf(whole);
    await remotes.insteadOf('remote_a', ['3']);
    remotes.leaveOut('remote_a', ['3']);

    await remotes.follow({ ...whole, revision: 8 });
    expect(standing(remotes)).toMatchObject({ release: '2', instead: 'previous' });
    await remotes.follow(registry(9, [live('2'), older('1')]));
    expect(standing(remotes)).toMatchObject({ release: '2', instead: null });
    await remotes.follow({ ...whole, revision: 10 });
    expect(standing(remotes)).toMatchObject({ release: '3', instead: null });
  });

  it('gets another chance', async () => {
    serve(files);
    const remotes = remotesOf(whole);
    await remotes.insteadOf('remote_a', ['3']);
    remotes.leaveOut('remote_a', ['3']);
    remotes.leaveOutNone('remote_a');

    expect(standing(remotes)).toMatchObject({ release: '3', instead: null });
  });
});
