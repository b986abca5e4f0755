import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');

/** A running product of its own: real server, real builds, its own data. */
export interface Site {
  readonly url: string;
  readonly dataDirectory: string;
  /** Everything it printed so far. */
  output(): string;
  /** Ends it as an operator does; resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends it without a chance to save anything. */
  kill(): Promise<void>;
}

export interface SiteOptions {
  /** Data of an earlier run; left out, a new folder that is removed by `stop`. */
  readonly dataDirectory?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Runs `npm start`'s script and waits until it says that it is ready. */
export async function startSite({ dataDirectory, environment = {} }: SiteOptions = {}): Promise<Site> {
  const directory = dataDirectory ?? mkdtempSync(path.join(tmpdir(), 'zhilv-site-'));
  const child = spawn(process.execPath, ['tools/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: directory, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString('utf8');
      const ready = /^ready (\S+)$/m.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the site ended with status ${code}:\n${printed}`)));
  });
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    await ended(child, signal);
    if (!dataDirectory && signal === 'SIGTERM') rmSync(directory, { recursive: true, force: true });
  };
  return { url, dataDirectory: directory, output: () => printed, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

function ended(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
