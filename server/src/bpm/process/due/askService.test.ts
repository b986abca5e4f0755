import { afterEach, expect, it, vi } from 'vitest';
import type { Job } from '../../engine/index.ts';
import type { ProcessPart } from '../hooks/ProcessPart.ts';
import { askService } from './askService.ts';

const row = {
  id: 'j1',
  tenantId: 1,
  rootId: 'r1',
  ref: 5,
  elementId: 'book',
  nextTime: 0,
  held: false,
};
const job: Job = {
  ref: 5,
  instance: 1,
  token: 2,
  activity: 'book',
  kind: 'service',
  handler: 'booking',
  fields: {},
  due: 0,
  failures: 0,
  error: null,
  stuck: false,
  chain: 0,
};
const asked = (booking: NonNullable<ProcessPart['services']>[string]) => askService([{ services: { booking } }], row, job);

afterEach(() => vi.useRealTimers());

it('a service that never answers has failed after a minute, so that the others are asked', async () => {
  vi.useFakeTimers();
  let command: unknown = null;
  void asked(() => new Promise(() => {})).then((given) => (command = given));

  await vi.advanceTimersByTimeAsync(59_999);
  expect(command).toBeNull();
  await vi.advanceTimersByTimeAsync(1);

  expect(command).toEqual({ do: 'jobFailed', job: 5, error: '服务在 60 秒内没有回应' });
});

it('one that answers leaves no timer behind', async () => {
  vi.useFakeTimers();

  expect(await asked(async () => ({ seat: 1 }))).toEqual({ do: 'jobDone', job: 5, variables: { seat: 1 } });
  expect(vi.getTimerCount()).toBe(0);
});

it('what it fails with is kept in few words', async () => {
  const command = await asked(() => Promise.reject(new Error('x'.repeat(10_000))));

  expect(command).toMatchObject({ do: 'jobFailed', error: `${'x'.repeat(500)}…` });
});
