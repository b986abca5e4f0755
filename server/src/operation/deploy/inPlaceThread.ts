import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CommandError, type directoryPlace } from '@zhilv/release/site-directory';
import { Semaphore } from '../../db/Semaphore.ts';

type Place = ReturnType<typeof directoryPlace>;
type Command = Exclude<keyof Place, 'kind' | 'address'>;

/** A command to carry out on a site directory. */
export interface PlaceTask<Name extends Command = Command> {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  readonly command: Name;
  /** What the command takes; undefined where it takes nothing. */
  readonly input: Parameters<Place[Name]>[0];
  /** Epoch milliseconds. */
  readonly now: number;
}

export type TaskOutcome =
  | { readonly value: unknown }
  | { readonly refused: ConstructorParameters<typeof CommandError>; readonly value?: never };

/** One after the other leaves a core to others; who waits longer than a minute is told to come again. */
const turns = new Semaphore(1, 60_000);

/** A thread that is done is kept for so long, because a pipeline makes several calls and starting one takes a third of a second. */
const KEPT_MS = 10_000;

let kept: Worker | null = null;
let end: NodeJS.Timeout | undefined;

/**
 * Does what `mfe` does, by its very functions, in a thread of its own: they read every byte of a release, or of all releases, and
 * everybody else would wait.
 * @throws CommandError as the command does
 */
export async function inPlaceThread<Name extends Command>(task: PlaceTask<Name>): Promise<Awaited<ReturnType<Place[Name]>>> {
  const giveBack = await turns.take();
  try {
    const outcome = await outcomeOf(task);
    if ('refused' in outcome) throw new CommandError(...outcome.refused);
    return outcome.value as Awaited<ReturnType<Place[Name]>>; // The thread has called that command.
  } finally {
    giveBack();
  }
}

async function outcomeOf(task: PlaceTask): Promise<TaskOutcome> {
  const thread = kept ?? new Worker(new URL('./placeThread.ts', import.meta.url));
  kept = null;
  clearTimeout(end);
  thread.ref();
  // `once` rejects with what ended the thread, which is not kept then.
  const answer = once(thread, 'message') as Promise<[TaskOutcome]>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  thread.postMessage(task);
  const [outcome] = await answer;
  kept = thread;
  thread.unref();
  end = setTimeout(() => {
    kept = null;
    void thread.terminate();
  }, KEPT_MS).unref();
  return outcome;
}
