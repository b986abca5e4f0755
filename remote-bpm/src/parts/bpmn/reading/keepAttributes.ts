import type { Property, TypedElement } from './ModdleParts.ts';
import { ownMark } from './marks.ts';
import { attributeSpelling, ownAttributeSpelling, type Spelling } from './spellings.ts';

const SIMPLE = new Set(['String', 'Boolean', 'Integer', 'Real']);

/** Has an element keep the attributes that moddle reads as something else. @returns those that it would not write as they are */
export function keepAttributes(element: TypedElement, attributes: Readonly<Record<string, string>>): readonly Spelling[] {
  const { propertiesByName, ns } = element.$descriptor;
  const own = `${ns.prefix}:`;
  return Object.entries(attributes).flatMap(([name, text]) => {
    const property = propertiesByName[name];
    if (name.startsWith(own)) {
      if (property === undefined) return [ownAttributeSpelling(element, name)];
      if (property.isReference === true) return [];
      return [attributeSpelling(element, property, ownMark(name.slice(own.length)), text)];
    }
    if (property === undefined || property.isReference === true) return [];
    if (!SIMPLE.has(property.type)) return keepAsText(element, property, name, text);
    if (property.type === 'Boolean' && /^\s*(?:true|1)\s*$/i.test(text)) element.set(property.name, true);
    const value = element.get(property.name);
    const isWritten = property.isAttr === true && value !== property.default && String(value) === text;
    return isWritten ? [] : [attributeSpelling(element, property, name, text)];
  });
}

/** An attribute has the name of a child element: moddle would write its text as if it were one. */
function keepAsText(element: TypedElement, { name: property }: Property, name: string, text: string): readonly [] {
  element.set(property, undefined);
  element.$attrs[name] = text;
  return [];
}
