import { ENGINES } from '../engine/Engine.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';

const URIS: ReadonlySet<unknown> = new Set(Object.values(ENGINES).map(({ uri }) => uri));

/**
 * Has an XML declare the engines that its document declares. moddle leaves the one that it knows out where nothing of it is used, and the
 * next reader would take the document for one of no engine.
 */
export function declareEngines(xml: string, { $attrs }: Pick<ModdleElement, '$attrs'>): string {
  const missing = Object.entries($attrs)
    .filter(([name, uri]) => name.startsWith('xmlns:') && URIS.has(uri))
    .map(([name, uri]) => ` ${name}="${String(uri)}"`)
    .filter((declaration) => !xml.includes(declaration));
  // The first element: neither the declaration of XML nor a comment begins with a letter.
  return missing.length === 0 ? xml : xml.replace(/<[^\s!/>?]+/, (root) => root + missing.join(''));
}
