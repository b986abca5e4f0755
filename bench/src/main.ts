import process from 'node:process';
import { parseArgs } from 'node:util';
import { bench } from './bench.ts';

/**
 * The command behind `npm run bench`: `[--check] [--runs 5] [case …]`. `PLAYWRIGHT_CHROMIUM` names the browser, else it is
 * Playwright's own; `BENCH_DATABASE_URL` names an empty PostgreSQL.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, runs: { type: 'string', default: '5' } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is a whole number from 1, not ${values.runs}`);
  const { PLAYWRIGHT_CHROMIUM: browser, BENCH_DATABASE_URL: databaseUrl } = process.env;
  const over = await bench({ only: positionals, runs, browser, databaseUrl, report: console.log });
  for (const excess of over) console.log(`over budget: ${excess}`);
  console.log(over.length === 0 ? 'bench: all within budget' : `bench: ${over.length} over budget`);
  if (values.check && over.length > 0) {
    console.log('Make the page lighter, or raise the limit in bench/src/budgets.ts with the reason in the commit.');
    process.exitCode = 1;
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
