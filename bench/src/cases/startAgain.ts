import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProduct } from '@zhilv/e2e/product';
import type { BenchCase } from '../BenchCase.ts';
import { START_AGAIN } from '../budgets.ts';
import { excesses, limitOf, type Measurement, ratioOf, summaryOf } from '../measurement.ts';
import { percentile } from '../requestLoad.ts';

const FLOOR = fileURLToPath(new URL('../floors/openDatabase.ts', import.meta.url));

/** A start takes a second or two, so that the slowest of twenty is worth knowing. */
const STARTS_PER_RUN = 4;

/** Milliseconds from the start of the process to each answer. */
interface Start {
  readonly health: number;
  readonly home: number;
}

/** A server that was killed, started again on its data. */
export const benchCase: BenchCase = {
  name: 'start after a kill',
  floorName: 'Node opens the same database and asks it one word',
  measure: async (_, { runs, report }) => {
    const dataDirectory = mkdtempSync(path.join(tmpdir(), 'zhilv-start-'));
    const starts: Start[] = [];
    const floor: number[] = [];
    try {
      await startAndKill(dataDirectory);
      // The first of each is not counted, for it finds no file in the memory of the system.
      for (let round = 0; round <= runs * STARTS_PER_RUN; round += 1) {
        const opened = await openAndKill(dataDirectory);
        const started = await startAndKill(dataDirectory);
        if (round === 0) continue;
        floor.push(opened);
        starts.push(started);
      }
    } finally {
      rmSync(dataDirectory, { recursive: true, force: true });
    }
    return (['health', 'home'] as const).flatMap((answer) => {
      const measurement: Measurement = { subject: starts.map((start) => start[answer]), floor };
      const [times, ofFloor] = [timesOf(measurement.subject), timesOf(floor)];
      const budget = START_AGAIN[answer];
      report(`  ${answer.padEnd(6)} ${times} over ${ofFloor} = ${ratioOf(measurement).toFixed(2)} (${limitOf(budget)})`);
      return excesses(measurement, budget).map((excess) => `${answer}: ${excess}`);
    });
  },
};

const timesOf = (times: readonly number[]): string => `${summaryOf(times, 'ms')} p95 ${percentile(times, 0.95).toFixed(0)}`;

async function startAndKill(dataDirectory: string): Promise<Start> {
  const begun = performance.now();
  const product = await startProduct({ dataDirectory });
  const health = await answered(`${product.url}/healthz`, begun);
  const home = await answered(`${product.url}/home`, begun);
  await product.kill();
  return { health, home };
}

/** The floor says that it is ready as the product does. */
async function openAndKill(dataDirectory: string): Promise<number> {
  const begun = performance.now();
  const command = [FLOOR, path.join(dataDirectory, 'postgres')];
  const product = await startProduct({ dataDirectory, command });
  const taken = performance.now() - begun;
  await product.kill();
  return taken;
}

/** Gives the milliseconds since then once the whole answer is there. */
async function answered(address: string, begun: number): Promise<number> {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return performance.now() - begun;
}
