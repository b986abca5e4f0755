import type { ModdleElement } from '../../../bpmn/moddle/ModdleElement.ts';
import type { TypedElement } from '../../../bpmn/reading/ModdleParts.ts';

/** The attributes that no descriptor knows, by their names as the file has them, and the namespaces that are bound there. */
type Attributes = Record<string, string>;

/**
 * Gives a copy the attributes of an element that no descriptor knows. One that is known for the type of the copy is left out: it would begin to
 * count without anybody having chosen it. So is one whose prefix stands for something else in this document.
 * @param clone whether the copy goes into the clipboard, from where another document may take it, and not into the document
 */
export function copyForeignAttributes(
  {
    source,
    copy,
    definitions,
  }: { readonly source: ModdleElement; readonly copy: ModdleElement; readonly definitions: ModdleElement },
  clone: boolean,
): void {
  const target = attributesOf(copy);
  for (const [name, value] of Object.entries(attributesOf(source))) {
    if (/^:?xmlns(?::|$)/.test(name) || isKnown(copy, name)) continue;
    const [, prefix] = /^([^:]+):/.exec(name) ?? [];
    if (prefix !== undefined) {
      const declaration = `xmlns:${prefix}`;
      const [uri, here] = [uriOf(declaration, source), attributesOf(definitions)[declaration]];
      if (uri === undefined || (!clone && here !== undefined && here !== uri)) continue;
      if (clone || here === undefined) target[declaration] = uri;
    }
    target[name] = value;
  }
}

const attributesOf = (element: ModdleElement): Attributes => element.$attrs as Attributes; // They come from a file, where all is text.

const isKnown = (element: ModdleElement, name: string): boolean => name in (element as TypedElement).$descriptor.propertiesByName; // Only things with a type are copied property by property.

function uriOf(declaration: string, element: ModdleElement): string | undefined {
  for (let at: ModdleElement | undefined = element; at !== undefined; at = at.$parent) {
    const uri = (at.$attrs as Partial<Attributes> | undefined)?.[declaration];
    if (uri !== undefined) return uri;
  }
  return undefined;
}
