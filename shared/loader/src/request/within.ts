/** Says that something took longer than it was given. */
export class TimeUp extends Error {
  override readonly name = 'TimeUp';
}

/**
 * Gives the outcome of a promise if it settles in time.
 * @param until on the clock of `performance.now()`, milliseconds
 * @throws TimeUp
 */
export async function within<Value>(until: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeUp('no answer in time')), Math.max(0, until - performance.now()));
  });
  try {
    return await Promise.race([promise, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
