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

/** Two at a time leave a core to others; who waits longer than a minute is told to come again. */
const places = new Semaphore(2, 60_000);

/**
 * Does what `mfe` does, by its very functions, in a thread of its own: they read every byte of a release, or of all releases, and
 * everybody else would wait.
 * @throws CommandError as the command does
 */
export async function inPlaceThread<Name extends Command>(task: PlaceTask<Name>): Promise<Awaited<ReturnType<Place[Name]>>> {
  const giveBack = await places.take();
  const thread = new Worker(new URL('./placeThread.ts', import.meta.url), { workerData: task });
  try {
    // `once` rejects with what ended the thread.
    const [outcome] = (await once(thread, 'message')) as [TaskOutcome];
    if ('refused' in outcome) throw new CommandError(...outcome.refused);
    return outcome.value as Awaited<ReturnType<Place[Name]>>; // The thread has called that command.
  } finally {
    void thread.terminate();
    giveBack();
  }
}
