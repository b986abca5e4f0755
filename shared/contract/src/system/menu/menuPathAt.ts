import { type Id, sameId } from '../../wire/values.ts';

/** A row with an address of another site stands for a link. */
const LINK = /^https?:\/\//;

/** Gives the path of a row that moves below another one: only roots begin with a slash (docs/protocol/system.md §6.4). */
export function menuPathAt(path: string, parentId: Id): string {
  if (path === '' || LINK.test(path)) return path;
  const plain = path.replace(/^\/+/, '');
  return sameId(parentId, 0) ? `/${plain}` : plain;
}
