import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { NEEDS_NEWER_HOST } from '@zhilv/release/negotiation';
import type { Registry } from '@zhilv/release/schema';
import { createLoader } from './createLoader.ts';
import { fakeRuntime, hangs, module, outcomeOf, throws } from '@zhilv/testing/loader/fake-runtime';
import * as runtime from './container/federationRuntime.ts';
import type { Loader } from './live/Loader.ts';
import type { RemoteFailure } from './live/RemoteFailure.ts';
import { filesOf, live, ofDocument, older, page, registry, serve, slot, tables } from '@zhilv/testing/loader/loader-fixtures';

vi.mock('./container/federationRuntime.ts');
vi.mock('./container/mendLaterFiles.ts');
vi.mock('./request/preloadLink.ts');

const tooNew = { requires: ['later'] };
let fake: ReturnType<typeof fakeRuntime>;
let warned: MockInstance<typeof console.warn>;

beforeEach(() => {
  vi.useFakeTimers();
  warned = vi.spyOn(console, 'warn').mockReturnValue();
  fake = fakeRuntime(vi.mocked(runtime));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const loaderOf = (whole: Registry): Loader => createLoader(ofDocument(whole), { contract: 1 });

describe('a release that fails', () => {
  const whole = registry(7, [live('2'), older('1')]);

  it.each([
    ['throws', throws],
    ['hangs', hangs],
  ])('since it %s gives way to the one before for this session, and everybody is told', async (_, outcome) => {
    serve(filesOf(whole, '2', '1'));
    fake.outcomes.set('2 ./page/page', outcome);
    const loader = loaderOf(whole);
    const told = vi.fn<() => void>();
    loader.subscribe(told);
    const { value, after } = await outcomeOf(loader.load('a/page'));

    expect(value).toBe(module);
    expect(after).toBeLessThanOrEqual(10_000);
    expect(loader.standing('remote_a')).toMatchObject({ state: 'active', release: '1', instead: 'previous' });
    expect(loader.pages).toMatchObject([{ key: 'a/page', release: '1' }]);
    expect(told).toHaveBeenCalledTimes(1);
    fake.tried.length = 0;
    expect(await loader.load('a/page')).toBe(module);
    expect(fake.tried).toEqual([]);
  });

  it('is told by its own failure when the one before fails too, and is tried again by the next call', async () => {
    serve(filesOf(whole, '2', '1'));
    fake.outcomes.set('2 ./page/page', throws).set('1 ./page/page', throws);
    const loader = loaderOf(whole);

    expect((await outcomeOf(loader.load('a/page'))).value).toMatchObject({ kind: 'broken', release: '2' });
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: null });
    fake.outcomes.clear();
    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: null });
  });

  it('is given up after ten seconds when the one before hangs as it does', async () => {
    serve(filesOf(whole, '2', '1'));
    fake.outcomes.set('2 ./page/page', hangs).set('1 ./page/page', hangs);
    const { value, after } = await outcomeOf(loaderOf(whole).load('a/page'));

    expect(value).toMatchObject({ kind: 'unreachable', release: '2' });
    expect(after).toBe(10_000);
  });

  it('stays when the one before lacks the page', async () => {
    const grown = registry(7, [live('2', {}, { pages: { 'a/page': page('page'), 'a/new': page('new') } }), older('1')]);
    serve({ ...filesOf(grown, '2', '1'), '/remotes/remote_a/2/new.js': {} });
    fake.outcomes.set('2 ./page/new', throws);
    const loader = loaderOf(grown);

    expect((await outcomeOf(loader.load('a/new'))).value).toMatchObject({ kind: 'broken', release: '2' });
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: null });
  });

  const withCard = registry(7, [live('2', {}, { slots: { 'a/card': slot(1) } }), older('1')]);

  it('stays when it is only a slot that fails, which the one before lacks', async () => {
    serve(filesOf(withCard, '2', '1'));
    fake.outcomes.set('2 ./slot/x', throws);
    const loader = loaderOf(withCard);

    expect((await outcomeOf(loader.loadSlot('a/card'))).value).toMatchObject({ kind: 'broken' });
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: null });
  });

  it('gives way when a slot fails, too, which the one before answers at the first visit', async () => {
    const brings = { '/remotes/remote_a/1/release.json': { body: tables({ slots: { 'a/card': slot(1) } }) } };
    serve({ ...filesOf(withCard, '2', '1'), ...brings });
    fake.outcomes.set('2 ./slot/x', throws);
    const loader = loaderOf(withCard);

    expect((await outcomeOf(loader.loadSlot('a/card'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ release: '1', instead: 'previous' });
    expect(loader.slots).toMatchObject([{ key: 'a/card', release: '1' }]);
  });

  it('gives way to what was live alone: neither to a draft nor to a release that was taken back', async () => {
    const [draft, bad] = [older('4'), older('3')];
    const activations = (['2', '1', '3', '1'] as const).map((release, place) => ({
      release,
      by: place === 1 ? ('rollback' as const) : ('publish' as const),
      at: 0,
    }));
    const after = registry(7, [draft, live('2'), bad, older('1')], { active: '2', activations });
    serve(filesOf(after, '4', '3', '2', '1'));
    fake.outcomes.set('2 ./page/page', throws);
    const onRescued = vi.fn<(failure: RemoteFailure, standIn: string) => void>();
    const loader = createLoader(ofDocument(after), { contract: 1, onRescued });

    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(new Set(fake.tried)).toEqual(new Set(['2 ./page/page', '1 ./page/page']));
    expect(onRescued.mock.calls).toEqual([[expect.objectContaining({ kind: 'broken', release: '2' }), '1']]);
    expect(warned).toHaveBeenCalledWith('remote_a 2 failed (broken); 1 stands in for it');
  });

  it('gives way when it crashes time and again while it shows', async () => {
    serve(filesOf(whole, '2', '1'));
    const loader = loaderOf(whole);
    for (let crash = 0; crash < 3; crash += 1) {
      expect(loader.standing('remote_a')).toMatchObject({ release: '2' });
      loader.reportCrash('remote_a', '2');
    }
    await vi.runAllTimersAsync();

    expect(loader.standing('remote_a')).toMatchObject({ release: '1', instead: 'previous' });
    expect(warned).toHaveBeenCalledWith('remote_a 2 failed (broken); 1 stands in for it');
  });

  it('goes on crashing when there is none before', async () => {
    serve({ '/registry.json': { body: registry(7, [live('2')]) } });
    const loader = loaderOf(whole);
    for (let crash = 0; crash < 3; crash += 1) loader.reportCrash('remote_a', '2');
    await vi.runAllTimersAsync();

    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: null });
  });
});

