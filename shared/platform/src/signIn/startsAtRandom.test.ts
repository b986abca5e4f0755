import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { refusal, type Reply, success } from '@zhilv/testing/platform/scripted-back-end';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it, vi } from 'vitest';
import { dialogStore } from '../messages/dialogStore.ts';
import { messageStore } from '../messages/messageStore.ts';
import { session } from './session.ts';

const STARTS = rounds({ sample: 150, soak: 6_000 });

const { backEnd, storage, stored, storeSession } = preparePlatform();

const api = (path: string) => `/admin-api/system${path}`;
const INFO = api('/auth/get-permission-info');
const REFRESH = api('/auth/refresh-token');
const LOGOUT = api('/auth/logout');

const info = { user: { id: 1, nickname: '小张', avatar: '' }, roles: ['common'], permissions: ['system:dict:query'] };
const tokens = { userId: 1, accessToken: 'access-2', refreshToken: 'refresh-1', expiresTime: 1 };

/** An answer, with what it means for the session. */
interface Answer {
  readonly means: 'good' | 'unauthorised' | 'refused' | 'undecided';
  readonly reply: Reply;
}

const PAGES = ['', '<!doctype html><title>Bad Gateway</title>', 'upstream connect error', '{"status":404,"error":"Not Found"}'];
/** Codes by which the framework says that it cannot serve the call, and those of its own trouble. */
const UNDECIDED = [404, 405, 409, 423, 429, 500, 501, 503, 900, 901, 999];
const REFUSED = [400, 403, 1_000, 1_002_003_003, 1_002_003_006];

/** Data that is neither a user nor tokens. */
const BAD_DATA = ['null', '[]', '{}', '7', '{"user":null,"accessToken":null}', '{"user":{"id":[]},"accessToken":" 中"}'];

function fault(random: SeededRandom, data: object): Answer {
  const envelope = JSON.stringify({ code: 0, data, msg: '' });
  const means = 'undecided';
  const status = random.pick([400, 403, 404, 405, 408, 413, 429, 500, 502, 503, 504, 507, 599]);
  return random.pick<() => Answer>([
    () => ({ means, reply: random.pick(['reset', 'cut'] as const) }),
    () => ({ means, reply: { status, text: random.pick(PAGES) } }),
    () => ({ means, reply: { status: 500 + random.below(100), json: { code: random.pick(REFUSED), data: null, msg: '' } } }),
    () => ({ means, reply: { text: random.pick(PAGES) } }),
    () => ({ means, reply: refusal(random.pick(UNDECIDED), random.pick(['', '系统异常'])) }),
    () => ({ means, reply: { text: envelope.slice(0, random.below(envelope.length)) } }),
    () => ({ means, reply: { text: `{"code":${random.pick([0, 200])},"data":${random.pick(BAD_DATA)}}` } }),
  ])();
}

function refused(random: SeededRandom): Answer {
  const json = { code: random.pick(REFUSED), data: null, msg: random.pick(['', '用户不存在']) };
  return { means: 'refused', reply: random.chance(0.5) ? { json } : { status: 403, json } };
}

const unauthorised: Answer = { means: 'unauthorised', reply: refusal(401, '账号未登录') };

/** Rows of menus, some of which nobody can use, and the ids of the others. */
function menus(random: SeededRandom): { readonly rows: unknown; readonly good: readonly number[] } {
  if (random.chance(0.2)) return { rows: random.pick(['none', { list: [] }, 7, Number.NaN]), good: [] }; // JSON has null for the last.
  if (random.chance(0.1)) return { rows: undefined, good: [] };
  const good: number[] = [];
  const rows = Array.from({ length: random.below(8) }, (_, id): unknown => {
    const row = { id, parentId: 0, name: `菜单${id}`, path: `/${id}`, visible: true, keepAlive: true };
    if (random.chance(0.3)) return random.pick<unknown>([null, 7, [], {}, { ...row, name: null }, { ...row, visible: '是' }]);
    good.push(id);
    return row;
  });
  return { rows, good };
}

/** What follows for the session from the answers to its first call, to the refresh, and to the call after that. */
function outcomeOf(first: Answer, refresh: Answer, second: Answer): 'started' | 'ended' | 'kept' {
  const { means } = first.means === 'unauthorised' && refresh.means === 'good' ? second : first;
  if (first.means === 'unauthorised' && refresh.means === 'undecided') return 'kept';
  if (means === 'good') return 'started';
  return means === 'undecided' ? 'kept' : 'ended';
}

it(
  `of ${STARTS} starts with faults at random only those that the back end refuses cost the session (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(console, 'warn').mockReturnValue();
    const met = { started: 0, ended: 0, kept: 0 };

    for (let start = 0; start < STARTS; start += 1) {
      backEnd().forget();
      storage().clear();
      storeSession();
      const { rows, good } = menus(random);
      const started = { ...info, menus: rows };
      const answer = (data: object): Answer =>
        random.chance(0.2) ? refused(random) : random.chance(0.5) ? fault(random, data) : { means: 'good', reply: success(data) };
      const first = random.chance(0.5) ? unauthorised : answer(started);
      const refresh = random.chance(0.2) ? { ...unauthorised, means: 'refused' as const } : answer(tokens);
      const second = random.chance(0.1) ? unauthorised : answer(started);
      backEnd().script(INFO, ({ headers }) => (headers.authorization === 'Bearer access-2' ? second : first).reply);
      backEnd().script(REFRESH, refresh.reply);
      backEnd().script(LOGOUT, success(true));
      const told = JSON.stringify([start, first, refresh, second]);

      const [ended] = await Promise.allSettled([session.start()]);

      const outcome = outcomeOf(first, refresh, second);
      met[outcome] += 1;
      expect(ended.status, told).toBe(outcome === 'started' ? 'fulfilled' : 'rejected');
      if (ended.status === 'rejected') expect(ended.reason, told).toMatchObject({ name: 'ApiError', shown: false });
      else
        expect(
          ended.value.menus.map(({ id }) => id),
          told,
        ).toEqual(good);
      expect([dialogStore.read(), messageStore.read()], told).toEqual([[], []]);
      if (outcome === 'ended') {
        expect(stored(), told).toEqual({});
        // It is on its way before the next start, so that it is not counted there.
        await expect.poll(() => backEnd().receivedAt(LOGOUT), { message: told }).toHaveLength(1);
        continue;
      }
      expect(stored(), told).toMatchObject({ USERNAME: 'admin', REFRESH_TOKEN: 'refresh-1' });
      expect(storage().getItem('ACCESS_TOKEN'), told).toMatch(/^access-[12]$/);
      expect(backEnd().receivedAt(LOGOUT), told).toEqual([]);

      backEnd().script(INFO, success({ ...info, menus: [] }));
      await session.start();
      expect(session.read().phase, told).toBe('started');
    }
    expect(
      Object.values(met).every((count) => count > STARTS / 10),
      JSON.stringify(met),
    ).toBe(true);
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);
