// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { federationGlobal, forgetInstance } from './FederationInstance.ts';
import type { Insertion } from './insertBy.ts';
import { type BundlerRequire, startedInstance, startFederation } from './startFederation.ts';
import type { Factory, ShareScope } from './SharedCopy.ts';

afterEach(() => {
  federationGlobal().__INSTANCES__ = [];
});

const factory = (value: unknown) => vi.fn<() => Promise<Factory>>().mockResolvedValue(() => value);

interface Tables {
  readonly provides?: Readonly<Record<string, ReturnType<typeof factory>>>;
  readonly consumes?: Readonly<Record<string, ReturnType<typeof factory>>>;
  readonly exposes?: Readonly<Record<string, ReturnType<typeof factory>>>;
  readonly range?: string;
  /** The folder that the build knows as its own. */
  readonly folder?: string;
}

/** Starts a build as the bundler's runtime does. Chunk 1 imports all that is consumed, each with the number `module of <key>`. */
function start(name: string, { provides = {}, consumes = {}, exposes, range = '^1.0.0', folder = '/' }: Tables) {
  const ids = Object.keys(consumes).map((key) => `module of ${key}`);
  const bundler: BundlerRequire = {
    m: {},
    c: {},
    f: { consumes: () => {} },
    e: async () => {},
    l: () => {},
    p: folder,
    initializeSharingData: {
      uniqueName: `${name}@1`,
      scopeToSharingDataMapping: {
        default: Object.entries(provides).map(([key, get]) => ({ name: key, version: '1.0.0', factory: get, singleton: true })),
      },
    },
    consumesLoadingData: {
      chunkMapping: { 1: ids },
      moduleIdToConsumeDataMapping: Object.fromEntries(
        Object.entries(consumes).map(([key, fallback]) => [
          `module of ${key}`,
          { shareKey: key, fallback, singleton: false, requiredVersion: range },
        ]),
      ),
    },
    ...(exposes && { initializeExposesData: { moduleMap: exposes } }),
  };
  startFederation(bundler);
  const load = async (chunk = '1') => {
    const promises: Promise<unknown>[] = [];
    bundler.f.consumes?.(chunk, promises);
    await Promise.all(promises);
  };
  /** Runs the module as the first import of it does. */
  const imported = (key: string) => {
    const module = { exports: undefined as unknown };
    bundler.m[`module of ${key}`]?.(module);
    return module.exports;
  };
  return { bundler, load, imported, instance: startedInstance() };
}

it('gives a container the shell’s copy, and its own of what the shell has not', async () => {
  const shell = start('host', { provides: { react: factory('react of the host') } });
  const own = { react: factory('own react'), zod: factory('own zod') };
  const remote = start('remote_a', { consumes: own, exposes: { './page': factory('the page') } });
  await remote.bundler.initContainer?.(shell.instance.shareScopeMap['default'] ?? {});
  await remote.load();

  expect([remote.imported('react'), remote.imported('zod')]).toEqual(['react of the host', 'own zod']);
  expect(own.react).not.toHaveBeenCalled();
  expect((await remote.bundler.getContainer?.('./page'))?.()).toBe('the page');
  await expect(remote.bundler.getContainer?.('./other')).rejects.toThrow('remote_a exposes no ./other');
});

it('gives its own copy where the shell’s does not satisfy', async () => {
  const shell = start('host', { provides: { zod: factory('zod of the host') } });
  const remote = start('remote_a', { consumes: { zod: factory('own zod') }, exposes: {}, range: '^2.0.0' });
  await remote.bundler.initContainer?.(shell.instance.shareScopeMap['default'] ?? {});
  await remote.load();

  expect(remote.imported('zod')).toBe('own zod');
});

it('makes an importer fail where all copies do, and loads again for the next chunk', async () => {
  const own = factory('react').mockRejectedValueOnce(new Error('gone'));
  const { load, imported } = start('host', { consumes: { react: own } });
  await load();
  expect(() => imported('react')).toThrow('gone');

  await load();
  expect(imported('react')).toBe('react');
});

it('has importers run anew, whose failure the bundler has kept, once what they import has come', async () => {
  const own = factory('react').mockRejectedValueOnce(new Error('gone')).mockRejectedValueOnce(new Error('still gone'));
  const { bundler, load, imported } = start('host', { consumes: { react: own } });
  const runs = vi.fn<() => unknown>(() => imported('react'));
  /** Runs the importer as the bundler does, which gives its exports or its error again. */
  const importer = () => {
    const module: { exports?: unknown; error?: unknown } = (bundler.c['importer'] ??= {});
    if (module.error) throw module.error;
    try {
      return (module.exports ??= runs());
    } catch (error) {
      throw (module.error = error);
    }
  };
  await load();
  expect(importer).toThrow('gone');
  expect(importer).toThrow('gone');
  expect(runs).toHaveBeenCalledTimes(1);
  await load();
  expect(importer).toThrow('still gone');

  await load();
  expect([importer(), importer()]).toEqual(['react', 'react']);
  expect(runs).toHaveBeenCalledTimes(3);
});

it('loads what several chunks import once, and nothing for a chunk that imports nothing', async () => {
  const own = factory('react');
  const { load } = start('host', { consumes: { react: own } });
  await load('2');
  expect(own).not.toHaveBeenCalled();

  await Promise.all([load(), load()]);
  expect(own).toHaveBeenCalledTimes(1);
});

