import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface Walker {
  readonly child: ChildProcess;
  /** Calls this after each step. */
  readonly onStep: (listener: () => void) => void;
}

/** For tests that kill it: `walkProcesses.ts` in a process of its own, on the database of the directory or of the address. */
export function startWalker(where: { readonly DATA_DIR: string } | { readonly DATABASE_URL: string }, instances: number): Walker {
  const child = spawn(process.execPath, [fileURLToPath(new URL('walkProcesses.ts', import.meta.url))], {
    env: { PATH: process.env['PATH'], INSTANCES: String(instances), ...where },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  return { child, onStep: (listener) => void lines.on('line', listener) };
}
