import { fetchRegistry, fetchTables, RemoteFailure } from '@zhilv/loader';
import type { Registry } from '@zhilv/release/schema';
import { entry, registry, summary as release } from '@zhilv/testing/release/registry-fixtures';
import { confirm, hasPermission, messageStore } from '@zhilv/platform';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type AskedOverrides, askedOverrides, keepOverrides } from '../../override/askedOverrides.ts';
import { openOverrides } from './openOverrides.ts';
import { overridesAtom } from './overrideAtoms.ts';
import { NO_OVERRIDES } from './withOverrides.ts';

vi.mock('@zhilv/loader', async (original) => ({
  ...(await original<object>()),
  fetchRegistry: vi.fn(),
  fetchTables: vi.fn(),
}));
vi.mock('@zhilv/platform', async (original) => ({
  ...(await original<object>()),
  confirm: vi.fn(),
  hasPermission: vi.fn(),
}));

const whole = registry({ remote_a: entry([release('2'), release('1')]), remote_b: entry([release('9')]) });
const ofDocument = registry({ remote_a: entry([release('2')]), remote_b: entry([release('9')]) });
const tables = { entry: { file: 'remoteEntry.js', integrity: 'sha256-x' }, pages: {}, slots: {} };
const kept = new Map<string, string>();
const said = () => messageStore.read().map(({ text }) => text);

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  for (const { id } of messageStore.read()) messageStore.close(id);
  vi.mocked(confirm).mockReset().mockResolvedValue(true);
  vi.mocked(hasPermission).mockReset().mockReturnValue(true);
  vi.mocked(fetchRegistry).mockReset().mockResolvedValue(whole);
  vi.mocked(fetchTables).mockReset().mockResolvedValue(tables);
});

async function open(off: readonly string[], pins: Readonly<Record<string, string>>) {
  keepOverrides({ off: new Set(off), pins: new Map(Object.entries(pins)) });
  const store = createStore();
  const opened = await openOverrides(ofDocument, store);
  const shown = (): AskedOverrides => {
    const { off: without, pins: pinned } = store.get(overridesAtom);
    return { off: without, pins: new Map([...pinned].map(([remote, { id }]) => [remote, id])) };
  };
  return { ...opened, shown };
}

it('begins with what was asked for, what loading takes included, and shows it', async () => {
  const { registry: begun, shown } = await open(['remote_b'], { remote_a: '1' });

  expect(begun.remotes['remote_a']).toMatchObject({ active: '1', releases: [{ id: '1', load: { ...tables, host: null } }] });
  expect(begun.remotes['remote_b']).toMatchObject({ state: 'disabled' });
  expect(shown()).toEqual({ off: new Set(['remote_b']), pins: new Map([['remote_a', '1']]) });
  expect(said()).toEqual([]);
});

describe('a release that was only uploaded', () => {
  const uploaded = registry({ remote_a: entry([release('3'), release('2'), release('1')], { active: '2' }) });

  it('runs once its user has agreed, and is not asked about again in the window', async () => {
    vi.mocked(fetchRegistry).mockResolvedValue(uploaded);
    const { registry: begun } = await open([], { remote_a: '3' });

    expect(begun.remotes['remote_a']).toMatchObject({ active: '3' });
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ content: expect.stringMatching(/remote_a 的版本 3 从未上线/) as string, danger: true }),
    );
    await open([], { remote_a: '3' });
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  it('does not run where its user does not agree, of which a message tells, and its files are not asked for', async () => {
    vi.mocked(fetchRegistry).mockResolvedValue(uploaded);
    vi.mocked(confirm).mockResolvedValue(false);
    const { registry: begun } = await open([], { remote_a: '3' });

    expect(begun.remotes['remote_a']).toBe(ofDocument.remotes['remote_a']);
    expect(fetchTables).not.toHaveBeenCalled();
    expect(said()).toEqual([expect.stringContaining('没有试用 remote_a 的版本 3')]);
    expect(askedOverrides().pins.size).toBe(0);
  });

  it('is asked about anew when it is another one', async () => {
    vi.mocked(fetchRegistry).mockResolvedValue(
      registry({ remote_a: entry([release('4'), release('3'), release('2'), release('1')], { active: '2' }) }),
    );
    await open([], { remote_a: '3' });
    await open([], { remote_a: '4' });

    expect(confirm).toHaveBeenCalledTimes(2);
  });
});

