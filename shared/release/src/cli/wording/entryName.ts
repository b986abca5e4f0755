import { InvalidArgumentError } from 'commander';

/** The words by which commands describe an argument that is read by `entryName`. */
export const NAME = 'host, or a remote: bpm, remote-bpm or remote_bpm';

/** The name in the registry for what an operator types: `host`, a remote's name, its folder, or the short form. */
export function entryName(typed: string): string {
  const plain = typed.replace(/\/$/, '').replaceAll('-', '_');
  const name = plain === 'host' || plain.startsWith('remote_') ? plain : `remote_${plain}`;
  if (!/^(host|remote_[a-z0-9_]+)$/.test(name)) throw new InvalidArgumentError(`It is none of: ${NAME}.`);
  return name;
}
