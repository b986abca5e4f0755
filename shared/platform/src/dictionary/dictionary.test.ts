import { describe, expect, it } from 'vitest';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { dictEntry, dictionary, dictLabel } from './dictionary.ts';

const { backEnd } = preparePlatform();

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
