import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { federationGlobal } from '../federation/FederationInstance.ts';
import { type BundlerRequire, startFederation } from '../federation/startFederation.ts';
import { loadExpose, loadHostShare, openContainer, registerContainer } from './federationRuntime.ts';
import { insertScript } from './insertScript.ts';
import type { olderCore } from './olderContainers.ts';

vi.mock('./insertScript.ts');

const page = globalThis as unknown as Record<string, unknown>;
const get = vi.fn<() => Promise<() => unknown>>();

beforeEach(() => {
  get.mockResolvedValue(() => 'react');
  const provided = [{ name: 'react', version: '19.0.0', factory: get, singleton: true }];
  startFederation({
    m: {},
    c: {},
    f: {},
    e: async () => {},
    l: () => {},
    p: '/',
    initializeSharingData: { uniqueName: 'host@1', scopeToSharingDataMapping: { default: provided } },
  } satisfies BundlerRequire);
});
afterEach(() => {
  federationGlobal().__INSTANCES__ = [];
  vi.resetAllMocks();
});

/** Has the next script set a container with this module. */
function bring(remote: string, module: unknown) {
  const init = vi.fn<() => Promise<void>>().mockResolvedValue();
  vi.mocked(insertScript).mockImplementationOnce(async () => {
    page[remote] = { init, get: async () => () => module };
  });
  return init;
}

const file = { url: 'https://example.org/remoteEntry.js', integrity: 'sha256-a' };
const newer = { url: 'https://example.org/2/remoteEntry.js', integrity: 'sha256-b' };

it('evaluates a container once, offers it what is shared and loads from it', async () => {
  const init = bring('remote_a', 'the page');
  registerContainer('remote_a', file, false);
  registerContainer('remote_a', file, false);

  expect(await Promise.all([loadExpose('remote_a', './page'), loadExpose('remote_a', './page')])).toEqual([
    'the page',
    'the page',
  ]);
  expect(vi.mocked(insertScript).mock.calls).toEqual([[file]]);
  expect(init).toHaveBeenCalledTimes(1);
  expect(init).toHaveBeenCalledWith(expect.objectContaining({ react: expect.anything() }), [], expect.anything());
});

it('inserts no script of a remote that is not registered', async () => {
  await expect(openContainer('remote_x')).rejects.toThrow('no verified release');
  expect(vi.mocked(insertScript)).not.toHaveBeenCalled();
});

it('takes no container of before for one whose script sets none, and tries again', async () => {
  bring('remote_b', 'one');
  registerContainer('remote_b', file, false);
  await openContainer('remote_b');
  registerContainer('remote_b', file, true);

  await expect(openContainer('remote_b')).rejects.toThrow('sets no container');
  bring('remote_b', 'other');
  expect(await loadExpose('remote_b', './page')).toBe('other');
});

it('gives the turn to the container that was registered last, even when the script of the one before comes last', async () => {
  const { promise: answer, resolve: come } = Promise.withResolvers<void>();
  const init = vi.fn<() => void>();
  vi.mocked(insertScript).mockImplementationOnce(async () => {
    await answer;
    page['remote_d'] = { init, get: async () => () => 'one' };
  });
  registerContainer('remote_d', file, false);
  const late = openContainer('remote_d');
  bring('remote_d', 'other');
  registerContainer('remote_d', newer, true);
  await openContainer('remote_d');
  come();

  await expect(late).rejects.toThrow('came too late');
  expect(init).not.toHaveBeenCalled();
  expect(await loadExpose('remote_d', './page')).toBe('other');
});

it('gives the container that was registered last to all who began with the same file', async () => {
  const { promise: answer, resolve: come } = Promise.withResolvers<void>();
  vi.mocked(insertScript).mockImplementationOnce(async () => {
    await answer;
    page['remote_h'] = { init: () => {}, get: async () => () => 'one' };
  });
  registerContainer('remote_h', file, false);
  const first = openContainer('remote_h');
  bring('remote_h', 'other');
  registerContainer('remote_h', file, true);
  const second = openContainer('remote_h');
  come();

  expect(await first).toBe(await second);
  expect(await loadExpose('remote_h', './page')).toBe('other');
});

it('takes no container that came too late for the one whose script sets none', async () => {
  const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  vi.mocked(insertScript).mockImplementationOnce(async () => {
    await answers[0].promise;
    page['remote_e'] = { init: () => {}, get: () => () => 'one' };
  });
  vi.mocked(insertScript).mockImplementationOnce(() => answers[1].promise);
  registerContainer('remote_e', file, false);
  const late = openContainer('remote_e');
  registerContainer('remote_e', newer, true);
  const empty = openContainer('remote_e');
  answers[0].resolve();
  await expect(late).rejects.toThrow('came too late');
  answers[1].resolve();

  await expect(empty).rejects.toThrow('sets no container');
});

it('takes no container that failed to start for the one of the next try, whose script sets none', async () => {
  bring('remote_f', 'one').mockRejectedValueOnce(new Error('no start'));
  registerContainer('remote_f', file, false);
  await expect(openContainer('remote_f')).rejects.toThrow('no start');

  await expect(openContainer('remote_f')).rejects.toThrow('sets no container');
});

it('serves containers that were built with the core of Module Federation’s runtime', async () => {
  vi.mocked(insertScript).mockImplementationOnce(async () => {
    const core = page['_FEDERATION_RUNTIME_CORE'] as typeof olderCore;
    const older = new core.ModuleFederation({ name: 'remote_c', shared: {} });
    older.registerShared({ react: [{ version: '19.0.0', get: async () => () => 'own react' }] });
    page['remote_c'] = {
      init: async (scope: object) => {
        older.initOptions({ name: 'remote_c' });
        older.initShareScopeMap('default', scope as never);
        older.initializeSharing();
      },
      get: async () =>
        older.loadShare('react', { customShareInfo: { shareConfig: { singleton: true, requiredVersion: '^19.0.0' } } }),
    };
  });
  registerContainer('remote_c', file, false);

  expect(await loadExpose('remote_c', './page')).toBe('react');
});

it('loads the host’s copy of what it shares, and nothing else', async () => {
  await loadHostShare('react');
  await loadHostShare('echarts');

  expect(get).toHaveBeenCalledTimes(1);
});
