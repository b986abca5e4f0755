import path from 'node:path';
import * as z from 'zod/mini';

/** Something that took time, in seconds. */
export interface Spent {
  readonly name: string;
  readonly seconds: number;
}

const VitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const Suite = z.object({
  file: z.string(),
  specs: z.array(z.object({ tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })) })),
  get suites() {
    return z.optional(z.array(Suite));
  },
});
const PlaywrightReport = z.object({ suites: z.array(Suite) });

/** Seconds per test file, of Vitest's JSON report; files of several workers overlap. */
export const secondsOfVitest = (report: unknown, root: string): readonly Spent[] =>
  VitestReport.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Seconds per spec, of Playwright's JSON report; those of several workers overlap. */
export const secondsOfPlaywright = (report: unknown): readonly Spent[] =>
  PlaywrightReport.parse(report).suites.map((suite) => ({ name: suite.file, seconds: secondsOf(suite) / 1000 }));

const secondsOf = ({ specs, suites = [] }: z.infer<typeof Suite>): number =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)).reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

/** One group as lines, its longest first and at most `count` of them. */
export function linesOf(heading: string, spent: readonly Spent[], count = 15): readonly string[] {
  const total = spent.reduce((sum, { seconds }) => sum + seconds, 0);
  const longest = spent.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
  const width = total.toFixed(1).length;
  return [
    `${heading}: ${total.toFixed(1)} s`,
    ...longest.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(width)}  ${name}`),
    ...(spent.length > count ? [`  … and ${spent.length - count} more`] : []),
  ];
}
