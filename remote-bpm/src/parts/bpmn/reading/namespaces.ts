import { ENGINES } from '../engine/Engine.ts';
import type { ModdleParts } from './ModdleParts.ts';

/** Prefixes with a meaning of their own. */
const RESERVED = ['xml', 'xmlns', 'xsi', ...Object.keys(ENGINES)];

/**
 * Has a moddle call each namespace of a document by a prefix of its own, whatever the document calls it: two may have the same
 * prefix there, or one that moddle has for another. The document's own prefixes are written all the same.
 *
 * @param prefixes those that the document has for its namespaces
 */
export function nameNamespaces(
  moddle: Pick<ModdleParts, 'config' | 'getPackages'>,
  prefixes: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const names = (moddle.config.nsMap ??= {});
  const packages = moddle.getPackages();
  const known = new Set([...packages.map(({ uri }) => uri), ...Object.keys(names)]);
  const taken = new Set([...RESERVED, ...packages.map(({ prefix }) => prefix), ...Object.values(names)]);
  for (const [uri, [first = '']] of prefixes) {
    if (known.has(uri) || uri === '') continue;
    const engine = Object.values(ENGINES).find((one) => one.uri === uri);
    const name = engine?.prefix ?? freeName(first === '' ? 'ns' : first, taken);
    names[uri] = name;
    taken.add(name);
  }
}

/** Gives this name, or the first one with a number that is free. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 1; taken.has(name); number += 1) name = `${wanted}_${number}`;
  return name;
}
