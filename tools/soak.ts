import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { bringBrowser } from './test/browser.ts';
import { runPlaywright } from './runPlaywright.ts';
import { soakCases } from './soak/soakCases.ts';
import { startPostgresql } from './test/postgresql.ts';
import { usesDatabase } from './test/usesDatabase.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * `npm run soak [-- <part of a case's file name>]`: the cases of e2e/soak and those beside the code at full length, with a seed that a
 * failure can be repeated by. Those that open a database run on the embedded one and, where it is installed, on PostgreSQL.
 */
function main(): void {
  const seed = process.env['SOAK_SEED'] || String(randomInt(1_000_000));
  if (!/^\d+$/.test(seed)) throw new Error(`SOAK_SEED is a whole number, not ${seed}`);
  console.log(`soak: SOAK_SEED=${seed}`);
  const words = process.argv.slice(2);
  const { withoutBrowser, inBrowser } = soakCases(words);
  const environment = { SOAK: 'long', SOAK_SEED: seed };
  const results = [
    runVitest(withoutBrowser, environment),
    runOnPostgresql(withoutBrowser, environment),
    inBrowser.length === 0 || runPlaywright(['--workers=1', '--reporter=list', ...inBrowser], bringBrowser(), environment),
  ];
  const ok = results.every(Boolean);
  const again = ['npm run soak', ...(words.length > 0 ? ['--', ...words] : [])].join(' ');
  console.log(ok ? `soak: passed with SOAK_SEED=${seed}` : `soak: FAILED; repeat it with SOAK_SEED=${seed} ${again}`);
  if (!ok) process.exitCode = 1;
}

function runOnPostgresql(cases: readonly string[], environment: Readonly<Record<string, string>>): boolean {
  const ofDatabase = cases.filter((file) => usesDatabase(path.join(root, file)));
  const postgresql = ofDatabase.length > 0 ? startPostgresql() : null;
  if (postgresql === null) {
    if (ofDatabase.length > 0) console.log("soak: nothing ran on PostgreSQL (install Debian's postgresql to run it)");
    return true;
  }
  try {
    return runVitest(ofDatabase, { ...environment, TEST_DATABASE_URL: postgresql.url });
  } finally {
    postgresql.stop();
  }
}

const runVitest = (files: readonly string[], environment: Readonly<Record<string, string>>): boolean =>
  files.length === 0 ||
  spawnSync('vitest', ['run', ...files], { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
