import type { DueContext, DueWork } from './DueWork.ts';

/** Does one work until nothing of it is due, and gives how many it did. */
export async function runDueWork({ run, batch }: DueWork, context: DueContext): Promise<number> {
  let done = 0;
  while (true) {
    const count = await run(context);
    done += count;
    if (count < batch) return done;
  }
}
