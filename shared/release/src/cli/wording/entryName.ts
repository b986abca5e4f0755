import { InvalidArgumentError } from 'commander';
import { entryNamed } from '../../directory/entryNamed.ts';

/** The words by which commands describe an argument that is read by `entryName`. */
export const NAME = 'host, or a remote: bpm, remote-bpm or remote_bpm';

/** The name in the registry for what an operator types: `host`, a remote's name, its folder, or the short form. */
export function entryName(typed: string): string {
  const name = entryNamed(typed);
  if (name === null) throw new InvalidArgumentError(`It is none of: ${NAME}.`);
  return name;
}