describe('a remote', () => {
  it('that needs a newer host is not downloaded', async () => {
    const whole = registry(7, [live('1', tooNew)]);
    serve({ '/registry.json': { body: whole } });
    const loader = loaderOf(whole);
    const { value } = await outcomeOf(loader.load('a/page'));

    expect(value).toMatchObject({ kind: 'needs-newer-host', message: NEEDS_NEWER_HOST });
    expect(value).toHaveProperty('cause', ["the host's platform lacks later"]);
    expect(loader.pages).toMatchObject([{ key: 'a/page', state: 'needs-newer-host' }]);
    expect(fake.tried).toEqual([]);
  });

  it('that is disabled is not downloaded', async () => {
    const whole = registry(7, [live('1')], { state: 'disabled', message: '维护中' });
    serve({});

    expect((await outcomeOf(loaderOf(whole).load('a/page'))).value).toMatchObject({ kind: 'disabled', message: '维护中' });
    expect(fake.tried).toEqual([]);
  });

  it('has its page waited for until its older release is known', async () => {
    const whole = registry(7, [live('2', tooNew), older('1')]);
    serve(filesOf(whole, '1'));

    expect((await outcomeOf(loaderOf(whole).load('a/page'))).value).toBe(module);
    expect(fake.tried).toEqual(['1 ./page/page']);
  });

  it.each([
    ['a page', (loader: Loader) => loader.load('a/page'), './page/page'],
    ['a slot', (loader: Loader) => loader.loadSlot('a/card'), './slot/x'],
  ])('has %s waited for no longer when the look-up has taken most of the time', async (_, load, expose) => {
    const brings = { slots: { 'a/card': slot(1) } };
    const whole = registry(7, [live('2', tooNew, brings), older('1')]);
    const files = filesOf(whole, '1');
    serve({
      ...files,
      '/registry.json': { body: whole, afterMs: 8_000 },
      '/remotes/remote_a/1/release.json': { body: tables(brings) },
    });
    fake.outcomes.set(`1 ${expose}`, hangs);
    const { value, after } = await outcomeOf(load(loaderOf(whole)));

    expect(value).toMatchObject({ kind: 'unreachable', release: '1' });
    expect(after).toBe(10_000);
    expect(fake.tried).toEqual([`1 ${expose}`]);
  });

  it('has no page that only a release too new for the host brings', async () => {
    const whole = registry(7, [live('2', tooNew, { pages: { 'a/new': page('new') } }), older('1')]);
    serve(filesOf(whole, '1'));

    expect((await outcomeOf(loaderOf(whole).load('a/new'))).value).toMatchObject({ kind: 'needs-newer-host' });
  });

  it('is unreachable while its older release cannot be looked up', async () => {
    const whole = registry(7, [live('2', tooNew), older('1')]);
    serve({});

    expect((await outcomeOf(loaderOf(whole).load('a/page'))).value).toMatchObject({ kind: 'unreachable', release: '2' });
  });

  it('that switches its release has pages loaded anew, and back again', async () => {
    serve({});
    const loader = loaderOf(registry(7, [live('1')]));
    const told = vi.fn<() => void>();
    loader.subscribe(told)();
    loader.subscribe(told);
    await outcomeOf(loader.load('a/page'));
    await loader.follow(registry(8, [live('2'), older('1')]));
    await outcomeOf(loader.load('a/page'));
    await loader.follow(registry(9, [live('1'), older('2')]));
    await outcomeOf(loader.load('a/page'));

    expect(fake.tried).toEqual(['1 ./page/page', '2 ./page/page', '1 ./page/page']);
    expect(fake.fresh()).toEqual([false, true, true]);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

it('goes by a registry as it was adjusted, whoever asked for it, and has no other release where that names one only', async () => {
  const whole = registry(7, [live('2'), older('1')]);
  const pinned = (given: Registry): Registry => ({ ...given, remotes: registry(7, [live('1')]).remotes });
  serve(filesOf(whole, '2', '1'));
  fake.outcomes.set('1 ./page/page', throws);
  const loader = createLoader(pinned(ofDocument(whole)), { contract: 1, adjust: pinned });

  // It looks for another release in the registry of the server.
  expect((await outcomeOf(loader.load('a/page'))).value).toMatchObject({ kind: 'broken', release: '1' });
  await loader.follow(registry(8, [live('3'), older('2'), older('1')]));
  expect(loader.standing('remote_a')).toMatchObject({ release: '1', instead: null });
  expect(new Set(fake.tried)).toEqual(new Set(['1 ./page/page']));
});