it('asks about no release that was live', async () => {
  await open([], { remote_a: '1' });

  expect(confirm).not.toHaveBeenCalled();
});

it('asks the server for nothing when remotes are off only', async () => {
  await open(['remote_b'], {});

  expect(fetchRegistry).not.toHaveBeenCalled();
});

it('gives nothing of it to who may not, says so until it is read, naming what was asked for, and asks no more', async () => {
  vi.mocked(hasPermission).mockReturnValue(false);
  const { registry: begun, shown } = await open(['remote_b'], { remote_a: '1' });

  expect(hasPermission).toHaveBeenCalledWith('infra:release:override');
  expect(begun).toEqual(ofDocument);
  expect(shown()).toEqual(NO_OVERRIDES);
  expect(messageStore.read()).toMatchObject([
    { level: 'error', text: expect.stringMatching(/没有权限.*（remote_b、remote_a）/), durationMs: null },
  ]);
  expect(askedOverrides()).toEqual(NO_OVERRIDES);
});

const failure = (kind: 'refused' | 'unreachable') => new RemoteFailure(kind, { remote: 'remote_a', release: '1' });
const refusals: readonly [string, () => void, string][] = [
  [
    'whose release.json is not what the registry says',
    () => vi.mocked(fetchTables).mockRejectedValue(failure('refused')),
    '完整性',
  ],
  ['whose release.json does not come', () => vi.mocked(fetchTables).mockRejectedValue(failure('unreachable')), '下载'],
  ['while there is no registry', () => vi.mocked(fetchRegistry).mockRejectedValue(new Error('503')), '版本信息'],
  [
    'that is blocked',
    () =>
      vi.mocked(fetchRegistry).mockResolvedValue(registry({ remote_a: entry([release('2'), release('1')], { blocked: ['1'] }) })),
    '禁止',
  ],
];
it.each(refusals)('refuses a release %s, says so until it is read, and keeps the rest', async (_, fault, words) => {
  fault();
  const { registry: begun, shown } = await open(['remote_b'], { remote_a: '1' });

  expect(begun.remotes['remote_a']).toBe(ofDocument.remotes['remote_a']);
  expect(shown()).toEqual({ off: new Set(['remote_b']), pins: new Map() });
  expect(messageStore.read()).toMatchObject([{ level: 'error', text: expect.stringContaining(words), durationMs: null }]);
  expect(askedOverrides()).toEqual({ off: new Set(['remote_b']), pins: new Map() });
});

it('refuses to do without what there is none of', async () => {
  const { shown } = await open(['bpm', '__proto__'], {});

  expect(shown()).toEqual(NO_OVERRIDES);
  expect(said()).toEqual([expect.stringContaining('bpm'), expect.stringContaining('__proto__')]);
});

const newer = (changed: Registry['remotes'][string]) => registry({ ...whole.remotes, remote_a: changed }, 2);

it('holds to the pinned release when another one is published', async () => {
  const { adjust } = await open([], { remote_a: '1' });

  expect(adjust(newer(entry([release('3'), release('2'), release('1')]))).remotes['remote_a']).toMatchObject({ active: '1' });
  expect(said()).toEqual([]);
});

it.each([
  ['blocked', entry([release('2'), release('1')], { blocked: ['1'] })],
  ['cleared away', entry([release('2')])],
])('lets go of a pinned release that is %s meanwhile, and says so', async (_, changed) => {
  const { adjust, shown } = await open([], { remote_a: '1' });

  expect(adjust(newer(changed)).remotes['remote_a']).toBe(changed);
  expect(shown()).toEqual(NO_OVERRIDES);
  expect(said()).toEqual([expect.stringContaining('remote_a')]);
  expect(askedOverrides().pins.size).toBe(0);
});
