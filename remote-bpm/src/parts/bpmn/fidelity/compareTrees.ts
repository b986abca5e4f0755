import { groupBy } from '../grouping/groupBy.ts';
import { isEmptyContainer, isForValidators, isRedundant, isSameValue } from './equality.ts';
import type { Loss } from './Loss.ts';
import { type Place, lossOf, markupOf } from './lossOf.ts';
import { matchElements } from './matchElements.ts';
import type { XmlElement } from './xmlTree.ts';

/**
 * Gives what the first document says and the second does not. Elements are matched with those of the same name by their identifiers,
 * else by their order; the order of elements of different names says nothing. What the second document says beside it is no loss.
 */
export function compareTrees(original: XmlElement, exported: XmlElement): readonly Loss[] {
  const root = { element: original, around: null };
  if (original.key !== exported.key) return [lossOf('element', root, original.name, markupOf(original))];
  const losses: Loss[] = [];
  compareElements(root, exported, losses);
  return losses;
}

function compareElements(place: Place, other: XmlElement, losses: Loss[]): void {
  const { element } = place;
  for (const [key, { name, value }] of element.attributes) {
    if (isForValidators(key)) continue;
    const there = other.attributes.get(key)?.value ?? null;
    if (there === null ? isRedundant(element, key, value) : isSameValue(element, value, there)) continue;
    losses.push(lossOf('attribute', place, name, value, there));
  }
  if (!isSameValue(element, element.text, other.text))
    losses.push(lossOf('text', place, element.name, element.text, other.text === '' ? null : other.text));
  const others = byName(other.children);
  for (const [key, children] of byName(element.children)) compareChildren(place, children, others.get(key) ?? [], losses);
}

/** Compares the children of an element that have one name. */
function compareChildren(around: Place, children: readonly XmlElement[], others: readonly XmlElement[], losses: Loss[]): void {
  const matches = matchElements(children, others);
  let furthest = -1;
  let ordered = true;
  for (const [index, element] of children.entries()) {
    const match = matches[index] ?? null;
    const other = match === null ? undefined : others[match];
    if (match === null || other === undefined) {
      losses.push(lossOf('element', { element, around }, element.name, markupOf(element)));
      continue;
    }
    ordered &&= match > furthest;
    furthest = match;
    compareElements({ element, around }, other, losses);
  }
  if (!ordered) losses.push(lossOf('order', around, children[0]?.name ?? '', markupOf(...children)));
}

const byName = (elements: readonly XmlElement[]): ReadonlyMap<string, readonly XmlElement[]> =>
  groupBy(
    elements.filter((element) => !isEmptyContainer(element)),
    ({ key }) => key,
  );
