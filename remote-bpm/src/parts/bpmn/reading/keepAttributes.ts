import type { Property, TypedElement } from './ModdleParts.ts';
import { ownMark } from './marks.ts';
import { attributeSpelling, ownAttributeSpelling, type Spelling } from './spellings.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);

/**
 * Has an element keep the attributes that moddle reads as something else.
 * @param spellings gets those that moddle would not write as they are
 */
export function keepAttributes(element: TypedElement, attributes: Readonly<Record<string, string>>, spellings: Spelling[]): void {
  const { propertiesByName, ns } = element.$descriptor;
  const own = `${ns.prefix}:`;
  // A document has thousands of elements, and nearly none of their attributes is of interest.
  for (const name of Object.keys(attributes)) {
    const text = attributes[name] ?? '';
    const property = propertiesByName[name];
    if (name.startsWith(own)) {
      if (property === undefined) spellings.push(ownAttributeSpelling(element, name));
      else if (property.isReference !== true)
        spellings.push(attributeSpelling(element, property, ownMark(name.slice(own.length)), text));
    } else if (property !== undefined && property.isReference !== true) {
      if (!SIMPLE.has(property.type)) keepAsText(element, property, name, text);
      else if (!isWrittenAs(element, property, text)) spellings.push(attributeSpelling(element, property, name, text));
    }
  }
}

/** Whether moddle would write an attribute as the file has it. */
function isWrittenAs(element: TypedElement, property: Property, text: string): boolean {
  if (property.type === 'Boolean' && /^\s*(?:true|1)\s*$/i.test(text)) element.set(property.name, true);
  const value = element.get(property.name);
  return property.isAttr === true && value !== property.default && String(value) === text;
}

/** An attribute has the name of a child element: moddle would write its text as if it were one. */
function keepAsText(element: TypedElement, { name: property }: Property, name: string, text: string): void {
  element.set(property, undefined);
  element.$attrs[name] = text;
}
