import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartupError } from '../../settings/StartupError.ts';
import { lockDirectory } from './lockDirectory.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'zhilv-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const claims = () => readdirSync(path.join(directory, 'lock'));

/** A process of its own that holds the lock until it is killed. */
async function otherHolder() {
  const module = new URL('./lockDirectory.ts', import.meta.url).href;
  const script = `
    import { lockDirectory } from ${JSON.stringify(module)};
    lockDirectory(${JSON.stringify(directory)});
    process.stdout.write('held');
    setInterval(() => {}, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

it('refuses a second user and says which process has the directory', async () => {
  const child = await otherHolder();

  expect(() => lockDirectory(directory)).toThrow(StartupError);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${child.pid}`);

  child.kill('SIGKILL');
  await once(child, 'exit');
});

it('takes over what a killed process left', async () => {
  const child = await otherHolder();
  child.kill('SIGKILL');
  await once(child, 'exit');

  const release = lockDirectory(directory);

  expect(claims()).toHaveLength(1);
  release();
});

it('is not deceived by a process that has the id of a dead one', () => {
  mkdirSync(path.join(directory, 'lock'));
  writeFileSync(path.join(directory, 'lock', `${process.ppid}-1`), '');

  const release = lockDirectory(directory);

  expect(claims()).not.toContain(`${process.ppid}-1`);
  release();
});

it('holds within one process too, and is free again once released', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(`in use by process ${process.pid}`);

  release();

  expect(claims()).toEqual([]);
  lockDirectory(directory)();
});
