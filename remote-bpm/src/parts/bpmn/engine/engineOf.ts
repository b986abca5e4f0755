import { type SourceScan, scanSource } from '../source/scanSource.ts';
import { type Engine, ENGINES } from './Engine.ts';

/** Gives the engine to which most of what engines add to BPMN in a file belongs; null when it names none. */
export const engineOf = (xml: string): Engine | null => engineIn(scanSource(xml));

/**
 * Gives the engine to which most of what engines add to BPMN belongs, of several with as much the first. Where nothing is added it is
 * the one whose namespace is bound first.
 */
export function engineIn({ content, prefixes }: Pick<SourceScan, 'content' | 'prefixes'>): Engine | null {
  const named = [...content.keys(), ...prefixes.keys()].flatMap((uri) => BY_URI.get(uri) ?? []);
  // A sort keeps the order of what is equal.
  return named.toSorted((one, other) => (content.get(other.uri) ?? 0) - (content.get(one.uri) ?? 0))[0] ?? null;
}

const BY_URI = new Map(Object.values(ENGINES).map((engine) => [engine.uri, engine]));
