import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import * as z from 'zod/mini';
import { bringBrowser } from './test/browser.ts';
import { buildAll } from './start/buildAll.ts';
import { startPostgresql } from './test/postgresql.ts';
import { runPlaywright } from './runPlaywright.ts';
import { failedInPlaywright, failedInVitest } from './test/failedTests.ts';
import { bringStaticServers } from './test/staticServers.ts';
import { usesDatabase } from './test/usesDatabase.ts';
import { linesOf, secondsOfPlaywright, secondsOfVitest, type Spent } from './test/whereTimeWent.ts';

const root = path.resolve(import.meta.dirname, '..');
const results = path.join(root, 'test-results');
const MFE = 'shared/release/src/cli/main.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
/** The steps in the order in which they ran, with the time that each took. */
const parts: Spent[] = [];
const failedChecks: string[] = [];

const secondsSince = (started: number): number => (performance.now() - started) / 1000;

function spend(name: string, started: number): void {
  parts.push({ name, seconds: secondsSince(started) });
}

/** Runs one check and counts it as one test. */
async function check(name: string, work: () => boolean | Promise<boolean>): Promise<boolean> {
  const started = performance.now();
  const ok = await verdict(name, work);
  spend(name, started);
  return ok;
}

/** Runs checks that leave a core idle now and then side by side, and counts each as one test. */
async function checkTogether(
  name: string,
  checks: readonly (readonly [name: string, work: () => Promise<boolean>])[],
): Promise<void> {
  const started = performance.now();
  const left = checks.values();
  // All take the next one from the same list.
  const takeTurns = async (): Promise<void> => {
    for (const [one, work] of left) await verdict(one, work);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeTurns));
  spend(name, started);
}

async function verdict(name: string, work: () => boolean | Promise<boolean>): Promise<boolean> {
  const started = performance.now();
  let ok = false;
  try {
    ok = await work();
  } catch (error) {
    console.error(error);
  }
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${secondsSince(started).toFixed(1)} s)`);
  total[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failedChecks.push(name);
  return ok;
}

const run = (command: string, args: readonly string[], environment: Record<string, string> = {}): boolean =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...environment } }).status === 0;

/** Does the same without holding up what else is under way. */
async function runBeside(command: string, args: readonly string[]): Promise<boolean> {
  const [status] = (await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')) as [number | null];
  return status === 0;
}

const packages = ['host', 'standalone', 'server', 'e2e', 'bench', 'tools', ...['shared', '.', 'examples'].flatMap(packagesIn)];

function packagesIn(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder))
    .filter((name) => folder !== '.' || name.startsWith('remote-') || name === 'catalogue')
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

/** Adds the counts of a runner. A runner that broke before it could count is a failure. */
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
  const started = performance.now();
  const ok = run(
    'vitest',
    ['run', ...folders, '--reporter=default', '--reporter=json', `--outputFile.json=${path.join(results, file)}`],
    environment,
  );
  spend(`vitest (${name})`, started);
  count(`vitest (${name})`, ok, () => {
    const report = Report.parse(read(file));
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
}

/** Runs the server's tests once more, on PostgreSQL where there is one. */
function unitOnPostgresql(): void {
  const postgresql = startPostgresql();
  if (!postgresql) {
    console.log("skipped: the server on PostgreSQL (install Debian's postgresql to run it)");
    total.skipped += 1;
    return;
  }
  unit('postgresql', testsOfDatabase(), { TEST_DATABASE_URL: postgresql.url });
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
  const started = performance.now();
  const ok = runPlaywright([], browser, { PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, file) });
  spend('playwright', started);
  count('playwright', ok, () => {
    const { stats, errors } = EndToEndReport.parse(read(file));
    // A test that only passes when repeated has failed.
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
  });
}

const vitest = {
  seconds: (report: unknown) => secondsOfVitest(report, root),
  failed: (report: unknown) => failedInVitest(report, root),
};

/** The runners' reports; one that is missing was told of already. */
const reports = [
  { heading: 'Unit and page tests', file: 'unit.json', ...vitest },
  { heading: 'On PostgreSQL', file: 'postgresql.json', ...vitest },
  { heading: 'In the browser', file: 'end-to-end.json', seconds: secondsOfPlaywright, failed: failedInPlaywright },
];

const reportsThere = () => reports.filter(({ file }) => existsSync(path.join(results, file)));

/** The parts of the whole, and the longest files of each runner. */
const whereTimeWent = (): readonly string[] => [
  'Where the time went:',
  ...linesOf('One after the other', parts, parts.length),
  ...reportsThere().flatMap(({ heading, file, seconds }) => linesOf(`${heading}, per file`, seconds(read(file)))),
];

/** The failed checks and tests by name, last, so that the end of a log tells them. */
function whatFailed(): readonly string[] {
  const names = [...failedChecks, ...reportsThere().flatMap(({ file, failed }) => failed(read(file)))];
  return names.length > 0 ? ['Failed:', ...names.map((name) => `  ${name}`)] : [];
}

/** Those of the server's tests that PostgreSQL makes a difference to. */
const testsOfDatabase = (): readonly string[] =>
  globSync('server/**/*.test.ts', { cwd: root, exclude: (name) => path.basename(name) === 'node_modules' }).filter((file) =>
    usesDatabase(path.join(root, file)),
  );

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await check('format', () => run('oxfmt', ['--check']));
await checkTogether('lint, types and dead code', [
  // The longest comes first, so that no core waits for it at the end. Several checkers of one compiler would do part of the work
  // twice, and the other core has a compiler of its own.
  ['lint and boundaries', () => runBeside('oxlint', ['--type-aware', '--deny-warnings'])],
  ...packages.map((name) => [`types of ${name}`, () => runBeside('tsc', ['-p', name, '--checkers', '1'])] as const),
  ['dead code', () => runBeside('knip', [])],
]);
// The build comes first, because some of the tests are about its output. The catalogue is no part of the product, and two workers
// would build it at once.
const built = await check(
  'build',
  async () => (await buildAll(console.log)).length > 0 && run(process.execPath, [MFE, 'build', 'catalogue']),
);
unit('unit', []);
unitOnPostgresql();
if (built) endToEnd();

for (const line of [...whereTimeWent(), ...whatFailed()]) console.log(line);
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
