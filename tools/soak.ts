import { randomInt } from 'node:crypto';
import process from 'node:process';
import { bringBrowser } from './browser.ts';
import { runPlaywright } from './runPlaywright.ts';

/** `npm run soak [-- <part of a case's file name>]`: the cases of e2e/soak at full length, with a seed that a failure can be repeated by. */
function main(): void {
  const seed = process.env['SOAK_SEED'] || String(randomInt(1_000_000));
  if (!/^\d+$/.test(seed)) throw new Error(`SOAK_SEED is a whole number, not ${seed}`);
  console.log(`soak: SOAK_SEED=${seed}`);
  const chosen = process.argv.slice(2);
  const cases = chosen.length === 0 ? ['soak/'] : chosen.map((name) => `soak/.*${name}`);
  const ok = runPlaywright(['--project=product', '--workers=1', '--reporter=list', ...cases], bringBrowser(), {
    SOAK: 'long',
    SOAK_SEED: seed,
  });
  console.log(ok ? `soak: passed with SOAK_SEED=${seed}` : `soak: FAILED; repeat it with SOAK_SEED=${seed} npm run soak`);
  if (!ok) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
