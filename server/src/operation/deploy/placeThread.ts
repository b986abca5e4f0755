import { parentPort } from 'node:worker_threads';
import { CommandError, directoryPlace } from '@zhilv/release/site-directory';
import type { PlaceTask, TaskOutcome } from './inPlaceThread.ts';

async function outcomeOf({ siteDirectory, command, input, now }: PlaceTask): Promise<TaskOutcome> {
  const place = directoryPlace({ siteDirectory, now: () => now });
  // The commands differ in what they take, and the type of the task pairs each with its input.
  const carryOut = place[command] as (given: unknown) => Promise<unknown>;
  try {
    return { value: await carryOut(input) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Errors lose their class on the way to another thread.
    return { refused: [error.message, error.reason, error.refusal] };
  }
}

// An error that is none of the command's ends the thread, and whoever waits is told.
parentPort?.on('message', (task: PlaceTask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void outcomeOf(task).then((outcome) => parentPort?.postMessage(outcome));
});
