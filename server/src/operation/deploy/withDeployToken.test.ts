import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestDeploy, type TestDeploy } from '@zhilv/testing/deploy/start-test-deploy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withDeployToken } from './withDeployToken.ts';

let test: TestDeploy;
let directory: string;
let release: string;
beforeAll(async () => {
  test = await startTestDeploy();
  await test.releases.publishAll('1.0.0-a', '1.0.0-b');
  directory = test.built('1.0.0-c', { 'a.js': 1 });
  release = path.basename(directory);
});
afterAll(() => test.close());

const registry = () => readFileSync(path.join(test.releases.siteDirectory, 'registry.json'), 'utf8');
let before: string;
beforeEach(() => {
  before = registry();
});

/** Every command that would change something. */
const CHANGES = () => [
  ['publish', directory],
  ['publish', directory, '--no-activate'],
  ['promote', 'bpm', '1.0.0-a'],
  ['rollback', 'bpm'],
  ['disable', 'bpm', '--message', '维护中'],
  ['enable', 'bpm'],
];

async function allRefused(token: string, why: string, commands = CHANGES()): Promise<void> {
  for (const words of commands)
    expect(await test.mfe(token, words), words.join(' ')).toEqual({ code: 1, out: [], wrong: expect.stringContaining(why) });
  expect(registry()).toBe(before);
}

const HOW = '版本与发布 (/releases) → 部署令牌';

describe('a token', () => {
  it('that was made up is refused, with how to get one', async () => {
    const { token } = await test.token();
    const [, id = ''] = token.split('_');

    for (const invented of [
      `mfe_${id}_${'x'.repeat(43)}`,
      `mfe_999_${'x'.repeat(43)}`,
      `mfe_${'9'.repeat(19)}_${'x'.repeat(43)}`,
      'mfe_x',
    ])
      await allRefused(invented, `this deploy token is not known here\nA deploy token is made in the console, ${HOW}`, [
        ...CHANGES(),
        ['status'],
        ['verify'],
      ]);
    expect(await test.log()).toEqual([]);
  });

  it('that was ended is refused, and the log has it', async () => {
    const { token, id } = await test.token({ name: 'ended' });
    await test.endToken(id);

    await allRefused(token, 'deploy token ended was ended at 2026-03-01', [...CHANGES(), ['status']]);

    const log = await test.log();
    expect(log.map(({ action }) => action)).toEqual(['upload', 'upload', 'promote', 'rollback', 'disable', 'enable', 'status']);
    for (const { nickname, code, refusal } of log) expect([nickname, code, refusal]).toEqual(['ended', 401, '令牌已结束']);
  });

  it('that is ended while its command waits for others is refused then', async () => {
    const { token, id } = await test.token({ name: 'waiting' });
    const use = { action: 'rollback', name: 'remote_bpm', changes: true } as const;
    const headers = new Headers({ authorization: `Bearer ${token}` });

    const used = withDeployToken(
      { db: test.db, clock: () => test.clock.now, headers, address: '192.0.2.7' },
      use,
      async (_, admit) => {
        await admit();
        await test.endToken(id);
        await admit();
        return { release: null };
      },
    );

    await expect(used).rejects.toThrow('令牌已结束');
    expect((await test.log()).at(-1)).toMatchObject({ action: 'rollback', code: 401, refusal: '令牌已结束' });
  });

  it('that expired is refused to the millisecond', async () => {
    const { token } = await test.token({ name: 'brief', days: 1 });

    test.clock.now += 86_400_000 - 1;
    expect((await test.mfe(token, ['status'])).code).toBe(0);
    test.clock.now += 1;

    await allRefused(token, 'deploy token brief expired at 2026-03-02', [...CHANGES(), ['status'], ['verify']]);
  });

  it('of other remotes publishes and changes nothing of this one, and may look', async () => {
    const { token } = await test.token({ name: 'mall', remotes: ['remote_mall', 'remote_pay'] });

    await allRefused(token, 'deploy token mall is not for remote_bpm, only for remote_mall, remote_pay');
    expect((await test.mfe(token, ['status'])).code).toBe(0);
    expect((await test.mfe(token, ['promote', 'host', '1.0.0-h'])).wrong).toContain('is not for host');
  });

  it('that may upload uploads, and activates nothing', async () => {
    const { token } = await test.token({ name: 'build', rights: 'upload' });

    await allRefused(
      token,
      'deploy token build may upload only: publish with --no-activate',
      CHANGES().filter((words) => !words.includes('--no-activate')),
    );
    expect((await test.log()).filter(({ action }) => action === 'publish')).toEqual([]);
    expect((await test.mfe(token, ['publish', directory, '--no-activate'])).out[0]).toContain(`${release}: uploaded`);
    expect(test.releases.entry().active).toBe('1.0.0-b');
    const { token: whole } = await test.token();
    expect((await test.mfe(whole, ['promote', 'bpm', release, '--first-time'])).out).toEqual([
      `remote_bpm ${release}: activated`,
    ]);
  });

  it('is a description of another name away from nothing: that is refused too', async () => {
    const { token } = await test.token({ remotes: ['remote_mall'] });
    const description = readFileSync(path.join(directory, 'release.json'));

    const answer = await fetch(`${test.url}/deploy-api/uploads/remote_mall`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: description,
    });

    expect([answer.status, await answer.json()]).toEqual([
      400,
      { reason: 'usage', message: 'release.json is one of remote_bpm, not of remote_mall' },
    ]);
  });
});

it('A network that guesses has to wait, whatever it brings then', async () => {
  const { token } = await test.token();
  const ask = (bearer: string) => fetch(`${test.url}/deploy-api/status`, { headers: { authorization: `Bearer ${bearer}` } });

  const statuses: number[] = [];
  for (let count = 0; count < 80; count += 1) statuses.push((await ask(`mfe_1_${'x'.repeat(43)}`)).status);
  const right = await ask(token);

  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(right.status).toBe(429);
  expect(right.headers.get('retry-after')).toBe('20');
});
