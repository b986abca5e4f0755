import { derivedId } from '@zhilv/server/process';
import type { Command, ProcessState, Ref, Variables } from '@zhilv/server/process-engine';
import type { ReplayedRoot } from './ReplayedRoot.ts';

/** What a service says of a job. */
export type ServiceAnswer =
  | { readonly variables: Variables }
  | { readonly error: string; /** Of an error that the process may catch. */ readonly errorCode?: string };

interface Due {
  /** The first word of the command's id. */
  readonly kind: string;
  /** The id of what it is about; null where the interpreter has no part in it. */
  readonly about: string | null;
  /** As it was before. */
  readonly root: ReplayedRoot;
  /** The signal that was delivered. */
  readonly message: string | null;
  readonly answer: ServiceAnswer | undefined;
  /** True where what failed was a message. */
  readonly isOfMessage: boolean;
  /** What else was done in the same turn, by the ids of the timers and jobs. */
  readonly doneToo: ReadonlySet<string>;
  /** The state of the root in the database, perhaps some commands later; null when it has ended. */
  readonly stored: unknown;
}

/** For tests: gives the command that the server itself has given the interpreter for what was due; null where it has given none. */
export function dueCommand({ kind, about, root, message, answer, isOfMessage, doneToo, stored }: Due): Command | null {
  const { timers = [], jobs = [] } = root.running ?? {};
  const refIn = (all: readonly { readonly ref: Ref }[]): Ref =>
    all.find(({ ref }) => derivedId(root.id, ref) === about)?.ref ?? -1;
  switch (kind) {
    case 'timer':
      return { do: 'timer', timer: refIn(timers) };
    case 'job': {
      const job = refIn(jobs);
      return answer !== undefined && 'error' in answer
        ? { do: 'jobFailed', job, ...answer }
        : { do: 'jobDone', job, variables: answer?.variables ?? {} };
    }
    case 'message':
      return { do: 'signal', name: message ?? '' };
    case 'failed':
      // The database has it as it is read from JSON.
      return isOfMessage ? null : failure(root, stored as ProcessState | null, doneToo);
    case 'retry':
      return about === null ? null : { do: 'retry', job: refIn([...timers, ...jobs]) };
    case 'aside':
      return null;
    default:
      throw new Error(`${kind}:${about} was done, and nobody asked for it.`);
  }
}

/** Only the state tells what has failed. What is gone meanwhile has left nothing but a higher revision. */
function failure({ id, running }: ReplayedRoot, stored: ProcessState | null, doneToo: ReadonlySet<string>): Command {
  const after = new Map([...(stored?.timers ?? []), ...(stored?.jobs ?? [])].map((one) => [one.ref, one]));
  for (const { ref, failures } of [...(running?.timers ?? []), ...(running?.jobs ?? [])]) {
    const now = after.get(ref);
    const hasFailed = now !== undefined && now.failures > failures && !doneToo.has(derivedId(id, ref));
    if (hasFailed) return { do: 'jobFailed', job: ref, error: now.error ?? '' };
  }
  return { do: 'variables', variables: {} };
}
