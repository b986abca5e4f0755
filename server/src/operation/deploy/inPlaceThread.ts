import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CommandError, type directoryPlace, releaseLockOf } from '@zhilv/release/site-directory';
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

/** Whoever called waits no longer, and as long as a thread is at work nobody else can publish or go back. */
const LIMIT_MS = 300_000;

const TOO_LONG = `it took longer than ${LIMIT_MS / 60_000} minutes and was ended; whether it was done, mfe status tells`;

let kept: Worker | null = null;
let end: NodeJS.Timeout | undefined;

export interface PlaceThreadOptions {
  readonly limitMs?: number;
  /** Called when the turn has come of a command that changes something; what it throws keeps the command from being carried out. */
  readonly admit?: () => Promise<void>;
}

/**
 * Does what `mfe` does, by its very functions, in a thread of its own: they read every byte of a release, or of all releases, and
 * everybody else would wait.
 * @throws CommandError as the command does, and where it takes too long; and what `admit` throws
 */
export function inPlaceThread<Name extends Command>(
  task: PlaceTask<Name>,
  { limitMs = LIMIT_MS, admit }: PlaceThreadOptions = {},
): Promise<Result<Name>> {
  if (task.input !== undefined) return inTurn(task, { limitMs, ...(admit && { admit }) });
  const look = `${task.command} ${task.siteDirectory}`;
  const known = looksToCome.get(look) as Promise<Result<Name>> | undefined; // The key has the name of the command.
  if (known) return known;
  const answer = inTurn(task, { limitMs, onTurn: () => looksToCome.delete(look) });
  looksToCome.set(look, answer);
  return answer;
}

/**
 * The looks at all that wait for their turn. Whoever wants the same meanwhile gets the same answer: verify reads every byte, and any token
 * may ask for it time and again.
 */
const looksToCome = new Map<string, Promise<unknown>>();

type Result<Name extends Command> = Awaited<ReturnType<Place[Name]>>;

interface TurnOptions {
  readonly limitMs: number;
  readonly admit?: () => Promise<void>;
  /** Called when nobody can join any more. */
  readonly onTurn?: () => void;
}

async function inTurn<Name extends Command>(
  task: PlaceTask<Name>,
  { limitMs, admit, onTurn }: TurnOptions,
): Promise<Result<Name>> {
  const giveBack = await turns.take().finally(onTurn);
  try {
    await admit?.();
    const outcome = await outcomeOf(task, limitMs);
    if ('refused' in outcome) throw new CommandError(...outcome.refused);
    return outcome.value as Result<Name>; // The thread has called that command.
  } finally {
    giveBack();
  }
}

async function outcomeOf(task: PlaceTask, limitMs: number): Promise<TaskOutcome> {
  const thread = kept ?? new Worker(new URL('./placeThread.ts', import.meta.url));
  const { threadId } = thread; // A thread that has ended has none.
  kept = null;
  clearTimeout(end);
  thread.ref();
  // `once` rejects with what ended the thread, which is not kept then.
  const answer = once(thread, 'message', { signal: AbortSignal.timeout(limitMs) }) as Promise<[TaskOutcome]>;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  thread.postMessage(task);
  const [outcome] = await answer.catch(async (error: unknown) => {
    await thread.terminate();
    releaseLockOf(task.siteDirectory, threadId);
    throw isTooLong(error) ? new CommandError(TOO_LONG) : error;
  });
  kept = thread;
  thread.unref();
  end = setTimeout(() => {
    kept = null;
    void thread.terminate();
  }, KEPT_MS).unref();
  return outcome;
}

const isTooLong = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
