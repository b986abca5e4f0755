import { setImmediate } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { preparePlatform } from '@zhilv/testing/platform/prepared-platform';
import { type Received, refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it, vi } from 'vitest';
import type * as Index from '../index.ts';

const WALKS = rounds({ sample: 10, soak: 1_500 });
const STEPS = 12;
const USERS = ['admin', 'guest', 'clerk'];
const TENANTS = ['1', '2'];

const { backEnd, storage, stored } = preparePlatform();

/** Counts the tokens of all walks: nobody waits for a sign-out's call, so it may come when the next walk has begun. */
let issued = 0;

/** The sign-ins that a back end knows of. */
class SignIns {
  readonly #random: SeededRandom;
  readonly #owners = new Map<string, string>();
  readonly #accessTokens = new Map<string, string>();

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** @param owner names tenant and user */
  begin(owner: string): object {
    const refreshToken = `refresh-${(issued += 1)}`;
    this.#owners.set(refreshToken, owner);
    return this.#tokensFor(refreshToken);
  }

  /** Our server exchanges the refresh token, others leave it as it is. */
  renew(refreshToken: string): object | null {
    const owner = this.#owners.get(refreshToken);
    if (owner === undefined) return null;
    if (this.#random.chance(0.5)) return this.#tokensFor(refreshToken);
    this.#owners.delete(refreshToken);
    return this.begin(owner);
  }

  #tokensFor(refreshToken: string): object {
    const accessToken = `access-${(issued += 1)}`;
    this.#accessTokens.set(accessToken, refreshToken);
    return { userId: 1, accessToken, refreshToken, expiresTime: 1 };
  }

  end(accessToken: string): void {
    this.#owners.delete(this.#accessTokens.get(accessToken) ?? '');
  }

  /** Time goes by. */
  expire(): void {
    for (const accessToken of this.#accessTokens.keys()) if (this.#random.chance(0.8)) this.#expired.add(accessToken);
  }
  readonly #expired = new Set<string>();

  accepts(accessToken: string): boolean {
    return this.ownerOf(accessToken) !== null && !this.#expired.has(accessToken);
  }

  /** Whose token it is, whether it has expired or not; null once the sign-in has ended. */
  ownerOf(accessToken: string): string | null {
    return this.#owners.get(this.refreshTokenOf(accessToken)) ?? null;
  }

  refreshTokenOf(accessToken: string): string {
    return this.#accessTokens.get(accessToken) ?? '';
  }
}

type Platform = typeof Index;

/** A window has the modules to itself, and shares the storage and the browser's locks with others. */
async function openWindow(random: SeededRandom): Promise<Platform> {
  vi.resetModules();
  const platform = await import('../index.ts');
  platform.configurePlatform(
    { apiBase: `${backEnd().url}/admin-api`, tenantOn: true },
    // Every window has a clock that has left the last refusal behind.
    {
      storage: storage(),
      storageEvents: null,
      goTo: () => {},
      monotonicMs: () => (clock += 60_000 + random.below(9)),
      retryDelayMs: 0,
    },
  );
  return platform;
}
let clock = 0;

const bearer = ({ headers }: Received): string => (headers.authorization ?? '').replace('Bearer ', '');
const tenantOf = ({ headers }: Received): string => String(headers['tenant-id']);

it(
  `whatever ${WALKS} walks over sign-ins, sign-outs and refreshes in three windows meet, what is stored is one session that lives (seed ${randomSeed})`,
  async () => {
    const random = new SeededRandom(randomSeed);
    const windows = [await openWindow(random), await openWindow(random), await openWindow(random)];

    for (let walk = 0; walk < WALKS; walk += 1) {
      const signIns = new SignIns(random);
      const done: string[] = [];
      backEnd().forget();
      storage().clear();
      const late = async (): Promise<void> => {
        for (let turn = random.below(12); turn > 0; turn -= 1) await setImmediate();
      };
      const api = (path: string) => `/admin-api/system${path}`;
      const mixed: string[] = [];
      /** A token of one tenant must not come with the id of another. */
      const note = (received: Received): void => {
        const tenant = signIns.ownerOf(bearer(received))?.split('/')[0];
        if (tenant !== undefined && tenant !== tenantOf(received)) mixed.push(`${received.path} for ${tenant}`);
      };
      backEnd().script(api('/tenant/get-id-by-name'), ({ query }) => success(Number(new URLSearchParams(query).get('name'))));
      backEnd().script(api('/auth/login'), async (received) => {
        const { username } = JSON.parse(received.body) as { username: string };
        const tokens = signIns.begin(`${tenantOf(received)}/${username}`);
        await late();
        return success(tokens);
      });
      backEnd().script(api('/auth/refresh-token'), async ({ query }) => {
        const tokens = signIns.renew(new URLSearchParams(query).get('refreshToken') ?? '');
        await late();
        return tokens === null ? refusal(401, '无效的刷新令牌') : success(tokens);
      });
      backEnd().script(api('/auth/logout'), async (received) => {
        note(received);
        signIns.end(bearer(received));
        await late();
        return success(true);
      });
      backEnd().script(api('/dict-type/get'), async (received) => {
        note(received);
        const answer = signIns.accepts(bearer(received)) ? success(null) : refusal(401, '账号未登录');
        await late();
        return answer;
      });

      const act = (): Promise<unknown> => {
        const { call, session } = random.pick(windows);
        const username = random.pick(USERS);
        const tenantName = random.pick(TENANTS);
        const way = random.pick(['call', 'call', 'call', 'sign in', 'sign out', 'expire'] as const);
        done.push(way === 'sign in' ? `${way} as ${tenantName}/${username}` : way);
        if (way === 'sign in') return session.signIn({ tenantName, username, password: 'admin123' });
        if (way === 'sign out') return session.signOut();
        if (way === 'call') return call(dictType.get, { id: 1 });
        signIns.expire();
        return Promise.resolve();
      };
      for (let step = 0; step < STEPS; step += 1) {
        // Several things happen at once, and a refusal is no fault.
        await Promise.allSettled(Array.from({ length: 1 + random.below(4) }, act));
        const { ACCESS_TOKEN, REFRESH_TOKEN, USERNAME, TENANT_ID } = stored();
        const told = done.join(', ');
        expect(mixed, told).toEqual([]);
        if (ACCESS_TOKEN === undefined) {
          expect(stored(), told).toEqual({});
          continue;
        }
        expect(signIns.ownerOf(ACCESS_TOKEN ?? ''), told).toBe(`${TENANT_ID}/${USERNAME}`);
        expect(signIns.refreshTokenOf(ACCESS_TOKEN ?? ''), told).toBe(REFRESH_TOKEN);
        done.push('|');
      }
    }
  },
  rounds({ sample: 60_000, soak: 900_000 }),
);
