import { Agent, get } from 'node:http';

/** What a server gave under load. */
export interface LoadFigures {
  /** Milliseconds of all the time for each answer: 1,000 divided by the answers a second. */
  readonly each: number;
  /** Milliseconds in which 99 of 100 answers were there. */
  readonly p99: number;
}

/** The addresses that are asked for, and the headers they are asked with. */
export interface Load {
  /** Gives the address of the next request. */
  readonly next: () => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** So many answers are counted. */
  readonly requests: number;
}

/** Asks over so many connections at once, each for the next as soon as it has its answer. @throws Error for any answer but 200 */
export async function underLoad({ next, headers, connections, requests }: Load): Promise<LoadFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  try {
    return figuresOf([await repeated(() => answered(next(), headers, agent), { connections, requests })]);
  } finally {
    agent.destroy();
  }
}

/** A time of load, in milliseconds. */
export interface Repetition {
  readonly elapsed: number;
  /** The times of the single answers. */
  readonly times: readonly number[];
}

/** Does the same again and again, so many at once, each anew as soon as it is done. */
export async function repeated(
  ask: () => Promise<unknown>,
  { connections, requests }: Pick<Load, 'connections' | 'requests'>,
): Promise<Repetition> {
  const times: number[] = [];
  let begun = 0;
  const started = performance.now();
  const askOn = async (): Promise<void> => {
    while (begun < requests) {
      begun += 1;
      const asked = performance.now();
      await ask();
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: connections }, askOn));
  return { elapsed: performance.now() - started, times };
}

/** Gives what the load was in all these times together. */
export function figuresOf(repetitions: readonly Repetition[]): LoadFigures {
  const times = repetitions.flatMap((one) => one.times);
  const elapsed = repetitions.reduce((sum, one) => sum + one.elapsed, 0);
  return { each: elapsed / times.length, p99: percentile(times, 0.99) };
}

/** Gives the least of the times that so large a part of them does not exceed. */
export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
  if (found === undefined) throw new Error('there is no percentile of nothing');
  return found;
}

/** Resolves when the last byte of the answer is there. */
const answered = (address: string, headers: Load['headers'], agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const asking = get(address, { headers, agent }, (answer) => {
      answer.resume();
      answer.once('error', reject);
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${address} answers ${answer.statusCode}`));
      });
    });
    asking.once('error', reject);
  });
