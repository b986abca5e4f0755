import { endpoint } from '@zhilv/contract';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Call, implement } from './implement.ts';

const staff = endpoint({
  method: 'GET',
  path: '/test/staff',
  access: 'public',
  input: z.object({}),
  output: z.array(z.object({ id: z.int(), name: z.nullish(z.string()) })),
});
const answered = async (rows: z.input<typeof staff.output>) =>
  // The handler looks at nothing of the call.
  (await implement(staff, async () => rows).handle({} as Call)).data;

it('answers no columns that the contract does not name, wherever the row with them stands', async () => {
  const row = { id: 2, name: '小张', password: 'a hash' };

  expect(await answered([{ id: 1 }, row])).toStrictEqual([{ id: 1 }, { id: 2, name: '小张' }]);
});

it('answers no more of an object than its own fields', async () => {
  class Account {
    readonly id = 1;
    toJSON(): object {
      return { id: 1, password: 'a hash' };
    }
  }

  expect(JSON.stringify(await answered([new Account()]))).toBe('[{"id":1}]');
});

it('refuses what is not as the contract says', async () => {
  // The type says the same.
  const rows = [{ id: 'one' }] as unknown as z.input<typeof staff.output>;

  await expect(answered(rows)).rejects.toThrow('id');
});

it('answers rows that the contract describes as they are, for there may be ten thousand', async () => {
  const rows = [{ id: 1, name: null }, { id: 2 }];

  expect(await answered(rows)).toBe(rows);
});
