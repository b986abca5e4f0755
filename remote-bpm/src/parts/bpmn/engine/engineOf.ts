import { type Engine, ENGINES } from './Engine.ts';

/** Gives the engine whose namespace a file binds first; null when it binds none. */
export function engineOf(xml: string): Engine | null {
  const found = Object.values(ENGINES)
    .map((engine) => ({ engine, place: xml.search(new RegExp(`=\\s*["']${engine.uri.replaceAll('.', '\\.')}["']`)) }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place);
  return found[0]?.engine ?? null;
}
