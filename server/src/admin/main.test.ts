import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { hashed } from '../session/tokens.ts';
import { refreshTokens } from '../session/token.table.ts';
import { deployTokens } from '../operation/deploy/deployToken.table.ts';
import { oauth2Clients } from '../system/oauth2/client/oauth2Client.table.ts';
import { users } from '../system/user/user.table.ts';
import { hashPassword, verifyPassword } from '../session/password.ts';

let directory: string;
beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'zhilv-admin-'));
  const database = await openDatabase({ dataDirectory: directory });
  await migrate(database);
  const password = await hashPassword('before123');
  await database.db.insert(users).values({ id: 1, tenantId: 1, username: 'admin', nickname: '管理员', password });
  const signIn = { tokenHash: 'x', userId: 1, tenantId: 1, createTime: 0, usedTime: 0, expiresTime: 0 };
  await database.db.insert(refreshTokens).values(signIn);
  await database.close();
});
afterAll(() => rmSync(directory, { recursive: true }));

async function admin(args: readonly string[], input: string, dataDirectory = directory) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url)), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDirectory },
  });
  child.stdin.end(input);
  const [out, error, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, error, status: status as number | null };
}

it('sets a password that is piped in and ends the sign-ins of the account', async () => {
  const { out, status } = await admin(['set-password', 'admin'], 'after1234\n');

  expect([status, out]).toEqual([0, 'The password of admin is changed; its sign-ins have ended.\n']);
  const database = await openDatabase({ dataDirectory: directory });
  const [account] = await database.db.select().from(users);
  expect(await verifyPassword('after1234', account?.password ?? '')).toBe(true);
  // Outside of tests no hash is a quick one.
  expect(account?.password).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$/);
  expect(await database.db.$count(refreshTokens)).toBe(0);
  await database.close();
});

it.each([
  [['set-password', 'stranger'], 'after1234', 'There is no account stranger'],
  [['set-password', 'admin'], 'abc', 'A password has 4 to 16 characters'],
  [['set-password'], '', 'Usage: npm run admin -- set-password <user>'],
  [['add-client', 'app', '应用', 'javascript:alert(1)'], '', 'is no web address without a fragment. Nothing was changed.'],
  [['add-client', 'app', '应用'], '', 'A client needs an address to which people come back.'],
  [['add-deploy-token', 'ci'], '', 'at least one remote'],
  [['add-deploy-token', 'ci', '../bpm'], '', 'at least one remote'],
  [['add-deploy-token', 'ci', 'bpm', '--days=400'], '', 'lasts 1 to 366 days'],
  [['add-deploy-token', 'ci', 'bpm', '--forever'], '', "Unknown option '--forever'"],
  [['end-deploy-token', '77'], '', 'There is no deploy token 77, or it has ended'],
  [['drop-everything'], '', 'Usage: npm run admin -- set-password <user>'],
])('answers %j by one line and a failure', async (args, input, message) => {
  const { error, status } = await admin(args, input);

  expect(status).toBe(1);
  expect(error).toContain(message);
  expect(error.trim().split('\n')).toHaveLength(1);
});

it('names a data directory that cannot be used, and writes nothing where there is none of its own', async () => {
  const file = path.join(directory, 'file');
  writeFileSync(file, '');

  const { error, status } = await admin(['set-password', 'admin'], 'after1234\n', path.join(file, 'data'));

  expect(status).toBe(1);
  expect(error).toMatch(/^The data directory .* is no folder, .*, or set DATA_DIR to another folder\.\n$/);
  expect(readdirSync(directory)).not.toContain('site');
});

it('adds a client and shows its secret once; one that can keep none gets none', async () => {
  const back = 'https://app.example/back';
  const closed = await admin(['add-client', 'app', '行程助手', back], '');
  const open = await admin(['add-client', 'spa', '浏览器应用', back, '--public'], '');
  const again = await admin(['add-client', 'app', '另一个', back], '');

  const [, secret = ''] = /^The client app is added\. Its secret: ([\w-]{43})\n$/.exec(closed.out) ?? [];
  expect(open.out).toBe('The client spa is added.\n');
  expect([again.status, again.error]).toEqual([1, 'There is a client app already. Nothing was changed.\n']);
  const database = await openDatabase({ dataDirectory: directory });
  const rows = await database.db.select().from(oauth2Clients);
  await database.close();
  expect(secret).not.toBe('');
  expect(rows).toMatchObject([
    { clientId: 'app', name: '行程助手', redirectUris: [back], secretHash: hashed(secret) },
    { clientId: 'spa', secretHash: null },
  ]);
});

it('makes a deploy token, shows it once, lists it without it, and ends it', async () => {
  const made = await admin(['add-deploy-token', 'ci', 'bpm', 'remote-mall', '--upload-only', '--days=7'], '');
  const [, id = '', secret = ''] = /\nmfe_(\d+)_([\w-]{43})\n$/.exec(made.out) ?? [];
  const before = await admin(['list-deploy-tokens'], '');
  const ended = await admin(['end-deploy-token', id], '');
  const after = await admin(['list-deploy-tokens'], '');

  expect(made.out).toMatch(
    /^Deploy token \d+ \(ci\) for remote_bpm, remote_mall is made, and lasts until .*It is shown this once:\n/,
  );
  expect(before.out).toMatch(new RegExp(`^${id}  ci  remote_bpm,remote_mall  upload only  until `));
  expect(ended.out).toBe(`Deploy token ${id} (ci) has ended.\n`);
  expect(after.out).toContain('  upload only  ended ');
  expect(before.out).not.toContain(secret);
  const database = await openDatabase({ dataDirectory: directory });
  const [row] = await database.db.select().from(deployTokens);
  await database.close();
  expect(row).toMatchObject({ secretHash: hashed(secret), rights: 'upload', userId: null });
});
