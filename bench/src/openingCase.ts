import type { BenchCase, Laboratory, Measuring } from './BenchCase.ts';
import { SCRIPT_KIB_PER_REMOTE } from './budgets.ts';
import { type Budget, excesses, limitOf, type Measurement, ratioOf, summaryOf } from './measurement.ts';
import { type Opening, openingTime } from './openingTime.ts';
import { type Profile, PROFILES } from './profiles.ts';
import { scriptKib } from './scriptKib.ts';

/** A page, and its floor. Both are opened in turn in one run. */
interface Rivals {
  readonly subject: Opening;
  readonly floor: Opening;
  close(): Promise<void>;
}

/** What is opened, and what is allowed. */
export interface OpeningCase {
  readonly name: string;
  readonly floorName: string;
  readonly budgets: Readonly<Record<Profile, Budget>>;
  /** The number of remotes that the page takes, if its script is compared with the floor's too. */
  readonly remotes?: number;
  readonly prepare: (laboratory: Laboratory) => Promise<Rivals>;
}

/** Measures under each profile how long a page takes until it shows what it was opened for. */
export const openingCase = ({ name, floorName, budgets, remotes, prepare }: OpeningCase): BenchCase => ({
  name,
  floorName,
  measure: async (laboratory, measuring) => {
    const rivals = await prepare(laboratory);
    try {
      const over: string[] = [];
      for (const profile of PROFILES) {
        const measurement = await timesOf(rivals, laboratory, profile, measuring);
        const budget = budgets[profile];
        const [times, ofFloor] = [summaryOf(measurement.subject, 'ms'), summaryOf(measurement.floor, 'ms')];
        measuring.report(
          `  ${profile.padEnd(11)} ${times} over ${ofFloor} = ${ratioOf(measurement).toFixed(2)} (${limitOf(budget)})`,
        );
        over.push(...excesses(measurement, budget).map((excess) => `${profile}: ${excess}`));
      }
      return remotes === undefined ? over : [...over, ...(await scriptExcess(rivals, laboratory, measuring, remotes))];
    } finally {
      await rivals.close();
    }
  },
});

/** Bytes are the same at each opening, so one of each is enough. */
async function scriptExcess(
  { subject, floor }: Rivals,
  { browser }: Laboratory,
  { report }: Measuring,
  remotes: number,
): Promise<readonly string[]> {
  const [ofSubject, ofFloor] = [await scriptKib(browser, subject), await scriptKib(browser, floor)];
  const more = ofSubject - ofFloor;
  const limit = SCRIPT_KIB_PER_REMOTE * remotes;
  report(`  script      ${ofSubject.toFixed(1)} KiB over ${ofFloor.toFixed(1)} KiB = ${more.toFixed(1)} more (at most ${limit})`);
  return more > limit ? [`script: it is ${more.toFixed(1)} KiB more than its floor's, at most ${limit} are allowed`] : [];
}

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
