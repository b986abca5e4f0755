import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';

/** Chromium without windows comes first, which is what Playwright brings too: the tests take a tenth less time with it. */
const INSTALLED = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

const installed = (): string | undefined => INSTALLED.find((file) => existsSync(file));

/**
 * The browser for end-to-end tests: `PLAYWRIGHT_CHROMIUM`, else an installed one, else Playwright's own download, else
 * Debian's. Undefined lets Playwright use what it downloaded.
 * @throws Error that says what to do when no browser can be found.
 */
export function bringBrowser(): string | undefined {
  const chosen = process.env['PLAYWRIGHT_CHROMIUM'];
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${chosen}, which is not there`);
  }
  const file = installed();
  if (file) return file;
  return downloaded() ? undefined : fromDebian();
}

/** Fetches Playwright's own Chromium; false where its download host cannot be reached. */
function downloaded(): boolean {
  const playwright = path.join(
    path.dirname(createRequire(path.resolve(import.meta.dirname, '../../e2e/package.json')).resolve('@playwright/test')),
    'cli.js',
  );
  const { status } = spawnSync(process.execPath, [playwright, 'install', 'chromium-headless-shell'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return status === 0;
}

function fromDebian(): string {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('installing chromium …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', '-qq', browser, 'fonts-noto-cjk'], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
      // Older releases of Debian have the whole browser only.
      if (status === 0) break;
    }
  }
  const file = installed();
  if (file) return file;
  throw new Error(
    'no browser for the end-to-end tests: install Chromium (apt-get install chromium fonts-noto-cjk), or name one in PLAYWRIGHT_CHROMIUM',
  );
}
