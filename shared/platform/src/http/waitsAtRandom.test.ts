import { dictType } from '@zhilv/contract/system';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../call/call.ts';
import { messageStore } from '../messages/messageStore.ts';
import { ApiError } from './ApiError.ts';
import { waitText } from './retryAfter.ts';
import { adoptCalls } from './startedCalls.ts';

const ROUNDS = rounds({ sample: 300, soak: 20_000 });

/** One call with all its tries may take so long, and a third of that is the longest wait (`fetchAsAsked.ts`). */
const TIME_LIMIT_MS = 30_000;
const LONGEST_WAIT_MS = TIME_LIMIT_MS / 3;
/** The named wait is lengthened by up to a quarter. */
const SPREAD = 1.25;
const MOST_WAITS = 2;
const MOST_RETRIES = 2;
/** A timer's time is cut to whole milliseconds. */
const ROUNDING_MS = 1;

const { configure, storeSession } = preparePlatform();

beforeEach(() => {
  // The pieces of a body come by the runtime's own timers.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'], now: Date.UTC(2026, 0, 1) });
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => {
  adoptCalls(() => undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The network does this to one try. */
interface Turn {
  readonly latencyMs: number;
  readonly what: 'good' | 'refused' | 'lost' | 'silence';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The answer names this wait; null where it names none that can be read. */
  readonly namedMs: number | null;
  /** People can read a wait in the back end's own words. */
  readonly saysItself: boolean;
}

const NONSENSE = ['', 'soon', '-1', '5.5', '1e3', '10, 20', 'Infinity', 'Thu, 32 Foo 2026 99:99:99 GMT'];
const WORDS = [
  '',
  '操作太快了',
  '请在 5 分钟后重试',
  '次数过多，请在 10 秒后重试',
  null,
  'java.lang.IllegalStateException: x',
] as const;

/** Spells a wait, as seconds, as a date, not at all or in a way that nobody can read. */
function waitHeaders(random: SeededRandom): Pick<Turn, 'headers' | 'namedMs'> {
  const seconds = random.pick([0, random.below(4), random.below(12), random.below(100), random.below(100_000)]);
  const sent = new Date(Date.UTC(2015 + random.below(30), random.below(12), 1));
  const date = sent.toUTCString();
  return random.pick<() => Pick<Turn, 'headers' | 'namedMs'>>([
    () => ({ headers: { 'Retry-After': String(seconds) }, namedMs: seconds * 1_000 }),
    () => ({
      headers: { 'Retry-After': new Date(sent.getTime() + seconds * 1_000).toUTCString(), Date: date },
      namedMs: seconds * 1_000,
    }),
    () => ({ headers: { 'Retry-After': new Date(sent.getTime() - seconds * 1_000).toUTCString(), Date: date }, namedMs: 0 }),
    () => ({ headers: { Date: date }, namedMs: null }),
    () => ({ headers: { 'Retry-After': random.pick(NONSENSE), Date: date }, namedMs: null }),
  ])();
}

function turnAtRandom(random: SeededRandom): Turn {
  const latencyMs = random.pick([0, random.below(100), random.below(4_000)]);
  const turn = { latencyMs, status: 200, headers: {}, body: '', namedMs: null, saysItself: false };
  const kind = random.next();
  if (kind < 0.12) return { ...turn, what: 'good' };
  if (kind < 0.2) return { ...turn, what: 'lost' };
  if (kind < 0.22) return { ...turn, what: 'silence' };
  const msg = random.pick(WORDS);
  const status = random.pick([429, 429, 429, 503, 503, 500, 200]);
  const isEnvelope = status === 200 || random.chance(0.5);
  return {
    ...turn,
    ...waitHeaders(random),
    what: 'refused',
    status,
    body: isEnvelope ? JSON.stringify({ code: status === 200 ? 429 : status, data: null, msg }) : random.pick(['', '<html>']),
    saysItself: isEnvelope && msg !== null && msg.includes('后重试'),
  };
}

interface Ask {
  readonly askedAt: number;
  readonly turn: Turn;
  answeredAt: number | null;
}

/** Answers each try by a turn of its own, at its own time, and remembers when it was asked. */
class Network {
  readonly asks: Ask[] = [];
  readonly #random: SeededRandom;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  readonly answer = ({ method, signal }: Request): Promise<Response> => {
    const ask: Ask = { askedAt: Date.now(), turn: turnAtRandom(this.#random), answeredAt: null };
    this.asks.push(ask);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        reject(signal.reason as Error); // Whoever aborts gives one.
      };
      const { what, latencyMs, status, headers, body } = ask.turn;
      const settle = (): void => {
        signal.removeEventListener('abort', leave);
        ask.answeredAt = Date.now();
        if (what === 'lost') reject(new TypeError('Failed to fetch'));
        else if (what === 'good') resolve(Response.json({ code: 0, data: method === 'GET' ? null : true }));
        else resolve(new Response(body, { status, headers }));
      };
      const timer = what === 'silence' ? undefined : setTimeout(settle, latencyMs);
      signal.addEventListener('abort', leave, { once: true });
      if (signal.aborted) leave();
    });
  };
}

/** A try after an answer that asks for a wait comes in this time after it; null where it may not come at all. */
function nextTryMs({ turn }: Ask): readonly [number, number] | null {
  if (turn.what === 'lost') return [0, 0];
  const isAskedToWait = turn.what === 'refused' && (turn.status === 429 || turn.status === 503);
  if (!isAskedToWait || turn.namedMs === null || turn.namedMs > LONGEST_WAIT_MS) return null;
  return [turn.namedMs, turn.namedMs * SPREAD];
}

/** Checks when the call was tried, and gives whether it had to be tried once more. */
function checkTries(asks: readonly Ask[], isRead: boolean, told: string): boolean {
  let [waits, retries] = [0, 0];
  for (const [index, ask] of asks.entries()) {
    const range = isRead ? nextTryMs(ask) : null;
    if (ask.turn.what === 'lost') [waits, retries] = [0, retries + 1];
    else waits += 1;
    const next = asks[index + 1];
    const mayCome = range !== null && waits <= MOST_WAITS && retries <= MOST_RETRIES;
    // A wait that its spread makes longer than the longest one is told instead.
    if (next === undefined) return mayCome && range[1] <= LONGEST_WAIT_MS;
    expect(mayCome, told).toBe(true);
    const passed = next.askedAt - (ask.answeredAt ?? Number.NaN);
    expect(passed, told).toBeGreaterThanOrEqual(range?.[0] ?? Number.NaN);
    expect(passed, told).toBeLessThanOrEqual((range?.[1] ?? Number.NaN) + ROUNDING_MS);
  }
  return false;
}

/** Gives the error of a call that fails, and `good` for one that does not. */
async function endOf(calling: Promise<unknown>): Promise<unknown> {
  try {
    await calling;
    return 'good';
  } catch (error) {
    return error;
  }
}

it(
  `what Retry-After says, in ${ROUNDS} calls at random, is waited for or told (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    const met = { good: 0, refused: 0, lost: 0, late: 0, left: 0 };

    for (let round = 0; round < ROUNDS; round += 1) {
      storeSession();
      configure({ timeoutMs: TIME_LIMIT_MS });
      for (const { id } of messageStore.read()) messageStore.close(id);
      const network = new Network(random);
      adoptCalls(network.answer);
      const isOnLine = random.chance(0.8);
      vi.stubGlobal('navigator', { onLine: isOnLine });
      const isRead = random.chance(0.8);
      const leaving = new AbortController();
      const leftAfterMs = random.chance(0.3) ? random.below(random.pick([10, 5_000, 25_000])) : null;
      const reason = new DOMException('left', 'AbortError');
      const leave = leftAfterMs === null ? undefined : setTimeout(() => leaving.abort(reason), leftAfterMs);

      const startedAt = Date.now();
      const { signal } = leaving;
      const calling = isRead
        ? call(dictType.get, { id: 1 }, { signal })
        : call(dictType.update, { id: 1, name: '性别', type: 'sex', status: 0, remark: '' }, { signal });
      const end = await endOf(calling);
      const took = Date.now() - startedAt;
      clearTimeout(leave);

      const told = JSON.stringify([round, isRead, leftAfterMs, took, String(end), network.asks]);
      expect(vi.getTimerCount(), `a timer is left: ${told}`).toBe(0);
      expect(took, told).toBeLessThanOrEqual(TIME_LIMIT_MS);
      const texts = shownMessages().map(({ text }) => text);
      const last = network.asks.at(-1);
      const mustGoOn = checkTries(network.asks, isRead, told);

      if (end === reason) {
        expect(took, told).toBe(leftAfterMs);
        expect(texts, told).toEqual([]);
        met.left += 1;
        continue;
      }
      if (leftAfterMs !== null) expect(took, `did not end when it was left: ${told}`).toBeLessThanOrEqual(leftAfterMs);
      if (end === 'good') {
        expect(last?.turn.what, told).toBe('good');
        expect(texts, told).toEqual([]);
        met.good += 1;
        continue;
      }
      if (!(end instanceof ApiError) || last === undefined) throw new Error(told, { cause: end });
      expect(texts.length, told).toBe(1);
      if (took === TIME_LIMIT_MS) {
        expect(end, told).toMatchObject({ kind: 'timeout', code: 0 });
        met.late += 1;
        continue;
      }
      expect(mustGoOn, `gave up too early: ${told}`).toBe(false);
      if (last.turn.what === 'lost') {
        expect(texts, told).toEqual([isOnLine ? '后端接口连接异常' : '网络已断开，请恢复后再试']);
        met.lost += 1;
        continue;
      }
      const { namedMs, saysItself, status } = last.turn;
      expect(end.code, told).toBe(status === 200 ? 429 : status);
      expect(end.retryAfterMs, told).toBe(namedMs);
      expect(texts, told).toEqual([end.message]);
      if (namedMs !== null && !saysItself) expect(end.message, told).toContain(`${waitText(namedMs)}后可重试`);
      else if (status === 429) expect(end.message, told).not.toMatch(/异常/);
      met.refused += 1;
    }

    expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(0);
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);
