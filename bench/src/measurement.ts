/** The most that may be measured. A time depends on the machine; the ratio to the floor hardly does. */
export interface Budget {
  readonly ratio: number;
  readonly milliseconds?: number;
  /** The ratio to come to, where that allowed is still above it. */
  readonly aim?: number;
}

/** Milliseconds of a page and of its floor, measured in turn. */
export interface Measurement {
  readonly subject: readonly number[];
  readonly floor: readonly number[];
}

/** Gives the middle time; of an even number, the mean of the middle two. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const [lower, upper] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (lower === undefined || upper === undefined) throw new Error('there is no median of nothing');
  return (lower + upper) / 2;
}

/** The median, and the range in brackets. */
export const summaryOf = (all: readonly number[], unit: string): string =>
  `${median(all).toFixed(0)} ${unit} [${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)}]`;

export const ratioOf = ({ subject, floor }: Measurement): number => median(subject) / median(floor);

/** Says what a budget allows. */
export const limitOf = ({ ratio, milliseconds, aim }: Budget): string =>
  [
    `at most ${ratio.toFixed(2)}${milliseconds === undefined ? '' : ` and ${milliseconds} ms`}`,
    ...(aim === undefined ? [] : [`aim ${aim.toFixed(2)}`]),
  ].join(', ');

/** Gives a sentence for everything over the budget; empty when all is well. */
export function excesses(measurement: Measurement, { ratio, milliseconds }: Budget): readonly string[] {
  const [time, times] = [median(measurement.subject), ratioOf(measurement)];
  return [
    ...(times > ratio ? [`it takes ${times.toFixed(2)} times as long as its floor, at most ${ratio.toFixed(2)} is allowed`] : []),
    ...(milliseconds !== undefined && time > milliseconds
      ? [`it takes ${time.toFixed(0)} ms, at most ${milliseconds} ms are allowed`]
      : []),
  ];
}
