import { isEmptyContainer, isForValidators, isRedundant, isSameValue } from '../../../parts/bpmn/fidelity/equality.ts';
import { matchElements } from '../../../parts/bpmn/fidelity/matchElements.ts';
import { type XmlElement, XSI } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import { groupBy } from '../../../parts/bpmn/grouping/groupBy.ts';
import { withoutPrefix } from '../../../parts/bpmn/moddle/withoutPrefix.ts';
import type { Change } from './Difference.ts';
import { partsOf } from './entries.ts';
import { elementWord, shownText, valueWord, wordOf } from './words.ts';

/** Says nothing to people: what has the type is told. */
const UNTOLD = new Set([`{${XSI}}type`]);

/**
 * Gives what an element says otherwise in the other version: its attributes, its text, and all that belongs to it. The order of
 * attributes, prefixes, spellings of one truth and values that hold without being written are no differences.
 */
export function ownChanges(before: XmlElement, after: XmlElement): readonly Change[] {
  const changes: Change[] = [];
  if (before.key !== after.key) changes.push({ what: '类型', before: elementWord(before), after: elementWord(after) });
  compare(before, after, [], changes);
  return changes;
}

function compare(before: XmlElement, after: XmlElement, path: readonly string[], changes: Change[]): void {
  for (const key of new Set([...before.attributes.keys(), ...after.attributes.keys()])) {
    if (isForValidators(key) || UNTOLD.has(key)) continue;
    const [old, now] = [before.attributes.get(key), after.attributes.get(key)];
    if (isSameAttribute(before, key, old?.value, now?.value)) continue;
    const name = withoutPrefix((old ?? now)?.name ?? key);
    changes.push({
      what: [...path, wordOf(name)].join(' › '),
      before: old === undefined ? null : valueWord(old.value),
      after: now === undefined ? null : valueWord(now.value),
    });
  }
  if (!isSameValue(before, before.text, after.text))
    changes.push({
      what: [...path, ...(path.length === 0 ? ['内容'] : [])].join(' › '),
      before: before.text || null,
      after: after.text || null,
    });
  const [old, now] = [byName(before), byName(after)];
  for (const key of new Set([...old.keys(), ...now.keys()])) compareParts(old.get(key) ?? [], now.get(key) ?? [], path, changes);
}

/** Compares what belongs to an element and has one name. */
function compareParts(
  before: readonly XmlElement[],
  after: readonly XmlElement[],
  path: readonly string[],
  changes: Change[],
): void {
  const matches = matchElements(before, after);
  const isMany = before.length > 1 || after.length > 1;
  const pathOf = (element: XmlElement, place: number): readonly string[] =>
    // What only holds others is no word of its own.
    element.name.endsWith('extensionElements') ? path : [...path, elementWord(element) + (isMany ? ` ${place + 1}` : '')];
  for (const [place, element] of before.entries()) {
    const match = matches[place] ?? null;
    const other = match === null ? undefined : after[match];
    if (other !== undefined) compare(element, other, pathOf(element, place), changes);
    else tellWhole(element, pathOf(element, place), (text) => ({ before: text, after: null }), changes);
  }
  const matched = new Set(matches);
  for (const [place, element] of after.entries())
    if (!matched.has(place)) tellWhole(element, pathOf(element, place), (text) => ({ before: null, after: text }), changes);
}

/** Tells of a part that only one version has. */
function tellWhole(
  element: XmlElement,
  path: readonly string[],
  sides: (text: string) => Pick<Change, 'before' | 'after'>,
  changes: Change[],
): void {
  if (element.name.endsWith('extensionElements'))
    for (const [, children] of byName(element))
      for (const [place, child] of children.entries())
        tellWhole(child, [...path, elementWord(child) + (children.length > 1 ? ` ${place + 1}` : '')], sides, changes);
  else changes.push({ what: path.join(' › '), ...sides(shownText(element) || '有') });
}

function isSameAttribute(element: XmlElement, key: string, old: string | undefined, now: string | undefined): boolean {
  if (old !== undefined && now !== undefined) return isSameValue(element, old, now);
  return isRedundant(element, key, old ?? now ?? '');
}

const byName = (element: XmlElement): ReadonlyMap<string, readonly XmlElement[]> =>
  groupBy(
    partsOf(element).filter((part) => !isEmptyContainer(part)),
    ({ key }) => key,
  );
