import { expect, it } from 'vitest';
import { readWidths, writeWidths } from './widthStore.ts';

function shelf(text: string | null = null) {
  const stored = { text };
  return { getItem: () => stored.text, setItem: (_: string, next: string) => void (stored.text = next) };
}

const dict = { user: '1', page: 'system/dict/index' };

it('gives widths back to the same user on the same page only', () => {
  const storage = shelf();

  writeWidths(dict, { name: 240 }, storage);
  writeWidths({ ...dict, page: 'bpm/model/index' }, { key: 90 }, storage);

  expect(readWidths(dict, storage)).toEqual({ name: 240 });
  expect(readWidths({ ...dict, user: '2' }, storage)).toEqual({});
});

it.each(['', '{', 'null', '[]', '{"1":{"system/dict/index":{"name":"wide"}}}'])(
  'takes %o for none, and writes over it',
  (text) => {
    const storage = shelf(text);
    expect(readWidths(dict, storage)).toEqual({});

    writeWidths(dict, { name: 240 }, storage);

    expect(readWidths(dict, storage)).toEqual({ name: 240 });
  },
);

it('goes on without a store that is full', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };

  expect(() => writeWidths(dict, { name: 240 }, full)).not.toThrow();
});
