import { parentPort, workerData } from 'node:worker_threads';
import { CommandError, directoryPlace } from '@zhilv/release/site-directory';
import type { PlaceTask, TaskOutcome } from './inPlaceThread.ts';

const { siteDirectory, command, input, now } = workerData as PlaceTask; // `inPlaceThread` gives it.
const place = directoryPlace({ siteDirectory, now: () => now });

/** The commands differ in what they take, and the type of the task pairs each with its input. */
const carryOut = place[command] as (given: unknown) => Promise<unknown>;

async function outcome(): Promise<TaskOutcome> {
  try {
    return { value: await carryOut(input) };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    // Errors lose their class on the way to another thread.
    return { refused: [error.message, error.reason, error.refusal] };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage(await outcome());
