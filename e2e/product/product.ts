import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { changeAppConfig } from './changeAppConfig.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Names the environment variable with the data of a first start, which `globalSetup` makes. */
export const PREPARED_DATA = 'PREPARED_DATA';

/** A running product: a real server, real builds, data of its own. */
export interface Product {
  readonly url: string;
  readonly dataDirectory: string;
  /** Gives everything that the product has printed so far. */
  output(): string;
  /** Ends the process as an operator does; resolves when it is gone. */
  stop(): Promise<void>;
  /** Ends the process without a chance to save anything. */
  kill(): Promise<void>;
}

export interface ProductOptions {
  /** An empty folder, or data of an earlier run; by default a folder that `preparedData` gives and `stop` removes. */
  readonly dataDirectory?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Fields of `app-config.json` that differ from those of a first start, which has to have been made. */
  readonly appConfig?: Readonly<Record<string, unknown>>;
  /** Another script than that of `npm start`, and its arguments. */
  readonly command?: readonly string[];
}

/**
 * Makes a new folder with the data of a first start: a seeded database and packed releases. Without such a start, as in a
 * benchmark, it is empty.
 */
export function preparedData(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'zhilv-product-'));
  const prepared = process.env[PREPARED_DATA];
  if (prepared !== undefined) cpSync(prepared, directory, { recursive: true });
  return directory;
}

/** Runs `npm start`'s script, or another one that serves, and waits until it says that it is ready. */
export async function startProduct({
  dataDirectory,
  environment = {},
  appConfig,
  command = ['tools/start.ts'],
}: ProductOptions = {}): Promise<Product> {
  const directory = dataDirectory ?? preparedData();
  if (appConfig !== undefined) changeAppConfig(path.join(directory, 'site'), appConfig);
  const child = spawn(process.execPath, command, {
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
    child.once('exit', (code) => reject(new Error(`the product ended with status ${code}:\n${printed}`)));
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
