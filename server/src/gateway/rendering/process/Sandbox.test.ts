import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sandbox } from './Sandbox.ts';

let folder: string;
let sandbox: Sandbox | null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'zhilv-sandbox-'));
  sandbox = null;
});
afterEach(() => {
  sandbox?.kill();
  rmSync(folder, { recursive: true });
});

/** Starts a sandbox with this module and waits for its first word: `ready`, or the reason why it ended. */
function firstWord(module: string): Promise<string> {
  const file = path.join(folder, 'server.mjs');
  writeFileSync(file, module);
  return new Promise((resolve) => {
    sandbox = new Sandbox({ file, take: ({ kind }) => resolve(kind), onEnd: ({ message }) => resolve(message) });
  });
}

/** The processes whose command names the folder, by what `/proc` tells of them. */
function processes(): string[] {
  return readdirSync('/proc').filter((id) => {
    try {
      return /^\d+$/.test(id) && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(folder);
    } catch {
      return false; // It ended meanwhile.
    }
  });
}

describe('a module that does not start', () => {
  it.each([
    ['imports a part of Node', `import 'node:fs'; export const render = 1;`, /imports nothing, not even node:fs/],
    ['imports a file', `import './other.mjs'; export const render = 1;`, /imports nothing, not even \.\/other\.mjs/],
    ['imports while it runs', `await import('node:net'); export const render = 1;`, /imports nothing, not even node:net/],
    ['throws', `throw new Error('no luck');`, /^no luck$/],
    ['is none', `this is no module`, /Unexpected identifier/],
  ])('says why when it %s', async (_, module, reason) => {
    expect(await firstWord(module)).toMatch(reason);
  });
});

describe.skipIf(process.platform !== 'linux')('the process', () => {
  it('has an empty environment and limits', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://secret');
    expect(await firstWord('export const render = 1;')).toBe('ready');
    const [id] = processes();

    expect(readFileSync(`/proc/${id}/environ`, 'utf8')).toBe('');
    const limits = readFileSync(`/proc/${id}/limits`, 'utf8');
    expect(limits).toMatch(/^Max core file size +0 +0 /m);
    expect(limits).toMatch(/^Max data size +1073741824 +1073741824 /m);
    vi.unstubAllEnvs();
  });

  it('may read its release and the runtime', async () => {
    expect(await firstWord('export const render = 1;')).toBe('ready');
    const [id] = processes();

    const flags = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0');
    expect(flags).toContain('--permission');
    expect(flags.filter((flag) => flag.startsWith('--allow-'))).toEqual([
      `--allow-fs-read=${path.join(import.meta.dirname, 'runtime')}`,
      `--allow-fs-read=${path.join(import.meta.dirname, '../../../../package.json')}`,
      `--allow-fs-read=${folder}`,
    ]);
  });

  it('ends with the server, also when that is killed while the build hangs', async () => {
    const file = path.join(folder, 'server.mjs');
    writeFileSync(file, 'for (;;);');
    const script = `
      import { Sandbox } from ${JSON.stringify(path.join(import.meta.dirname, 'Sandbox.ts'))};
      new Sandbox({ file: ${JSON.stringify(file)}, take() {}, onEnd() {} });
      setInterval(() => {}, 1000);`;
    const main = path.join(folder, 'main.mjs');
    writeFileSync(main, script);
    const server = spawn(process.execPath, [main], { stdio: 'inherit' });
    const hanging = (): string[] => processes().filter((id) => id !== String(server.pid));
    await vi.waitFor(() => expect(hanging()).toHaveLength(1), { timeout: 10_000 });

    server.kill('SIGKILL');

    await vi.waitFor(() => expect(hanging()).toEqual([]), { timeout: 10_000 });
  });
});
