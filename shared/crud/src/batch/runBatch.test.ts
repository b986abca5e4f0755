import { ApiError } from '@zhilv/platform';
import { describe, expect, it } from 'vitest';
import { type BatchState, runBatch } from './runBatch.ts';

const rows = ['一', '二', '三', '四'];

async function run(perform: (row: string) => void, stop = new AbortController(), gone = new AbortController()) {
  const states: BatchState<string>[] = [];
  const performed: string[] = [];
  const outcome = await runBatch(
    rows,
    (row) => {
      performed.push(row);
      return Promise.resolve().then(() => perform(row));
    },
    { stop: stop.signal, gone: gone.signal, onProgress: (state) => states.push(state) },
  );
  return { states, performed, last: states.at(-1), outcome };
}

const refuse = (message: string): never => {
  throw new ApiError('business', message);
};

describe('a batch', () => {
  it('takes one row after the other and says how far it is', async () => {
    const { states, performed, last } = await run(() => {});

    expect(performed).toEqual(rows);
    expect(states.map(({ succeeded }) => succeeded.length)).toEqual([0, 1, 2, 3, 4, 4]);
    expect(last).toMatchObject({ succeeded: rows, failed: [], ended: true });
  });

  it('goes on after a row that fails, and gives the reason', async () => {
    const { last } = await run((row) => row === '二' && refuse('该字典类型还有字典数据'));

    expect(last).toMatchObject({
      succeeded: ['一', '三', '四'],
      failed: [{ row: '二', reason: '该字典类型还有字典数据' }],
      ended: true,
    });
  });

  it('ends with the row under way when it is asked to stop', async () => {
    const controller = new AbortController();

    const { states, last } = await run((row) => row === '二' && controller.abort(), controller);

    expect(states.some(({ stopping, ended }) => stopping && !ended)).toBe(true);
    expect(last).toMatchObject({ succeeded: ['一', '二'], failed: [], ended: true });
  });

  it('sends nothing more once its page has gone, and gives what came of it', async () => {
    const gone = new AbortController();

    const { performed, outcome } = await run((row) => row === '二' && gone.abort(), new AbortController(), gone);

    expect(performed).toEqual(['一', '二']);
    expect(outcome).toMatchObject({ rows, succeeded: ['一', '二'], failed: [], ended: true });
  });

  it('ends where no further row could succeed', async () => {
    const { performed, last } = await run((row) => {
      if (row === '二') throw new ApiError('network', '后端接口连接异常');
    });

    expect(performed).toEqual(['一', '二']);
    expect(last).toMatchObject({ succeeded: ['一'], failed: [{ row: '二' }], ended: true });
  });

  it('lets through what is no refusal', async () => {
    await expect(
      run(() => {
        throw new TypeError('a mistake of ours');
      }),
    ).rejects.toThrow('a mistake of ours');
  });
});