it('offers no longer what a container offered that is taken out, unless others use it', async () => {
  const shell = start('host', { provides: { react: factory('react') } });
  const scope = shell.instance.shareScopeMap['default'] ?? {};
  const remote = start('remote_a', { provides: { react: factory('own'), jotai: factory('jotai'), zod: factory('zod') } });
  remote.instance.initShareScopeMap('default', scope);
  await remote.instance.loadShare('jotai');
  await remote.instance.loadShare('zod');
  await shell.instance.loadShare('zod');
  forgetInstance('remote_a', scope);

  expect(scope).toMatchObject({ react: { '1.0.0': { from: 'host' } }, jotai: {}, zod: { '1.0.0': { from: 'remote_a' } } });
  expect(scope['jotai']).toEqual({});
  expect(federationGlobal().__INSTANCES__).toEqual([shell.instance]);
});

/** A container that offers zod, which a shell waits for when the container is taken out. */
function takenOutWhileAwaited() {
  const answer = Promise.withResolvers<Factory>();
  const shell = start('host', {});
  const scope = shell.instance.shareScopeMap['default'] ?? {};
  const offering = start('remote_a', { provides: { zod: factory('zod').mockReturnValue(answer.promise) } });
  offering.instance.initShareScopeMap('default', scope);
  offering.instance.initializeSharing();
  const taken = shell.instance.loadShare('zod');
  forgetInstance('remote_a', scope);
  return { answer, scope, taken, offering };
}

it('keeps a copy that others wait for when its container is taken out', async () => {
  const { answer, scope, taken } = takenOutWhileAwaited();
  answer.resolve(() => 'zod');
  await taken;

  expect(scope).toMatchObject({ zod: { '1.0.0': { from: 'remote_a', useIn: ['host'] } } });
});

it('offers no longer a copy that failed for those who waited when its container was taken out', async () => {
  const { answer, scope, taken } = takenOutWhileAwaited();
  answer.reject(new Error('gone'));

  await expect(taken).rejects.toThrow('gone');
  expect(scope).toEqual({ zod: {} });
});

it('offers nothing more of a container that was taken out, whose pages may still be open', async () => {
  const { answer, scope, taken, offering } = takenOutWhileAwaited();
  answer.reject(new Error('gone'));
  await expect(taken).rejects.toThrow('gone');

  expect(await offering.instance.loadShare('zod')).toBe(false);
  expect(scope).toEqual({ zod: {} });
});

it('chooses among copies of a shell with webpack’s own runtime, which tells the version by the key alone', async () => {
  const shell = factory('react of the shell');
  const scope = { react: { '1.2.0': { from: 'shell', get: shell, eager: false } } } as unknown as ShareScope;
  const own = factory('own react');
  const remote = start('remote_a', { consumes: { react: own }, exposes: {} });
  await remote.bundler.initContainer?.(scope);
  await remote.load();

  expect(remote.imported('react')).toBe('react of the shell');
  expect(own).not.toHaveBeenCalled();
});

it('enters a shell into the page’s record when it starts, and a container when it is opened', async () => {
  const shell = start('host', {});
  const remote = start('remote_a', { exposes: {} });
  expect(federationGlobal().__INSTANCES__).toEqual([shell.instance]);

  // A shell with several scopes opens it with each.
  await remote.bundler.initContainer?.({});
  await remote.bundler.initContainer?.({});
  expect(federationGlobal().__INSTANCES__).toEqual([shell.instance, remote.instance]);
});

it('leaves the page’s record alone where the shell inserts the files, and has all of them inserted by it', async () => {
  Reflect.deleteProperty(globalThis, '__FEDERATION__');
  const insertScript = vi.fn<Insertion['insertScript']>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('gone'));
  const insertStyle = vi.fn<Insertion['insertStyle']>().mockResolvedValue();
  const { bundler } = start('remote_a', { exposes: {} });
  const digests = { sriHashes: { 1: 'sha256-script' }, sriCssHashes: { 1: 'sha256-style' } };
  Object.assign(bundler, { k: (chunk: string) => `${chunk}.css`, ...digests });
  Object.assign(bundler.f, { css: () => {} });
  await bundler.initContainer?.({}, [], { insertion: { insertScript, insertStyle } });
  const ends = await Promise.all(
    ['1', '2'].map((chunk) => new Promise((resolve) => bundler.l(`/${chunk}.js`, resolve, `chunk-${chunk}`, chunk))),
  );
  const styles: Promise<unknown>[] = [];
  for (const chunk of ['1', '2']) bundler.f.css?.(chunk, styles);

  expect(globalThis).not.toHaveProperty('__FEDERATION__');
  expect(ends).toEqual([{ type: 'load' }, { type: 'error' }]);
  expect(insertScript.mock.calls).toEqual([
    ['/1.js', 'sha256-script'],
    ['/2.js', undefined],
  ]);
  expect(insertStyle.mock.calls).toEqual([['/1.css', 'sha256-style']]);
  expect(styles).toHaveLength(1);
});

it('takes part in a page where a browser extension has begun the record of federation', () => {
  const page = globalThis as { __FEDERATION__?: unknown };
  // That is what Module Federation's own extension sets before the page's first script.
  page.__FEDERATION__ = { __GLOBAL_PLUGIN__: [] };
  const { instance } = start('host', {});

  expect(page.__FEDERATION__).toEqual({ __GLOBAL_PLUGIN__: [], __INSTANCES__: [instance] });
});

it('finds the folder of its files by the script that runs, unless the build knows it', () => {
  const script = document.createElement('script');
  script.src = 'https://files.example/remotes/a/1/remoteEntry.js?again';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);

  expect(start('remote_a', { folder: '' }).bundler.p).toBe('https://files.example/remotes/a/1/');
  expect(start('remote_b', { folder: '/__dev/remote_b/' }).bundler.p).toBe('/__dev/remote_b/');
});
