import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { retryAfterMs, waitText } from './retryAfter.ts';

const ROUNDS = rounds({ sample: 300, soak: 200_000 });
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const two = (number: number, fill = '0'): string => String(number).padStart(2, fill);

/** The three spellings of a moment that HTTP has (RFC 9110 §5.6.7). */
const SPELLINGS: readonly ((moment: Date) => string)[] = [
  (moment) => moment.toUTCString(),
  (moment) => {
    const [, day, month, year, time] = moment.toUTCString().split(' ');
    return `${DAYS[moment.getUTCDay()]}, ${day}-${month}-${year?.slice(2)} ${time} GMT`;
  },
  (moment) => {
    const [, , month, year, time] = moment.toUTCString().split(' ');
    return `${DAYS[moment.getUTCDay()]?.slice(0, 3)} ${month} ${two(moment.getUTCDate(), ' ')} ${time} ${year}`;
  },
];

const NONSENSE = [
  '',
  'soon',
  'soon 5',
  '5 seconds',
  '5.5',
  '-1',
  '+5',
  '1e3',
  '0x10',
  '５',
  '1;2',
  '2 4',
  '10, 20',
  'null',
  'Infinity',
];

function headersOf(fields: Readonly<Record<string, string>>): Headers | null {
  try {
    return new Headers(fields);
  } catch {
    return null; // No answer can carry such a header.
  }
}

it.each(NONSENSE)('“%s” names no wait', (named) => {
  const headers = headersOf({ 'retry-after': named, date: 'Wed, 21 Oct 2015 07:28:00 GMT' });

  if (headers) expect(retryAfterMs(headers)).toBeNull();
});

it(`whatever Retry-After says, in ${ROUNDS} forms at random, is a wait in milliseconds or none (seed ${randomSeed})`, () => {
  const random = new SeededRandom(randomSeed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const sent = new Date(Date.UTC(2015 + random.below(30), random.below(12), 1 + random.below(28), 0, 0, random.below(86_400)));
    const seconds = random.below(10 ** (1 + random.below(7)));
    const until = new Date(sent.getTime() + (random.chance(0.2) ? -1 : 1) * seconds * 1_000);
    const date = random.pick(SPELLINGS)(sent);

    const named = random.pick(SPELLINGS)(until);
    expect(retryAfterMs(new Headers({ 'retry-after': ` ${named} `, date })), `${named} of ${date}`).toBe(
      Math.max(0, until.getTime() - sent.getTime()),
    );
    expect(retryAfterMs(new Headers({ 'retry-after': named })), named).toBeNull();
    const spelt = '0'.repeat(random.below(2)) + seconds;
    expect(retryAfterMs(new Headers({ 'retry-after': spelt, date })), spelt).toBe(seconds * 1_000);
    expect(waitText(seconds * 1_000)).toMatch(/^[1-9]\d* (秒|分钟|小时)$/);

    // A letter is changed, left out or added.
    const place = random.below(named.length);
    const letter = random.pick(['', ...'09aZ-:, +.GMT'.split('')]);
    const broken = named.slice(0, place) + letter + named.slice(place + random.below(2));
    const wait = retryAfterMs(new Headers({ 'retry-after': broken, date }));
    if (wait !== null) expect(Number.isSafeInteger(wait) && wait >= 0, broken).toBe(true);
  }
});
