import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { bringBrowser } from './test/browser.ts';
import { startPostgresql } from './test/postgresql.ts';

/** `npm run bench [-- --check] [--runs <n>]`: how long pages, answers and starts take, as ratios to floors measured in the same run. */
function main(): number {
  const browser = bringBrowser();
  const postgresql = startPostgresql();
  const { status } = spawnSync(process.execPath, ['bench/src/main.ts', ...process.argv.slice(2)], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(browser && { PLAYWRIGHT_CHROMIUM: browser }),
      ...(postgresql && { BENCH_DATABASE_URL: postgresql.url }),
    },
  });
  postgresql?.stop();
  return status ?? 1;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
