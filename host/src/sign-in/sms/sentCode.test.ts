import { testStorage } from '@zhilv/testing/host/test-storage';
import { expect, it } from 'vitest';
import { forgetStoredCode, keepSentCode, readSentCode, secondsLeft } from './sentCode.ts';

const sent = { mobile: '15612345678', time: 1_000_000 };

it('gives back what was kept', () => {
  const storage = testStorage();
  keepSentCode(storage, sent);

  expect(readSentCode(storage)).toEqual(sent);
});

it.each(['{', '[]', 'true', '{"mobile":1,"time":2}', '{"mobile":"15612345678"}', null])('takes %s for nothing', (stored) => {
  expect(readSentCode({ getItem: () => stored })).toBeNull();
});

it('goes on where storage is full', () => {
  const storage = testStorage({}, 0);

  keepSentCode(storage, sent);

  expect(readSentCode(storage)).toBeNull();
});

it('forgets what was kept', () => {
  const storage = testStorage();
  keepSentCode(storage, sent);

  forgetStoredCode(storage);

  expect(readSentCode(storage)).toBeNull();
});

it.each([
  ['just sent', 1_000_000, 60],
  ['half a second later', 1_000_500, 60],
  ['at the last moment', 1_059_001, 1],
  ['after a minute', 1_060_000, 0],
  ['after the clock was set back', 900_000, 0],
])('counts down: %s', (_when, now, seconds) => {
  expect(secondsLeft(sent, sent.mobile, now)).toBe(seconds);
});

it('concerns the phone alone that it was sent to', () => {
  expect(secondsLeft(sent, '15612345679', sent.time)).toBe(0);
  expect(secondsLeft(null, sent.mobile, sent.time)).toBe(0);
});
