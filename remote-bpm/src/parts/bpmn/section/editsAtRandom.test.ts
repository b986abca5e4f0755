// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import { expect, it } from 'vitest';
import type { ModelChanges } from '../command/modelChanges.ts';
import type { BpmnDocument } from '../document/BpmnDocument.ts';
import { WRITING } from '../document/modelModules.ts';
import type { ModdleElement } from '../moddle/ModdleElement.ts';
import { NEW_LISTENER } from './listeners/Listener.ts';
import type { FieldNote } from './Section.ts';
import { HEADINGS } from './panel/headings.ts';

const SECTIONS = HEADINGS.flatMap(({ sections }) => Object.entries(sections));

/** What fields get that may have any text: also what is wrong there. */
const TEXTS = ['', ' ', ...'zhang 审核 ${a,b} <&> 3 true PT1H R3/PT10M start take timeout enum -1'.split(' ')];

const LISTENERS = ['classListener', 'expressionListener', 'delegateExpressionListener', 'scriptListener'];
const SCRIPTS = ['inlineScript', 'externalScript'];

/** What the fields get that have few values. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  'multiInstance.type': ['parallel', 'sequential', 'standard', 'none'],
  'flowCondition.type': ['normal', 'default', 'condition'],
  'flowCondition.conditionType': ['expression', 'script'],
  'flowCondition.scriptType': SCRIPTS,
  'scriptTask.scriptType': SCRIPTS,
  'serviceTask.implementation': ['class', 'expression', 'delegateExpression', 'type', ''],
  'general.isExecutable': [true, false, null],
  'general.name': TEXTS,
  'receiveTask.messageRef': ['-1', 'approved', 'refused', 'gone'],
  'executionListeners.listenerType': LISTENERS,
  'executionListeners.scriptType': SCRIPTS,
  'taskListeners.listenerType': LISTENERS,
  'taskListeners.scriptType': SCRIPTS,
  'timer.type': ['date', 'duration', 'cycle', 'null'],
  'taskListeners.eventDefinitionType': ['date', 'duration', 'cycle', 'null'],
};

const LISTED = { id: '', name: '' };
const FIELD = { name: '', fieldType: 'string', string: '', expression: '' };

/** Items of lists, by the section, for documents that have none. */
const ITEMS: Readonly<Record<string, object>> = {
  executionListeners: { ...NEW_LISTENER, fields: [{ ...FIELD, fieldType: 'expression' }, FIELD] },
  taskListeners: { ...NEW_LISTENER, fields: [FIELD] },
  messages: { ...LISTED, scope: 'global' },
  formFields: {
    ...LISTED,
    type: 'long',
    label: '',
    values: [LISTED, LISTED],
    constraints: [{ name: '', config: '' }],
    properties: [{ id: '', value: '' }],
  },
  extensionProperties: { name: '', value: '' },
  injectedFields: FIELD,
  buttons: { ...LISTED, code: '', isHide: '', next: '', sort: '' },
  assigneeRules: { id: '', type: '', value: '', condition: '', operationType: '', sort: '' },
  conditionRows: { id: '', field: '', compare: '==', value: '', logic: '', sort: '' },
  inParameters: {
    source: '',
    sourceExpression: '',
    target: '',
    targetExpression: '',
    transient: false,
    variables: '',
    local: false,
  },
  outParameters: { source: '', target: '', transient: false },
};

const withoutPlace = (item: unknown) =>
  typeof item === 'object' && item !== null
    ? Object.fromEntries(Object.entries(item).filter(([name]) => name !== 'place'))
    : item;

/** Gives a value of the kind of another one. */
function valueLike(random: SeededRandom, name: string, value: unknown): unknown {
  const values = VALUES[name];
  if (values !== undefined) return random.pick(values);
  if (typeof value === 'boolean') return random.chance(0.5);
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    // Nothing stands twice in its place.
    const added = random.chance(0.5) ? items.slice(0, 1).map(withoutPlace) : [];
    return [...random.some(items, random.below(4)), ...added].map((item) => valueLike(random, name, item));
  }
  if (typeof value === 'object' && value !== null) return changeLike(random, name, value, 1);
  return random.pick(TEXTS);
}

