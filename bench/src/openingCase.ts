import type { BenchCase, Laboratory, Measuring } from './BenchCase.ts';
import { type Budget, excesses, type Measurement, ratioOf, summaryOf } from './measurement.ts';
import { type Opening, openingTime } from './openingTime.ts';
import { type Profile, PROFILES } from './profiles.ts';

/** A page, and its floor. Both are opened in turn in one run. */
export interface Rivals {
  readonly subject: Opening;
  readonly floor: Opening;
  close(): Promise<void>;
}

interface OpeningCase {
  readonly name: string;
  readonly floorName: string;
  readonly budgets: Readonly<Record<Profile, Budget>>;
  readonly prepare: (laboratory: Laboratory) => Promise<Rivals>;
}

/** Measures under each profile how long a page takes until it shows what it was opened for. */
export const openingCase = ({ name, floorName, budgets, prepare }: OpeningCase): BenchCase => ({
  name,
  floorName,
  measure: async (laboratory, measuring) => {
    const rivals = await prepare(laboratory);
    try {
      const over: string[] = [];
      for (const profile of PROFILES) {
        const measurement = await timesOf(rivals, laboratory, profile, measuring);
        const budget = budgets[profile];
        const limit = `at most ${budget.ratio.toFixed(2)}${budget.milliseconds ? ` and ${budget.milliseconds} ms` : ''}`;
        const [times, ofFloor] = [summaryOf(measurement.subject, 'ms'), summaryOf(measurement.floor, 'ms')];
        measuring.report(`  ${profile.padEnd(11)} ${times} over ${ofFloor} = ${ratioOf(measurement).toFixed(2)} (${limit})`);
        over.push(...excesses(measurement, budget).map((excess) => `${profile}: ${excess}`));
      }
      return over;
    } finally {
      await rivals.close();
    }
  },
});

/** Floor and subject take turns, so that whatever else the machine does meets both. */
async function timesOf(
  { subject, floor }: Rivals,
  { browser }: Laboratory,
  profile: Profile,
  { runs }: Measuring,
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
