import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { bringBrowser } from './browser.ts';
import { buildAll } from './buildAll.ts';
import { startPostgresql } from './postgresql.ts';
import { runPlaywright } from './runPlaywright.ts';
import { bringStaticServers } from './staticServers.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 };

/** Runs one check and counts it as one test. */
async function check(name: string, work: () => boolean | Promise<boolean>): Promise<boolean> {
  const started = performance.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    console.error(error);
  }
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  total[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

const run = (command: string, args: readonly string[], environment: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

const packages = ['host', 'standalone', 'server', 'e2e', 'bench', 'tools', ...['shared', '.'].flatMap(packagesIn)];

function packagesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => folder === 'shared' || name.startsWith('remote-'))
    .map((name) => path.join(folder, name))
    .filter((name) => existsSync(path.join(root, name, 'tsconfig.json')));
}

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numFailedTestSuites: z.int(),
});
const EndToEndReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  errors: z.array(z.unknown()),
});

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(results, file), 'utf8'));

/** Adds what a runner counted; one that broke before it could count is a failure. */
function count(name: string, ok: boolean, tally: () => Tally): void {
  try {
    const { passed, failed, skipped } = tally();
    total.passed += passed;
    total.skipped += skipped;
    total.failed += ok ? failed : Math.max(failed, 1);
  } catch (error) {
    console.error(`${name} left no report:`, error);
    total.failed += 1;
  }
}

function unit(name: string, folders: readonly string[], environment: Record<string, string> = {}): void {
  const file = `${name}.json`;
  const ok = run(
    'vitest',
    ['run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(results, file)}`],
    environment,
  );
  count(`vitest (${name})`, ok, () => {
    const report = Report.parse(read(file));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
}

/** The server's tests once more, on PostgreSQL where there is one. */
function unitOnPostgresql(): void {
  const postgresql = startPostgresql();
  if (!postgresql) {
    console.log("skipped: the server on PostgreSQL (install Debian's postgresql to run it)");
    total.skipped += 1;
    return;
  }
  unit('postgresql', ['server'], { TEST_DATABASE_URL: postgresql.url });
  postgresql.stop();
}

function endToEnd(): void {
  const file = 'end-to-end.json';
  let browser: string | undefined;
  try {
    browser = bringBrowser();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total.failed += 1;
    return;
  }
  bringStaticServers();
  const ok = runPlaywright([], browser, { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, file) });
  count('playwright', ok, () => {
    const { stats, errors } = EndToEndReport.parse(read(file));
    // A test that only passes when repeated has failed.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  });
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await check('format', () => run('oxfmt', ['--check']));
await check('lint and boundaries', () => run('oxlint', ['--type-aware', '--deny-warnings']));
for (const name of packages) await check(`types of ${name}`, () => run('tsc', ['-p', name]));
await check('dead code', () => run('knip', []));
// First, for some of the tests are about what was built.
const built = await check('build', async () => (await buildAll(console.log)).length > 0);
unit('unit', []);
unitOnPostgresql();
if (built) endToEnd();

if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
