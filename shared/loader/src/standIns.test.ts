import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Registry } from '@zhilv/release/schema';
import { createLoader } from './createLoader.ts';
import { fakeRuntime, module, outcomeOf, throws } from '@zhilv/testing/loader/fake-runtime';
import * as runtime from './container/federationRuntime.ts';
import type { Loader } from './live/Loader.ts';
import type { RemoteFailure } from './live/RemoteFailure.ts';
import { filesOf, live, ofDocument, older, registry, serve } from '@zhilv/testing/loader/loader-fixtures';

vi.mock('./container/federationRuntime.ts');
vi.mock('./container/mendLaterFiles.ts');
vi.mock('./request/preloadLink.ts');

const onRescued = vi.fn<(failure: RemoteFailure, standIn: string) => void>();
let fake: ReturnType<typeof fakeRuntime>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  fake = fakeRuntime(vi.mocked(runtime));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const loaderOf = (whole: Registry): Loader => createLoader(ofDocument(whole), { contract: 1, onRescued });
const BROKE = new Error('broke before it had shown');
const broke = (loader: Loader, release: string, key = 'a/page') => loader.giveWay({ key, remote: 'remote_a', release }, BROKE);
const described = (release: string) => `/remotes/remote_a/${release}/release.json`;

describe('a release that fails while the one before it fails, too,', () => {
  const whole = registry(7, [live('3'), older('2'), older('1')]);

  it.each([
    ['throws', () => fake.outcomes.set('2 ./page/page', throws)],
    ['cannot be described', (files: ReturnType<typeof filesOf>) => delete files[described('2')]],
  ])('gives way to the one before that when that one %s, and each failure is told', async (_, spoil) => {
    const files = filesOf(whole, '3', '2', '1');
    spoil(files);
    serve(files);
    fake.outcomes.set('3 ./page/page', throws);
    const loader = loaderOf(whole);

    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ state: 'active', release: '1', instead: 'previous' });
    expect(loader.pages).toMatchObject([{ key: 'a/page', release: '1' }]);
    expect(onRescued.mock.calls).toEqual(['3', '2'].map((release) => [expect.objectContaining({ release }), '1']));
    fake.tried.length = 0;
    expect(await loader.load('a/page')).toBe(module);
    expect(fake.tried).toEqual([]);
  });

  it('gives way to the one before that when it crashes time and again', async () => {
    serve(filesOf(whole, '3', '1'));
    const loader = loaderOf(whole);
    for (let crash = 0; crash < 3; crash += 1) loader.reportCrash('remote_a', '3');
    await vi.runAllTimersAsync();

    expect(loader.standing('remote_a')).toMatchObject({ release: '1', instead: 'previous' });
  });

  it('gives way at once when its page broke before it had shown, and so does the next', async () => {
    serve(filesOf(whole, '3', '2', '1'));
    const loader = loaderOf(whole);
    await outcomeOf(loader.load('a/page'));

    expect((await outcomeOf(broke(loader, '3'))).value).toBe(true);
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: 'previous' });
    expect(onRescued.mock.calls).toEqual([[expect.objectContaining({ kind: 'broken', release: '3', cause: BROKE }), '2']]);

    expect((await outcomeOf(broke(loader, '2'))).value).toBe(true);
    expect(loader.standing('remote_a')).toMatchObject({ release: '1' });
    // A tab may still show the one from before.
    expect((await outcomeOf(broke(loader, '3'))).value).toBe(true);
  });

  it('is in use again when its page broke in each of them, and does not give way for that page any more', async () => {
    serve(filesOf(whole, '3', '2', '1'));
    const loader = loaderOf(whole);
    for (const release of ['3', '2']) await outcomeOf(broke(loader, release));

    expect((await outcomeOf(broke(loader, '1'))).value).toBe(false);
    expect(loader.standing('remote_a')).toMatchObject({ release: '3', instead: null });
    expect((await outcomeOf(broke(loader, '3'))).value).toBe(false);
    expect(loader.standing('remote_a')).toMatchObject({ release: '3' });
  });

  it('does not give way to one without that page, nor to one that breaks when it is loaded', async () => {
    serve(filesOf(whole, '3', '2', '1'));
    const loader = loaderOf(whole);
    fake.outcomes.set('2 ./page/page', throws);

    expect((await outcomeOf(broke(loader, '3', 'a/later'))).value).toBe(false);
    expect((await outcomeOf(broke(loader, '3'))).value).toBe(true);
    expect(loader.standing('remote_a')).toMatchObject({ release: '1' });
  });

  it('is told by its own failure when all fail, and all are tried again by the next call', async () => {
    serve(filesOf(whole, '3', '2', '1'));
    for (const release of ['3', '2', '1']) fake.outcomes.set(`${release} ./page/page`, throws);
    const loader = loaderOf(whole);

    expect((await outcomeOf(loader.load('a/page'))).value).toMatchObject({ kind: 'broken', release: '3' });
    expect(new Set(fake.tried)).toEqual(new Set(['3', '2', '1'].map((release) => `${release} ./page/page`)));
    expect(onRescued).not.toHaveBeenCalled();
    fake.outcomes.delete('2 ./page/page');
    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: 'previous' });
  });
});

describe('a release that the host cannot run', () => {
  const whole = registry(7, [live('3', { requires: ['later'] }), older('2'), older('1')]);

  it('is told once, with the release that stands in, however many pages are opened', async () => {
    serve(filesOf(whole, '2', '1'));
    const loader = loaderOf(whole);
    await outcomeOf(loader.load('a/page'));
    await outcomeOf(loader.load('a/page'));
    await loader.follow({ ...whole, revision: 8 });

    const failure = expect.objectContaining({
      kind: 'needs-newer-host',
      remote: 'remote_a',
      release: '3',
      cause: "the host's platform lacks later",
    });
    expect(onRescued.mock.calls).toEqual([[failure, '2']]);
  });

  it('gives way to the one before that when the one before cannot be described', async () => {
    serve(filesOf(whole, '1'));
    const loader = loaderOf(whole);

    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ release: '1', instead: 'downgraded' });
  });

  it('has its pages wait for the one before as soon as that can be described, when none could be', async () => {
    const { answers } = serve({ '/registry.json': { body: whole } });
    const loader = loaderOf(whole);
    expect((await outcomeOf(loader.load('a/page'))).value).toMatchObject({ kind: 'unreachable', release: '2' });

    Object.assign(answers, filesOf(whole, '2', '1'));
    expect((await outcomeOf(loader.load('a/page'))).value).toBe(module);
    expect(loader.standing('remote_a')).toMatchObject({ release: '2', instead: 'downgraded' });
  });
});
