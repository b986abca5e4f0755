import { changeOf } from '../../command/changeOf.ts';
import { changeExpression, expressionOf } from '../../command/expressions.ts';
import { makeChanges } from '../../command/makeChanges.ts';
import type { ModelChange } from '../../command/modelChanges.ts';
import { reads } from '../../engine/capabilities.ts';
import { elementsIn, type ModdleElement, textOf } from '../../moddle/ModdleElement.ts';
import { attributesFor, readAttributes } from '../attribute/attributes.ts';
import { defineSection, type DocumentContext, type Section } from '../Section.ts';
import { asyncFlags } from '../task/asyncFlags.ts';
import { changeRetryCycle, retryCycleOf } from '../task/retryCycle.ts';
import { isTask } from '../task/taskKinds.ts';
import { areOneKind, hasInstances, isMany, loopOf, loopTypeOf } from './loopType.ts';
import { ASYNC, COLLECTION, MANY, type MultiInstanceView, STANDARD } from './multiInstanceFields.ts';
import { multiInstanceNotes } from './multiInstanceNotes.ts';

type Change = Partial<MultiInstanceView>;

/** The collection of a new parallel loop. */
const FIRST_COLLECTION = '${coll_userList}';

/** How often a task is done. Parallel and sequential are one loop in the XML, which keeps the rest when one becomes the other. */
export const multiInstance: Section<MultiInstanceView, Change> = defineSection({
  isFor: isTask,
  read: readLoop,
  write(element, change, document) {
    const before = readLoop(element, document);
    const type = change.type ?? before.type;
    const loop = loopOf(element);
    const isBegun = type === 'parallel' && type !== before.type && !hasInstances(before, loop, document);
    const begun = isBegun ? { collection: FIRST_COLLECTION, ...change } : change;
    if (loop !== undefined && areOneKind(type, before.type)) return changeLoop(element, loop, before, begun, document);
    const forget = before.timeCycle === '' ? [] : forgetCycle(element, document);
    if (type === 'none') return [...changeOf(element, { loopCharacteristics: undefined }), ...forget];
    const kind = isMany(type) ? 'MultiInstanceLoopCharacteristics' : 'StandardLoopCharacteristics';
    const made = document.moddle.create(`bpmn:${kind}`);
    made.$parent = element;
    const changes = changeLoop(element, made, EMPTY, begun, document);
    makeChanges(changes.filter(({ object }) => object === made));
    return [...changeOf(element, { loopCharacteristics: made }), ...forget, ...changes.filter(({ object }) => object !== made)];
  },
  check: (element, change, document) => multiInstanceNotes(element, readLoop(element, document), change, document),
});

const EMPTY: MultiInstanceView = {
  type: 'none',
  loopCardinality: '',
  collection: '',
  elementVariable: '',
  elementIndexVariable: '',
  completionCondition: '',
  asyncBefore: false,
  asyncAfter: false,
  exclusive: true,
  timeCycle: '',
  loopMaximum: '',
  loopCondition: '',
  testBefore: false,
};

function readLoop(element: ModdleElement, document: DocumentContext): MultiInstanceView {
  const loop = loopOf(element);
  const type = loopTypeOf(element);
  if (loop === undefined || type === 'none') return EMPTY;
  if (type === 'standard')
    return { ...EMPTY, ...readAttributes(loop, STANDARD, document), type, loopCondition: expressionOf(loop, 'loopCondition') };
  const attributes = readAttributes(loop, { ...COLLECTION, ...MANY, ...ASYNC }, document);
  const [input] = elementsIn(loop, 'loopDataInputRef');
  return {
    ...EMPTY,
    ...attributes,
    type,
    collection: attributes.collection || ((input && textOf(input, 'id')) ?? ''),
    loopCardinality: expressionOf(loop, 'loopCardinality'),
    completionCondition: expressionOf(loop, 'completionCondition'),
    timeCycle: retryCycleOf(loop, document) || (isReadOfActivity(document) ? retryCycleOf(element, document) : ''),
  };
}

function changeLoop(
  element: ModdleElement,
  loop: ModdleElement,
  before: MultiInstanceView,
  change: Change,
  document: DocumentContext,
): readonly ModelChange[] {
  const isStandard = loop.$type === 'bpmn:StandardLoopCharacteristics';
  const names = isStandard ? (['loopCondition'] as const) : (['loopCardinality', 'completionCondition'] as const);
  const expressions = names.flatMap((name) => {
    const text = change[name];
    return text === undefined || text === before[name] ? [] : changeExpression(loop, name, text, document.moddle);
  });
  if (isStandard) return [...changeOf(loop, attributesFor(loop, STANDARD, change, document)), ...expressions];
  const after = { ...before, ...change };
  const isLeft = hasNoJobs(after) && (areJobsTurned(before, after) || after.exclusive !== before.exclusive);
  const flags = isLeft ? { ...change, exclusive: true } : change;
  return [
    ...changeOf(loop, {
      ...(change.type !== undefined &&
        change.type !== before.type && { isSequential: change.type === 'sequential' || undefined }),
      ...attributesFor(loop, { ...MANY, ...ASYNC }, flags, document),
      // Engines prefer an input of the task to the attribute that is written now.
      ...(after.collection !== before.collection && {
        ...attributesFor(loop, COLLECTION, { collection: after.collection }, document),
        loopDataInputRef: undefined,
      }),
    }),
    ...expressions,
    ...changeCycle(element, loop, before, change, document),
  ];
}

/** Only engines that do single instances in jobs read the retry cycle in the loop; the others read that of the activity. */
const isReadOfActivity = ({ engine }: DocumentContext) => !reads(engine, 'retryCycleOfLoop');

/** Whether instances do their work without jobs. Neither `exclusive` nor a retry cycle has a meaning then. */
const hasNoJobs = ({ asyncBefore, asyncAfter }: MultiInstanceView) => !asyncBefore && !asyncAfter;

const areJobsTurned = (before: MultiInstanceView, after: MultiInstanceView) =>
  before.asyncBefore !== after.asyncBefore || before.asyncAfter !== after.asyncAfter;

function changeCycle(
  element: ModdleElement,
  loop: ModdleElement,
  before: MultiInstanceView,
  change: Change,
  document: DocumentContext,
): readonly ModelChange[] {
  const after = { ...before, ...change };
  const forget = () => [...changeRetryCycle(loop, '', document), ...forgetCycle(element, document)];
  if (hasNoJobs(after)) return areJobsTurned(before, after) ? forget() : [];
  if (change.timeCycle === undefined) return [];
  const cycle = change.timeCycle.trim();
  if (cycle === '') return before.timeCycle === '' ? [] : forget();
  // What the task has for its own jobs is shown here, too. It is no cycle of the loop until people change it.
  if (cycle === before.timeCycle && cycle !== retryCycleOf(loop, document)) return [];
  return [
    ...changeRetryCycle(loop, cycle, document),
    ...(isReadOfActivity(document) ? changeRetryCycle(element, cycle, document) : []),
  ];
}

/** Removes the retry cycle that an activity has for its loop, unless jobs of its own need it. */
function forgetCycle(element: ModdleElement, document: DocumentContext): readonly ModelChange[] {
  const { asyncBefore, asyncAfter } = asyncFlags.read(element, document);
  return !isReadOfActivity(document) || asyncBefore || asyncAfter ? [] : changeRetryCycle(element, '', document);
}
