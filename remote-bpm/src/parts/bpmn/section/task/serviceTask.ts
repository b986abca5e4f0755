import { changeOf } from '../../command/changeOf.ts';
import { SERVICE_TYPES, UNREAD } from '../../engine/capabilities.ts';
import { isAnyOf } from '../../moddle/isAnyOf.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import type { AttributeField, AttributeView } from '../attribute/AttributeField.ts';
import { attributeNotes, attributesFor, readAttributes } from '../attribute/attributes.ts';
import { notesOfChange } from '../notesOfChange.ts';
import { defineSection, type DocumentContext, type FieldNote, type Section } from '../Section.ts';

/** What a task calls is one of these, in the order in which engines look for it. */
const IMPLEMENTATIONS = {
  class: { kind: 'text', names: 'class' },
  expression: { kind: 'text', names: 'expression' },
  delegateExpression: { kind: 'text', names: 'delegateExpression' },
  type: { kind: 'text', names: 'type' },
} as const satisfies Readonly<Record<string, AttributeField>>;

const FIELDS = {
  ...IMPLEMENTATIONS,
  topic: { kind: 'text', names: 'topic' },
  resultVariable: {
    kind: 'text',
    names: {
      camunda: { read: 'resultVariable' },
      flowable: { read: 'resultVariable', older: 'resultVariableName' },
      activiti: { read: 'resultVariableName', older: 'resultVariable' },
    },
  },
  useLocalScopeForResultVariable: { kind: 'flag', names: 'useLocalScopeForResultVariable' },
  storeResultVariableAsTransient: { kind: 'flag', names: 'storeResultVariableAsTransient' },
  // It is true, false or `sync`.
  triggerable: { kind: 'text', names: 'triggerable' },
  skipExpression: { kind: 'text', names: 'skipExpression' },
} as const satisfies Readonly<Record<string, AttributeField>>;

type Implementation = keyof typeof IMPLEMENTATIONS;

/** What it shows of a service task and of tasks that call something as it does. */
export interface ServiceTaskView extends AttributeView<typeof FIELDS> {
  /** Which kind of thing the task calls; empty when it calls nothing. */
  readonly implementation: Implementation | '';
}

/** What a task calls. Whoever has it call something else removes what it called before. */
export const serviceTask: Section<ServiceTaskView, Partial<ServiceTaskView>> = defineSection({
  isFor: (element) => isAnyOf(element, 'ServiceTask', 'SendTask', 'BusinessRuleTask'),
  read: readTask,
  write(element, change, document) {
    const chosen = change.implementation ?? implementationOf(change);
    const isTold = change.implementation !== undefined || chosen !== '';
    const isOther = isTold && chosen !== readTask(element, document).implementation;
    // What stands beside the first that is called stays, unless another one is chosen.
    const others = isTold ? ofOthers(chosen, isOther ? '' : undefined) : {};
    return changeOf(element, attributesFor(element, FIELDS, { ...change, ...others }, document));
  },
  check(element, change, document) {
    const view = readTask(element, document);
    const notesOf = (wanted: ServiceTaskView) => callNotes(element, wanted, document);
    if (change !== null) return notesOfChange(view, change, notesOf);
    return [...notesOf(view), ...attributeNotes(element, FIELDS, document)];
  },
});

const NAMES = ['class', 'expression', 'delegateExpression', 'type'] as const;

const implementationOf = (values: Partial<ServiceTaskView>): Implementation | '' => NAMES.find((name) => values[name]) ?? '';

/** Gives everything that belongs to other kinds of what a task calls this value; undefined leaves it. */
const ofOthers = (chosen: Implementation | '', value: '' | undefined): Partial<ServiceTaskView> =>
  Object.fromEntries(
    [...NAMES, ...(chosen === 'type' ? [] : ['topic'])].filter((name) => name !== chosen).map((name) => [name, value]),
  );

function readTask(element: ModdleElement, document: DocumentContext): ServiceTaskView {
  const values = readAttributes(element, FIELDS, document);
  return { ...values, implementation: implementationOf(values) };
}

function callNotes(element: ModdleElement, view: ServiceTaskView, { engine }: DocumentContext): readonly FieldNote[] {
  const note = (field: string, kind: FieldNote['kind'], text: string): FieldNote => ({ field, kind, text });
  // A rule task calls rules or a decision instead.
  if (implementationOf(view) === '')
    return isAnyOf(element, 'BusinessRuleTask') ? [] : [note('implementation', 'warning', '请填写实现方式')];
  if (view.type === '') return [];
  return [
    ...(SERVICE_TYPES[engine.name].includes(view.type) ? [] : [note('type', 'hint', UNREAD)]),
    ...((view.type === 'external' || view.type === 'external-worker') && view.topic === ''
      ? [note('topic', 'warning', '请填写主题')]
      : []),
  ];
}
