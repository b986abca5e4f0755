import type { RegistryEntry } from '../schema/index.ts';
import { changeEntry, type EntryOptions } from '../directory/changeEntry.ts';
import { CommandError } from '../error/CommandError.ts';

/** A message may have so many characters, which are about two lines on a page. */
const MESSAGE_CHARACTERS = 200;

export interface DisableOptions extends EntryOptions {
  /** The text that people read in place of the remote's pages. */
  readonly message: string;
}

/**
 * Switches a remote off: its pages give way to the message at once, in open pages too. What is active stays noted and can be
 * changed meanwhile. For a remote that is switched off already the message is replaced.
 * @throws CommandError for the host, for an unknown remote, and for a message that is empty, too long, or no plain text.
 */
export async function disable({ siteDirectory, name, revision, message }: DisableOptions): Promise<RegistryEntry> {
  refuseHost(name, 'disabled: it shows the message for all others. mfe rollback host takes it back to an earlier release');
  const text = plainText(message);
  return changeEntry({ siteDirectory, name, revision }, (entry) => ({ ...entry, state: 'disabled', message: text }));
}

/**
 * Switches a remote on again; gives the new entry.
 * @throws CommandError when it is not switched off.
 */
export async function enable({ siteDirectory, name, revision }: EntryOptions): Promise<RegistryEntry> {
  refuseHost(name, 'disabled, so there is nothing to enable');
  return changeEntry({ siteDirectory, name, revision }, (entry) => {
    if (entry.state !== 'disabled') throw new CommandError(`${name} is not disabled`, 'refused', 'not-disabled');
    return { ...entry, state: 'active', message: null };
  });
}

function refuseHost(name: string, why: string): void {
  if (name === 'host') throw new CommandError(`the host cannot be ${why}`, 'refused', 'host');
}

function plainText(message: string): string {
  const text = message.trim();
  if (text === '') throw new CommandError('the message is empty: people read it in place of the pages', 'usage', 'message');
  if (text.length > MESSAGE_CHARACTERS)
    throw new CommandError(
      `the message has ${text.length} characters; at most ${MESSAGE_CHARACTERS} find room`,
      'usage',
      'message',
    );
  if (/\p{Cc}/u.test(text)) throw new CommandError('the message must be a single line of plain text', 'usage', 'message');
  return text;
}
