import {
  around,
  CONDITION,
  choiceOf,
  documentBy,
  EVERY_ENGINE,
  flow,
  foundBy,
  processOf,
  TASK,
} from '@zhilv/testing/diagram/linted-process';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { useEngine } from '../document/useEngine.ts';
import { loadDescriptor } from '../engine/descriptors/loadDescriptor.ts';
import { ENGINES } from '../engine/Engine.ts';
import { lintDocument, OWN_RULES } from './lintDocument.lazy.ts';
import { STANDARD_RULES } from './standard/standardRules.ts';

const PARTS = {
  makeModdle: () => new BpmnModdle(),
  teach: async (moddle: BpmnModdle, engine: keyof typeof ENGINES) => useEngine(moddle, await loadDescriptor(engine)),
  engines: ENGINES,
  lint: lintDocument,
};
const found = foundBy(PARTS);
const documentOf = documentBy(PARTS);

it.each(EVERY_ENGINE)('finds nothing in a sound process for %s', async (engine) => {
  expect(await found(engine, around(TASK))).toEqual([]);
});

it('says of what only some engines refuse nothing for the others', async () => {
  const sent = '<intermediateThrowEvent id="it"><messageEventDefinition camunda:class="a.B"/></intermediateThrowEvent>';
  const script = '<scriptTask id="it" scriptFormat="groovy" camunda:resource="a.groovy"/>';
  expect(await found('camunda', around(sent))).toEqual([]);
  expect(await found('camunda', around(script))).toEqual([]);
});

it('tells of an element that nothing is connected to this, and not that nothing comes and goes', async () => {
  expect(await found('flowable', processOf(`<startEvent id="s"/>${flow('f', 's', 'e')}<endEvent id="e"/>${TASK}`))).toEqual([
    'warning no-disconnected it: 没有与其他元素连接',
  ]);
});

it('names each rule once', () => {
  const names = [...Object.keys(STANDARD_RULES), ...OWN_RULES.map(({ name }) => name)];
  expect(new Set(names).size).toBe(names.length);
});

it('gives up when the document has changed', async () => {
  let turns = 0;
  const { document } = await documentOf('flowable', around(TASK));
  expect(await lintDocument(document, async () => (turns += 1) > 3)).toBeNull();
  expect(turns).toBe(4);
});

it('lets people go on within a rule, and not only between two', async () => {
  let turns = 0;
  const tasks = Array.from({ length: 500 }, (_, index) => `<userTask id="t${index}" name="任务"/>`).join('');
  const { document } = await documentOf('flowable', processOf(tasks));
  await lintDocument(document, async () => {
    turns += 1;
    return false;
  });
  expect(turns).toBeGreaterThan(5 * (Object.keys(STANDARD_RULES).length + OWN_RULES.length));
});

it('changes nothing of the model', async () => {
  const { document, moddle } = await documentOf('flowable', choiceOf('exclusiveGateway', CONDITION, ''));
  const write = async () => (await moddle.toXML(document.definitions)).xml;
  const before = await write();

  await lintDocument(document, async () => false);

  expect(await write()).toBe(before);
});
