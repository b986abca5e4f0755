import { LOG_USER_TYPE } from '@zhilv/contract/mall';
import { expect, it } from 'vitest';
import { actorOf } from './actorOf.ts';

it('says who did what a log tells, and nothing of somebody unknown', () => {
  expect(Object.values(LOG_USER_TYPE).map(actorOf)).toEqual(['系统', '买家', '商家']);
  expect(actorOf(9)).toBeNull();
});
