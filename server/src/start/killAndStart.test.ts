import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rounds } from '@zhilv/testing/soak';
import { startServerProcess } from '@zhilv/testing/process/start-server-process';
import { afterAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

const ROUNDS = rounds({ sample: 1, soak: 30 });
const WRITERS = 4;

const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-kill-'));
let running: ChildProcess | undefined;
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

async function startServer(): Promise<{ readonly child: ChildProcess; readonly api: string }> {
  const { child, url } = await startServerProcess(directory);
  running = child;
  return { child, api: `${url}/prod-api/admin-api` };
}

async function ask(address: string, token?: string, body?: unknown): Promise<{ code: number; data: unknown }> {
  const answer = await fetch(address, {
    headers: { 'tenant-id': '1', 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { code: number; data: unknown };
}

const signIn = async (api: string): Promise<string> => {
  const { data } = await ask(`${api}/system/auth/login`, undefined, { username: 'admin', password: SEEDED_PASSWORD });
  return (data as { accessToken: string }).accessToken;
};

it(
  `keeps what it confirmed and whoever was signed in, when it is killed while it writes, ${ROUNDS} times`,
  async () => {
    const confirmed = new Set<string>();
    let token: string | undefined;
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { child, api } = await startServer();
      token ??= await signIn(api);
      const { data } = await ask(`${api}/system/dict-type/list-all-simple`, token);
      const kept = new Set((data as { type: string }[]).map(({ type }) => type));
      expect([...confirmed].filter((type) => !kept.has(type))).toEqual([]);

      const writer = async (number: number): Promise<void> => {
        for (let count = 0; child.exitCode === null; count += 1) {
          const type = `round_${round}_${number}_${count}`;
          const { code } = await ask(`${api}/system/dict-type/create`, token, { name: type, type, status: 0 });
          if (code === 0) confirmed.add(type);
          // The others are in the middle of theirs.
          if (number === 0 && count === 5) child.kill('SIGKILL');
        }
      };
      const ended = once(child, 'exit');
      await Promise.allSettled(Array.from({ length: WRITERS }, (_, number) => writer(number)));
      await ended;
    }
    expect(confirmed.size).toBeGreaterThan(ROUNDS * WRITERS);
  },
  60_000 + ROUNDS * 20_000,
);
