import { describe, expect, it } from 'vitest';
import { readColumns, writeColumns } from './columnStore.ts';

function shelf(text: string | null = null) {
  const stored = { text };
  return { stored, getItem: () => stored.text, setItem: (_: string, next: string) => void (stored.text = next) };
}

const dict = { user: '1', page: 'system/dict/index' };
const choice = { order: ['name', 'status'], hidden: ['status'] };

describe('the store of chosen columns', () => {
  it('gives back what was chosen, to the same user on the same page only', () => {
    const storage = shelf();

    writeColumns(dict, choice, storage);

    expect(readColumns(dict, storage)).toEqual(choice);
    expect(readColumns({ ...dict, user: '2' }, storage)).toBeNull();
    expect(readColumns({ ...dict, page: 'bpm/model/index' }, storage)).toBeNull();
  });

  it('forgets a page’s choice and keeps the others', () => {
    const storage = shelf();
    const other = { user: '1', page: 'bpm/model/index' };
    writeColumns(dict, choice, storage);
    writeColumns(other, choice, storage);

    writeColumns(dict, null, storage);

    expect(readColumns(dict, storage)).toBeNull();
    expect(readColumns(other, storage)).toEqual(choice);
  });

  it.each(['', '{', 'null', '[]', '{"1":{"system/dict/index":{"order":"name"}}}', '{"1":5}'])(
    'takes %o for nothing chosen, and can be written over',
    (text) => {
      const storage = shelf(text);
      expect(readColumns(dict, storage)).toBeNull();

      writeColumns(dict, choice, storage);

      expect(readColumns(dict, storage)).toEqual(choice);
    },
  );

  it('goes on without a store that is full', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };

    expect(() => writeColumns(dict, choice, full)).not.toThrow();
  });
});
