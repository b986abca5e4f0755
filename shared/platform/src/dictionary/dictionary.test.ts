import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { dictEntry, dictionary, dictLabel } from './dictionary.ts';

const { backEnd, storage, storeSession } = preparePlatform();

const row = (dictType: string, value: string, label: string) => ({ dictType, value, label, colorType: '', cssClass: '' });
const load = (...rows: object[]) => {
  backEnd().script('/admin-api/system/dict-data/list-all-simple', success(rows));
  return dictionary.load();
};

describe('dictionaries', () => {
  it('keep the order of the back end within a type', async () => {
    await load(row('colour', '2', '青'), row('size', 'a', '大'), row('colour', '1', '绿'));

    expect(dictionary.entries('colour').map(({ label }) => label)).toEqual(['青', '绿']);
    expect(dictionary.entries('size')).toHaveLength(1);
    expect(dictionary.entries('unknown')).toEqual([]);
  });

  it('find an entry by its value as text', async () => {
    await load(row('colour', '2', '青'), row('truth', 'true', '是'));

    expect(dictLabel('colour', 2)).toBe('青');
    expect(dictLabel('colour', '2')).toBe('青');
    expect(dictLabel('truth', true)).toBe('是');
    expect(dictLabel('colour', 3)).toBe('3');
    expect(dictLabel('colour', null)).toBe('');
  });

  it('take types named like parts of objects for ordinary ones', async () => {
    await load(row('__proto__', 'polluted', '一'), row('constructor', '1', '二'), row('toString', '1', '三'));

    expect(dictLabel('__proto__', 'polluted')).toBe('一');
    expect(dictLabel('constructor', '1')).toBe('二');
    expect(dictionary.entries('hasOwnProperty')).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('keep what they have when loading fails', async () => {
    await load(row('colour', '2', '青'));
    backEnd().script('/admin-api/system/dict-data/list-all-simple', refusal(500, '系统异常'));

    await expect(dictionary.load()).rejects.toThrow('系统异常');

    expect(dictLabel('colour', 2)).toBe('青');
  });

  it('fall back to the entry this product knows, which a selector does not offer', async () => {
    await load();

    // The table comes when a value is first missed, by this test or one before it.
    await expect.poll(() => dictEntry('common_status', 0)).toMatchObject({ label: '开启', colorType: 'primary' });

    expect(dictionary.entries('common_status')).toEqual([]);
    expect(dictLabel('common_status', 77)).toBe('77');
  });
});

describe('dictionaries that could not be loaded', () => {
  const PATH = '/admin-api/system/dict-data/list-all-simple';
  const failures: [string, Reply][] = [
    ['nothing answered', 'cut'],
    ['HTTP 502 came', { status: 502, text: '' }],
    ['the back end has trouble', refusal(500, '系统异常')],
    ['the answer cannot be read', { text: '<html>' }],
  ];
  const failing = async (...replies: readonly Reply[]) => {
    storeSession();
    vi.spyOn(console, 'error').mockReturnValue();
    const left = [...replies];
    backEnd().script(PATH, () => left.shift() ?? success([row('colour', '9', '赭')]));
    await expect(dictionary.load({ quiet: true })).rejects.toThrow();
  };
  const asked = () => backEnd().receivedAt(PATH).length;
  const calm = async () => {
    for (let turn = 0; turn < 50; turn += 1) await setImmediate();
  };

  afterEach(() => {
    vi.unstubAllGlobals();
    storage().clear();
  });

  it.each(failures)('are asked for again until they come, when %s', async (_why, reply) => {
    await load();
    await failing(reply, reply, reply, reply, reply, reply);

    await expect.poll(() => dictLabel('colour', 9)).toBe('赭');

    const calls = asked();
    await calm();
    expect(asked()).toBe(calls);
  });

  it('are not asked for again when the back end refuses them', async () => {
    await failing(refusal(403, ''));

    await calm();

    expect(asked()).toBe(1);
  });

  it('are not asked for before a wait that is longer than a timer can be', async () => {
    await failing({ status: 429, headers: { 'retry-after': '99999999' }, text: '' });

    await calm();

    expect(asked()).toBe(1);
  });

  it.each<[string, () => void]>([
    ['signed out', () => storage().clear()],
    ['made way for another', () => storeSession({ USERNAME: 'guest' })],
  ])('are not asked for again once the user has %s', async (_what, leaves) => {
    await failing('reset', 'reset', 'reset');
    leaves();
    const calls = asked();

    await calm();

    expect(asked()).toBe(calls);
  });

  it('are asked for when the browser is back on the network and somebody looks', async () => {
    const window = Object.assign(new EventTarget(), { sessionStorage: null });
    const document = Object.assign(new EventTarget(), { hidden: true });
    const navigator = { onLine: false };
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
    vi.stubGlobal('navigator', navigator);
    await load();
    await failing({ status: 502, text: '' });
    const calls = asked();

    await calm();
    expect(asked()).toBe(calls);

    navigator.onLine = true;
    window.dispatchEvent(new Event('online'));
    await calm();
    expect(asked()).toBe(calls);

    document.hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => dictLabel('colour', 9)).toBe('赭');
    expect(asked()).toBe(calls + 1);
  });
});
