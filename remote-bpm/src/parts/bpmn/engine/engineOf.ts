import { type SourceScan, scanSource } from '../source/scanSource.ts';
import { type Engine, ENGINES } from './Engine.ts';

/** Gives the engine for which a file says that it is written; null when it names none. */
export const engineOf = (xml: string): Engine | null => engineIn(scanSource(xml));

/**
 * Gives the engine whose namespace is bound first. That is how a document says for which engine it is, and it may have more content of
 * another one: a conversion leaves there what has no counterpart.
 */
export function engineIn({ prefixes }: Pick<SourceScan, 'prefixes'>): Engine | null {
  const [first] = [...prefixes.keys()].flatMap((uri) => BY_URI.get(uri) ?? []);
  return first ?? null;
}

const BY_URI = new Map(Object.values(ENGINES).map((engine) => [engine.uri, engine]));
