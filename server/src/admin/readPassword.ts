import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StartupError } from '../settings/StartupError.ts';

/** Asks for a new password twice without showing it; a piped input is read as it is, up to its line end. */
export async function readPassword(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string> {
  if (!input.isTTY) return (await text(input)).replace(/\r?\n$/, '');
  const first = await askUnseen('New password: ', input, output);
  const second = await askUnseen('Once more: ', input, output);
  if (first !== second) throw new StartupError('The two passwords are not the same; nothing was changed.');
  return first;
}

async function askUnseen(question: string, input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<string> {
  // readline echoes through its output; this one shows nothing.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: silent, terminal: true });
  output.write(question);
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    output.write('\n');
  }
}
