/**
 * Gives the name in the registry for what an operator types: `host`, a remote's name, its folder, or the short form. Null for
 * what cannot be a name.
 */
export function entryNamed(typed: string): string | null {
  const plain = typed.replace(/\/$/, '').replaceAll('-', '_');
  const name = plain === 'host' || plain.startsWith('remote_') ? plain : `remote_${plain}`;
  return /^(host|remote_[a-z0-9_]+)$/.test(name) ? name : null;
}
