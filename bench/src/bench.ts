import { readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { startSite } from '@zhilv/e2e/site';
import type { BenchCase, Laboratory, Rivals } from './BenchCase.ts';
import { excesses, type Measurement, median, ratioOf } from './measurement.ts';
import { openingTime } from './openingTime.ts';
import { type Profile, PROFILES } from './profiles.ts';

/** How to measure. */
export interface BenchOptions {
  /** How often each page is opened under each profile. */
  readonly runs: number;
  /** Playwright's own browser if undefined. */
  readonly browser: string | undefined;
  readonly report: (line: string) => void;
}

/** Measures every case and reports it; gives what is over its budget, in sentences. */
export async function bench({ runs, browser: executablePath, report }: BenchOptions): Promise<readonly string[]> {
  const site = await startSite();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const over: string[] = [];
    for (const benchCase of await cases()) over.push(...(await runCase(benchCase, { site, browser }, runs, report)));
    return over;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function cases(): Promise<readonly BenchCase[]> {
  const folder = new URL('cases/', import.meta.url);
  const modules = readdirSync(folder).map(
    async (file) => (await import(new URL(file, folder).href)) as { readonly benchCase: BenchCase },
  );
  return (await Promise.all(modules)).map(({ benchCase }) => benchCase);
}

async function runCase(
  benchCase: BenchCase,
  laboratory: Laboratory,
  runs: number,
  report: (line: string) => void,
): Promise<readonly string[]> {
  const { name, floorName, budgets } = benchCase;
  report(`${name}, over its floor (${floorName}), median of ${runs}`);
  const rivals = await benchCase.prepare(laboratory);
  try {
    const over: string[] = [];
    for (const profile of PROFILES) {
      const measurement = await measure(rivals, laboratory, profile, runs);
      const budget = budgets[profile];
      const limit = `at most ${budget.ratio.toFixed(2)}${budget.milliseconds ? ` and ${budget.milliseconds} ms` : ''}`;
      report(
        `  ${profile.padEnd(11)} ${times(measurement.subject)} over ${times(measurement.floor)} = ${ratioOf(measurement).toFixed(2)} (${limit})`,
      );
      over.push(...excesses(measurement, budget).map((excess) => `${name}, ${profile}: ${excess}`));
    }
    return over;
  } finally {
    await rivals.close();
  }
}

const times = (all: readonly number[]): string =>
  `${median(all).toFixed(0)} ms [${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}]`;

/** Floor and subject take turns, so that whatever else the machine does meets both. */
async function measure(
  { subject, floor }: Rivals,
  { browser }: Laboratory,
  profile: Profile,
  runs: number,
): Promise<Measurement> {
  const measured = { subject: [] as number[], floor: [] as number[] };
  // The first opening of each warms the server's caches and is not counted.
  for (let run = 0; run <= runs; run += 1) {
    const [ofFloor, ofSubject] = [await openingTime(browser, floor, profile), await openingTime(browser, subject, profile)];
    if (run === 0) continue;
    measured.floor.push(ofFloor);
    measured.subject.push(ofSubject);
  }
  return measured;
}
