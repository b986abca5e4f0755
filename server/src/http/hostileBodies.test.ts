import { bodyAttacks, sendRaw } from '@zhilv/testing/attack/body-attacks';
import { LimitedServer } from '@zhilv/testing/attack/limited-server';
import { isLong, rounds } from '@zhilv/testing/soak';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SEEDED_PASSWORD } from '../system/user/seededPasswords.ts';

// At full length one body that is read would take several times the memory of the thread.
const BYTES = isLong ? 7_600_000 : 400_000;
const ROUNDS = rounds({ sample: 1, soak: 25 });

let server: LimitedServer;
let guest: string;
beforeAll(async () => {
  server = await LimitedServer.start(96);
  const answer = await fetch(`${server.url}/prod-api/admin-api/system/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'tenant-id': '1' },
    body: JSON.stringify({ username: 'guest', password: SEEDED_PASSWORD }),
  });
  guest = ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}, 120_000);
afterAll(() => server.close());

it(
  `bodies that nobody needs are refused unread, ${ROUNDS} of each kind at once`,
  async () => {
    for (const { name, request, refused } of bodyAttacks(guest)) {
      const sent = request(BYTES);
      const before = await server.computedMs();

      const answers = await Promise.all(Array.from({ length: ROUNDS }, () => sendRaw(server.url, sent)));

      const eachMs = ((await server.computedMs()) - before) / ROUNDS;
      for (const answer of answers) expect(answer, name).toMatch(refused);
      if (!isLong) continue;
      // Waiting does not count, so a busy machine changes little about it.
      expect(eachMs, name).toBeLessThan(50);
    }
  },
  isLong ? 600_000 : 60_000,
);