/** Gives some of the fields that a view has, with other values. @param share of the fields that it gives */
function changeLike(random: SeededRandom, section: string, view: object, share: number): Readonly<Record<string, unknown>> {
  const given = Object.entries(view).filter(() => random.chance(share));
  return Object.fromEntries(
    given.map(([field, value]) => [
      field,
      KEPT.has(field) ? (value as unknown) : valueLike(random, `${section}.${field}`, value),
    ]),
  );
}

/** Fields that say which of several others counts, and which item this is. */
const KEPT = new Set(['fieldType', 'place']);

/** Gives a change of a list, at its places and beside them. */
function listChange(random: SeededRandom, section: string, list: readonly unknown[]) {
  const place = random.below(list.length + 1);
  const before = { ...ITEMS[section], ...(list[place] as object | undefined) };
  const whole = { ...before, ...changeLike(random, section, before, random.pick([0, 0.2, 1])) };
  return random.pick([
    { add: whole },
    { edit: whole, place },
    { remove: place },
    { move: place, to: random.below(list.length + 1) },
  ]);
}

/** Gives what people could do in a section that shows this, right or wrong. */
function changeFor(random: SeededRandom, section: string, view: unknown): unknown {
  if (Array.isArray(view)) return listChange(random, section, view);
  if (section === 'messages') {
    const { messages, signals } = view as { readonly messages: readonly object[]; readonly signals: readonly object[] };
    const [kind, list] = random.pick([['message', messages] as const, ['signal', signals] as const]);
    const change = listChange(random, section, list);
    return 'move' in change ? { kind, remove: 0 } : { kind, ...change };
  }
  if (section === 'formFields')
    return random.chance(0.3)
      ? { businessKey: random.pick(TEXTS) }
      : { fields: listChange(random, section, (view as { readonly fields: readonly object[] }).fields) };
  return changeLike(random, section, view as object, WHOLE.has(section) ? 1 : random.pick([0.1, 0.3, 1]));
}

/** Sections of one field, which every change gives. */
const WHOLE = new Set(['documentation', 'receiveTask']);

/**
 * Whether a change that was made is none any more. After a text that is removed another one is shown, a new loop shows the retry cycle of its
 * task, and fields of a listener have other places.
 */
const isLasting = (section: string, change: unknown) =>
  !['documentation', 'multiInstance', 'executionListeners', 'taskListeners'].includes(section) &&
  !/"(add|remove|move)":/.test(JSON.stringify(change));

/** The documents beside the sections. */
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.bpmn'));

it.each(FILES)(
  `random edits of %s are refused or one step each, and undone and done again to the byte (seed ${randomSeed})`,
  { timeout: isLong ? 600_000 : 30_000 },
  async (file) => {
    const random = new SeededRandom(randomSeed);
    const make = () => new Modeler({ additionalModules: WRITING });
    const model = await DrawnModel.open<Element>(make, readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    const elements = model.service('elementRegistry') as ElementRegistry; // They are services of bpmn-js and of `WRITING`.
    const document = model.service('bpmnDocument') as BpmnDocument;
    const changes = model.service('modelChanges') as ModelChanges;
    const first = await model.xml();
    let edits = 0;

    for (let round = 0; round < rounds({ sample: 60, soak: 500 }); round += 1) {
      const shape = random.pick(elements.getAll()) as Element;
      const element = shape.businessObject as unknown as ModdleElement;
      const [name, section] = random.pick(SECTIONS.filter(([, { isFor }]) => isFor(element, document)));
      const change = changeFor(random, name, section.read(element, document));
      const notes = section.check(element, change, document);
      const written = section.write(element, change, document);
      if (notes.some(({ kind }: FieldNote) => kind === 'error')) expect(written, name).toEqual([]);
      changes.apply(shape, written);
      if (written.length > 0) edits += 1;
      if (isLasting(name, change))
        expect(section.write(element, change, document), `${name} ${JSON.stringify(change)}`).toEqual([]);
    }

    const last = await model.xml();
    expect(edits).toBeGreaterThan(0);
    // So moddle writes a thing for which the element that it stands in has no property.
    expect(last).not.toContain('[object Object]');
    expect(model.steps()).toBe(edits);
    for (let step = 0; step < edits; step += 1) model.undo();
    expect(await model.xml()).toBe(first);
    for (let step = 0; step < edits; step += 1) model.redo();
    expect(await model.xml()).toBe(last);
    const again = await DrawnModel.open<Element>(make, last);
    expect(await again.xml()).toBe(last);
  },
);
