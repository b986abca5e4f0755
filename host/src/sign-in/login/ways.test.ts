import { expect, it } from 'vitest';
import { wayOf } from './ways.ts';

it.each([
  ['', 'password'],
  ['?redirect=%2Findex', 'password'],
  ['?way=sms', 'sms'],
  ['?redirect=%2Findex&way=forgotten', 'forgotten'],
  ['?way=constructor', 'password'],
  ['?way=', 'password'],
])('takes the way from the query %j', (search, way) => {
  expect(wayOf(search)).toBe(way);
});
