import { changeOf } from '../../command/changeOf.ts';
import { reads } from '../../engine/capabilities.ts';
import { elementsIn, type ModdleElement } from '../../moddle/ModdleElement.ts';
import type { AttributeField, AttributeView } from '../attribute/AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from '../attribute/attributes.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';
import { changeRetryCycle, retryCycleOf } from './retryCycle.ts';
import { isTask } from './taskKinds.ts';

/** Flowable and Activiti read an attribute of another name than the one that people know from Camunda; both are written. */
const FLAGS = {
  asyncBefore: {
    kind: 'flag',
    names: {
      camunda: { read: 'asyncBefore', older: 'async' },
      flowable: { read: 'async', also: 'asyncBefore' },
      activiti: { read: 'async', also: 'asyncBefore' },
    },
  },
  asyncAfter: {
    kind: 'flag',
    names: {
      camunda: { read: 'asyncAfter' },
      flowable: { read: 'asyncLeave', also: 'asyncAfter' },
      activiti: { read: 'asyncAfter' },
    },
  },
} as const satisfies Readonly<Record<string, AttributeField>>;

const EXCLUSIVE = { exclusive: { kind: 'flag', names: 'exclusive', standard: true } } as const;

/** Flowable has an attribute of its own for whether the job behind a task is exclusive. */
const LEAVE_EXCLUSIVE = { leaveExclusive: { kind: 'flag', names: 'asyncLeaveExclusive', standard: true } } as const;

/** What it shows: exclusive is true unless the document says otherwise, as in the engines. */
export type AsyncView = AttributeView<typeof FLAGS & typeof EXCLUSIVE>;

/** Says when jobs do the work of a task. Where none does, neither `exclusive` nor a retry cycle has a meaning, and both are removed. */
export const asyncFlags: Section<AsyncView, Partial<AsyncView>> = defineSection({
  isFor: isTask,
  read: readFlags,
  write(element, change, document) {
    const before = readFlags(element, document);
    const after = { ...before, ...change };
    const flags = attributesFor(element, FLAGS, change, document);
    const turned = after.asyncBefore !== before.asyncBefore || after.asyncAfter !== before.asyncAfter;
    const told =
      change.exclusive !== undefined && (after.exclusive !== before.exclusive || areExclusivesAtOdds(element, document));
    if (!after.asyncBefore && !after.asyncAfter)
      return [
        ...changeOf(element, {
          ...flags,
          ...(turned || told ? exclusiveAttributes({ ...after, exclusive: true }, document) : {}),
        }),
        ...(turned && !isRetryNeeded(element, document) ? changeRetryCycle(element, '', document) : []),
      ];
    return changeOf(element, {
      ...flags,
      ...(told || (turned && !after.exclusive) ? exclusiveAttributes(after, document) : {}),
    });
  },
  check: (element, change, document) =>
    change === null
      ? [...attributeNotes(element, FLAGS, document), ...(areExclusivesAtOdds(element, document) ? [AT_ODDS] : [])]
      : [],
});

const AT_ODDS: FieldNote = { field: 'exclusive', kind: 'warning', text: 'exclusive 与 asyncLeaveExclusive 的值不一致' };

function readFlags(element: ModdleElement, document: DocumentContext): AsyncView {
  const flags = readAttributes(element, FLAGS, document);
  const { before, after } = readExclusives(element, document);
  return { ...flags, exclusive: before && (after || !flags.asyncAfter) };
}

function readExclusives(
  element: ModdleElement,
  document: DocumentContext,
): { readonly before: boolean; readonly after: boolean } {
  const { exclusive } = readAttributes(element, EXCLUSIVE, document);
  if (!reads(document.engine, 'asyncLeaveExclusive')) return { before: exclusive, after: exclusive };
  return { before: exclusive, after: readAttributes(element, LEAVE_EXCLUSIVE, document).leaveExclusive };
}

/** Whether the engine takes the jobs before and behind a task for something else than what is shown of both. */
function areExclusivesAtOdds(element: ModdleElement, document: DocumentContext): boolean {
  const { asyncBefore, asyncAfter } = readAttributes(element, FLAGS, document);
  const { before, after } = readExclusives(element, document);
  return asyncAfter && before !== after && (asyncBefore || !before);
}

/** What says whether jobs are exclusive. They are where nothing says so. */
function exclusiveAttributes({ asyncAfter, exclusive }: AsyncView, { engine }: DocumentContext) {
  const value = exclusive ? undefined : false;
  return {
    [`${engine.prefix}:exclusive`]: value,
    ...(reads(engine, 'asyncLeaveExclusive') && { [`${engine.prefix}:asyncLeaveExclusive`]: asyncAfter ? value : undefined }),
  };
}

/** Whether something else than the task's own jobs is tried again: instances, in engines that read the cycle here. */
function isRetryNeeded(element: ModdleElement, document: DocumentContext): boolean {
  const [loop] = elementsIn(element, 'loopCharacteristics');
  return !reads(document.engine, 'retryCycleOfLoop') && loop !== undefined && retryCycleOf(loop, document) !== '';
}
