import { ApiError, messages } from '@zhilv/platform';
import type { Entry, EntryTarget } from '../search/Entry.ts';

type CommandTarget = Extract<EntryTarget, { kind: 'command' }>;

/** Runs a command, which may be a remote's, and says so when it fails. */
export async function runCommand({ title }: Pick<Entry, 'title'>, { run }: Pick<CommandTarget, 'run'>): Promise<void> {
  try {
    await run();
  } catch (error) {
    // `call` has told the user.
    if (error instanceof ApiError && error.shown) return;
    // A page that has ended refuses its calls, and nobody waits for them any more.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    reportError(error);
    messages.error(`「${title}」执行失败，请重试`);
  }
}
