import { groupBy } from '../grouping/groupBy.ts';
import type { XmlElement } from './xmlTree.ts';

/**
 * Finds for each element the one of the other document that stands for it, as an index into `others`; null where there is none.
 * Elements of one name are matched by their identifiers, then those that say the same, then the others in their order.
 */
export function matchElements(elements: readonly XmlElement[], others: readonly XmlElement[]): readonly (number | null)[] {
  const matches = elements.map((): number | null => null);
  const left = new Set(others.keys());
  const match = (nameOf: (element: XmlElement) => string | undefined): void => {
    const places = groupBy(left, (place) => {
      const element = others[place];
      return element && nameOf(element);
    });
    const inOrder = new Map([...places].map(([name, same]) => [name, same.values()]));
    for (const [index, element] of elements.entries()) {
      if (matches[index] !== null) continue;
      const name = nameOf(element);
      const place = name === undefined ? undefined : inOrder.get(name)?.next().value;
      if (place === undefined) continue;
      matches[index] = place;
      left.delete(place);
    }
  };
  match((element) => element.attributes.get('id')?.value);
  // Where as many are left on either side, most are what they were, and comparing them tells what is not.
  if (left.size !== matches.filter((place) => place === null).length) match(contentOf);
  const rest = left.values();
  return matches.map((place) => place ?? rest.next().value ?? null);
}

const contentOf = ({ key, attributes, text, children }: XmlElement): string =>
  JSON.stringify([key, [...attributes].map(([name, { value }]) => `${name}=${value}`).sort(), text, children.map(contentOf)]);
