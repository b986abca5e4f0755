import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

const root = path.resolve(import.meta.dirname, '..');

/** Runs the end-to-end tests in a browser (undefined: Playwright's own); true when all passed. */
export function runPlaywright(
  args: readonly string[],
  browser: string | undefined,
  environment: Readonly<Record<string, string>> = {},
): boolean {
  const { status } = spawnSync('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${path.join(root, 'e2e/node_modules/.bin')}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...environment,
      ...(browser && { PLAYWRIGHT_CHROMIUM: browser }),
    },
  });
  return status === 0;
}
