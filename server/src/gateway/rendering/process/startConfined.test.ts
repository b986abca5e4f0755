import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startConfined } from './startConfined.ts';

let folder: string;
let server: Server;
let connections: number;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-confined-'));
  mkdirSync(path.join(folder, 'own'));
  writeFileSync(path.join(folder, 'secret'), 'secret');
  connections = 0;
  server = createServer((socket) => {
    connections += 1;
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const portOf = (listening: Server): number => (listening.address() as AddressInfo).port; // It listens on a port.

/** Tells whether the system has a command and lets us use it so. */
function has(command: string, ...args: string[]): boolean {
  try {
    execFileSync(command, [...args, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts a program that runs Node's own code in no realm, and that does each of these, a body of an async function. Gives what each
 * of them gave, and null for those that failed.
 */
async function done(attempts: Readonly<Record<string, string>>): Promise<Record<string, unknown>> {
  const tried = Object.entries(attempts).map(
    ([name, body]) => `result[${JSON.stringify(name)}] = await (async () => { ${body} })().catch(() => null);`,
  );
  const main = path.join(folder, 'own', 'main.mjs');
  writeFileSync(main, `const result = {}; ${tried.join('\n')} process.stdout.write(JSON.stringify(result)); process.exit();`);
  const { stdout } = startConfined({ main, args: [], readable: [path.dirname(main)] });
  if (stdout === null) throw new Error('the process has no output');
  return JSON.parse(await text(stdout)) as Record<string, unknown>;
}

const importing = (name: string, rest: string): string => `const it = await import('node:${name}'); ${rest}`;

it('keeps files, processes, threads, add-ons and code made of text from a program that broke out of its realm', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://secret');
  const outside = JSON.stringify(path.join(folder, 'secret'));
  const inside = JSON.stringify(path.join(folder, 'own', 'new'));

  const { 'its own file': own, ...others } = await done({
    'its own file': importing('fs', `return it.readFileSync(process.argv[1], 'utf8').length > 0;`),
    'a file beside its folder': importing('fs', `return it.readFileSync(${outside}, 'utf8');`),
    'a list of files': importing('fs', `return it.readdirSync('/');`),
    'the environment of the server': importing('fs', `return it.readFileSync('/proc/' + process.ppid + '/environ', 'utf8');`),
    'a file to write in its folder': importing('fs', `it.writeFileSync(${inside}, ''); return true;`),
    'a command': importing('child_process', `it.execFileSync('/bin/true'); return true;`),
    'a copy of itself': importing('child_process', `return it.fork(process.argv[1]).pid;`),
    'a thread': importing('worker_threads', `return new it.Worker('', { eval: true }).threadId;`),
    'an add-on': `try { process.dlopen({ exports: {} }, '/none.node'); } catch (error) { return error.code === 'ERR_DLOPEN_FAILED'; }`,
    'code made of text': `return new Function('return 1')();`,
    'an inspector': importing('inspector', `new it.Session().connect(); return true;`),
    'a database': importing('sqlite', 'return true;'),
    'an environment': 'return Object.keys(process.env)[0] ?? null;',
  });

  expect(own).toBe(true);
  expect(Object.entries(others).filter(([, gave]) => gave !== null && gave !== false)).toEqual([]);
  expect(existsSync(path.join(folder, 'own', 'new'))).toBe(false);
});

const connect = (port: number): string =>
  importing(
    'net',
    `return await new Promise((resolve, reject) => it.connect(${port}, '127.0.0.1').on('connect', () => resolve(true)).on('error', reject));`,
  );

it.skipIf(!has('unshare', '--map-current-user', '--net'))('gives it a network that leads nowhere', async () => {
  expect(await done({ network: connect(portOf(server)) })).toEqual({ network: null });
  expect(connections).toBe(0);
});

/** Reads of a process that waits what the system says of it. */
async function seen<Result>(read: (folderOfProcess: string) => Result): Promise<Result> {
  const main = path.join(folder, 'own', 'main.mjs');
  writeFileSync(main, `process.stdout.write('ready'); setInterval(() => {}, 1000);`);
  const child = startConfined({ main, args: [], readable: [path.dirname(main)] });
  try {
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    return read(`/proc/${child.pid}`);
  } finally {
    child.kill('SIGKILL');
  }
}

it.skipIf(!has('setpriv', '--pdeathsig', 'KILL', '--no-new-privs'))('bars it from more rights', async () => {
  expect(await seen((of) => readFileSync(`${of}/status`, 'utf8'))).toMatch(/^NoNewPrivs:\t1$/m);
});

it.skipIf(!has('unshare', '--map-current-user', '--net'))('takes it out of the network and the users of the server', async () => {
  const rooms = (of: string): string[] => ['net', 'user'].map((name) => readlinkSync(`${of}/ns/${name}`));
  const ours = rooms(`/proc/${process.pid}`);

  expect((await seen(rooms)).filter((room) => ours.includes(room))).toEqual([]);
});
