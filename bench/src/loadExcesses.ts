import type { LoadBudget } from './budgets.ts';
import { excesses, limitOf, ratioOf, summaryOf } from './measurement.ts';
import type { LoadFigures } from './requestLoad.ts';

/** What was measured in turn. */
export type LoadMeasurement = Readonly<Record<'subject' | 'floor', readonly LoadFigures[]>>;

/** Reports a load, and gives a sentence for everything over its budget. */
export function loadExcesses(
  name: string,
  budget: LoadBudget,
  { subject, floor }: LoadMeasurement,
  report: (line: string) => void,
): readonly string[] {
  const each = { subject: subject.map((one) => one.each), floor: floor.map((one) => one.each) };
  const slowest = { subject: subject.map((one) => one.p99), floor: floor.map((one) => one.p99) };
  report(
    `  ${name}: ${perSecond(subject)}, floor ${perSecond(floor)}, ${ratioOf(each).toFixed(2)} times as long (${limitOf(budget.each)})`,
  );
  const [times, ofFloor] = [summaryOf(slowest.subject, 'ms'), summaryOf(slowest.floor, 'ms')];
  report(`    p99: ${times} over ${ofFloor} = ${ratioOf(slowest).toFixed(2)} (${limitOf(budget.p99)})`);
  return [
    ...excesses(each, budget.each).map((excess) => `${name}: ${excess}`),
    ...excesses(slowest, budget.p99).map((excess) => `${name}, p99: ${excess}`),
  ];
}

/** The median, and the range in brackets. */
export const perSecond = (figures: readonly LoadFigures[]): string =>
  summaryOf(
    figures.map(({ each }) => 1000 / each),
    'a second',
  );
