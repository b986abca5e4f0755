import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { bringBrowser } from './test/browser.ts';
import { runPlaywright } from './runPlaywright.ts';

/** These tests stand beside the code, take long and need no browser. They run when no case is chosen. */
const CASES_WITHOUT_BROWSER = [
  'host/src/console/menu/randomClaims.test.ts',
  'host/src/registry/askWhileVisible.test.ts',
  'remote-mall/src/product/property/propertyConflicts.page.test.tsx',
  'remote-system/src/config/configConflicts.page.test.tsx',
  'server/src/content/floodOfViews.test.ts',
  'server/src/gateway/LiveDocuments.test.ts',
  'server/src/gateway/releaseFile.test.ts',
  'server/src/gateway/rendering/',
  'server/src/http/hostileBodies.test.ts',
  'server/src/operation/clientError/floodOfReports.test.ts',
  'server/src/records/exportManyRows.test.ts',
  'server/src/session/clockSteps.test.ts',
  'server/src/session/guessing.test.ts',
  'server/src/session/proxiedGuessing.test.ts',
  'server/src/session/rightPasswordsAtOnce.test.ts',
  'server/src/session/sharedThreads.test.ts',
  'server/src/start/bigRecords.test.ts',
  'server/src/start/killAndStart.test.ts',
  'server/src/start/manyReaders.test.ts',
  'server/src/target/hostileTarget.test.ts',
  'shared/crud/src/editor/conflict/',
  'shared/platform/src/dictionary/dictionariesAtRandom.test.ts',
  'shared/platform/src/http/retryAfter.test.ts',
  'shared/platform/src/session/windowsAtRandom.test.ts',
  'shared/platform/src/signIn/startsAtRandom.test.ts',
  'shared/platform/src/signIn/storageAtRandom.test.ts',
  'shared/release/src/negotiation/randomStandIns.test.ts',
  'shared/release/src/publish/randomAddresses.test.ts',
  'shared/ui/src/messages/messagesAtRandom.test.tsx',
];

/** `npm run soak [-- <part of a case's file name>]`: the cases of e2e/soak and of the server at full length, with a seed that a failure can be repeated by. */
function main(): void {
  const seed = process.env['SOAK_SEED'] || String(randomInt(1_000_000));
  if (!/^\d+$/.test(seed)) throw new Error(`SOAK_SEED is a whole number, not ${seed}`);
  console.log(`soak: SOAK_SEED=${seed}`);
  const chosen = process.argv.slice(2);
  const cases = chosen.length === 0 ? ['soak/'] : chosen.map((name) => `soak/.*${name}`);
  const environment = { SOAK: 'long', SOAK_SEED: seed };
  const onServer = chosen.length > 0 || runVitest(CASES_WITHOUT_BROWSER, environment);
  const walks = ['--workers=1', '--reporter=list', ...cases];
  const ok = runPlaywright(walks, bringBrowser(), environment) && onServer;
  console.log(ok ? `soak: passed with SOAK_SEED=${seed}` : `soak: FAILED; repeat it with SOAK_SEED=${seed} npm run soak`);
  if (!ok) process.exitCode = 1;
}

const runVitest = (files: readonly string[], environment: Readonly<Record<string, string>>): boolean =>
  spawnSync('vitest', ['run', ...files], {
    cwd: path.resolve(import.meta.dirname, '..'),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  }).status === 0;

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
