import { type XmlElement, xmlTree } from '../../../parts/bpmn/fidelity/xmlTree.ts';
import type { ModdleElement } from '../../../parts/bpmn/moddle/ModdleElement.ts';
import { withoutPrefix } from '../../../parts/bpmn/moddle/withoutPrefix.ts';
import type { Difference } from './Difference.ts';
import { type Entries, entriesOf } from './entries.ts';
import { drawnIn, layoutChanges } from './layout.ts';
import { ownChanges } from './ownChanges.ts';
import { visibleChanges } from './visibleChanges.ts';

/** One of two versions of a diagram. */
export interface ComparedVersion {
  readonly xml: string;
  /** What moddle has made of it. */
  readonly definitions: ModdleElement;
}

/** Gives the elements in which two versions differ, in the order of the second, and after them those that only the first has. */
export function differencesOf(before: ComparedVersion, after: ComparedVersion): readonly Difference[] {
  const [oldRoot, newRoot] = [xmlTree(before.xml), xmlTree(after.xml)];
  const [olds, news] = [entriesOf(oldRoot), entriesOf(newRoot)];
  const [oldDrawn, newDrawn] = [drawnIn(oldRoot), drawnIn(newRoot)];
  const { added, removed, moved } = visibleChanges(before.definitions, after.definitions);
  const differences: Difference[] = [];
  const renamed = renamedProcess(olds, news);
  for (const [id, element] of news) {
    const old = olds.get(id === renamed?.after ? renamed.before : id);
    if (old === undefined) {
      differences.push({ ...described(id, element), kind: 'added', changes: [] });
      continue;
    }
    const changes = ownChanges(old, element);
    const [drawn, redrawn] = [oldDrawn.get(id), newDrawn.get(id)];
    const layout = layoutChanges(drawn, redrawn);
    // The library takes the order of attributes in waypoints for a difference. Where a version says of nothing how it is drawn, it was
    // laid out, and only the library knows how.
    const isElsewhere = drawn !== undefined && redrawn !== undefined ? layout.length > 0 : moved.has(id);
    // An element that stands in another one now is both added and removed to the library.
    const isMoved = isElsewhere || (added.has(id) && removed.has(id));
    if (changes.length > 0) differences.push({ ...described(id, element), kind: 'changed', changes: [...changes, ...layout] });
    else if (isMoved) differences.push({ ...described(id, element), kind: 'moved', changes: layout });
  }
  for (const [id, element] of olds)
    if (!news.has(id) && id !== renamed?.before) differences.push({ ...described(id, element), kind: 'removed', changes: [] });
  return differences;
}

/** A process whose identifier is another now stays the process that it was: the only one of each version that the other does not have. */
function renamedProcess(olds: Entries, news: Entries): { readonly before: string; readonly after: string } | null {
  const [befores, afters] = [processesBeside(olds, news), processesBeside(news, olds)];
  const [before] = befores;
  const [after] = afters;
  return befores.length === 1 && afters.length === 1 && before !== undefined && after !== undefined ? { before, after } : null;
}

const processesBeside = (entries: Entries, others: Entries): readonly string[] =>
  [...entries].flatMap(([id, { name }]) => (withoutPrefix(name) === 'process' && !others.has(id) ? [id] : []));

const described = (id: string, { name, attributes }: XmlElement): Pick<Difference, 'id' | 'type' | 'name'> => ({
  id,
  type: withoutPrefix(name),
  name: attributes.get('name')?.value || null,
});
