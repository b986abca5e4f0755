// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { general } from './general.ts';
import { type ModelIdentity, type ProcessIdentity, processIdentity } from './ProcessIdentity.ts';

const XML = readFileSync(path.join(import.meta.dirname, 'general.flowable.bpmn'), 'utf8');

async function open(identity: ModelIdentity | null, xml = XML) {
  const modeler = new Modeler({ additionalModules: [...WRITING, processIdentity] });
  // The module gives it.
  const settled = modeler.get<ProcessIdentity>('processIdentity');
  if (identity !== null) settled.begin(identity);
  const model = await DrawnModel.open<Element>(() => modeler, xml);
  return { model, identity: settled, at: (id: string) => new DrawnSection(model, general, id) };
}

const submitted = (found: string) => found.replace('toReview', 'submitted');

const renamed = (key: string, name: string) => XML.replaceAll('="leave"', `="${key}"`).replace('"请假"', `"${name}"`);

it('names the process before it is drawn, without a step', async () => {
  const { model, at } = await open({ key: 'holiday', name: '休假' });

  expect(await model.xml()).toBe(renamed('holiday', '休假'));
  expect(model.shape('holiday').businessObject).toMatchObject({ id: 'holiday' });
  expect(model.steps()).toBe(0);
  expect(at('review').notes({ id: 'leave' })).toEqual([]);
  expect(at('review').notes({ id: 'holiday' })).toHaveLength(1);
});

it.each(['1abc', '流程a', 'a$', 'start', ''])('leaves the id when the key is %j, and takes the name', async (key) => {
  const { model } = await open({ key, name: '休假' });

  expect(await model.xml()).toBe(renamed('leave', '休假'));
});

it('gives the process a newer identity once, which no undo takes back', async () => {
  const { model, identity, at } = await open({ key: 'holiday', name: '休假' });
  await at('toReview').change({ id: 'submitted' });

  identity.settle({ key: 'absence', name: '缺勤' });
  identity.settle({ key: 'third', name: '第三' });

  expect(await model.xml()).toBe(renamed('absence', '缺勤').replaceAll(/"toReview"|(?<=>)toReview/g, submitted));
  expect(model.shape('absence').businessObject).toMatchObject({ id: 'absence', name: '缺勤' });
  expect(model.steps()).toBe(1);
  model.undo();
  expect(await model.xml()).toBe(renamed('absence', '缺勤'));
  model.redo();
  expect(await model.xml()).toBe(renamed('absence', '缺勤').replaceAll(/"toReview"|(?<=>)toReview/g, submitted));
  expect(at('review').notes({ id: 'holiday' })).toEqual([]);
});

it('keeps its key when people do again what they undid before', async () => {
  const { model, identity, at } = await open({ key: 'holiday', name: '休假' });
  await at('holiday').change({ id: 'mine' });
  model.undo();
  identity.settle({ key: 'absence', name: '休假' });

  model.redo();

  expect(await model.xml()).toBe(renamed('absence', '休假'));
  expect(model.shape('absence').businessObject).toMatchObject({ id: 'absence' });
  expect(at('review').notes({ id: 'mine' })).toEqual([]);
  expect(at('review').notes({ id: 'absence' })).toHaveLength(1);
});

it('leaves what people have changed meanwhile, and gives the rest', async () => {
  const { model, identity, at } = await open({ key: 'holiday', name: '休假' });
  await at('holiday').change({ name: '我的休假' });

  identity.settle({ key: 'absence', name: '缺勤' });

  expect(await model.xml()).toBe(renamed('absence', '我的休假'));
});

it('names no document that is opened later, and none that began without an identity', async () => {
  const { model, identity } = await open({ key: 'holiday', name: '休假' });

  await model.open(XML);
  identity.settle({ key: 'absence', name: '缺勤' });

  expect(await model.xml()).toBe(XML);
});

it('names the first executable process of several, and no pool', async () => {
  const pools = XML.replace(
    /  <process id="leave"/,
    `  <collaboration id="pools">
    <participant id="customer" name="顾客" processRef="buying" />
    <participant id="park" name="景区" processRef="leave" />
  </collaboration>
  <process id="buying" name="购票" isExecutable="false" />
  <process id="leave"`,
  ).replace('bpmnElement="leave">', 'bpmnElement="pools">\n' + pool('customer', 300) + pool('park', 0));

  const { model, identity } = await open({ key: 'holiday', name: '休假' }, pools);
  identity.settle({ key: 'absence', name: '缺勤' });

  const xml = await model.xml();
  expect(xml).toContain('<participant id="park" name="景区" processRef="absence" />');
  expect(xml).toContain('<process id="buying" name="购票" isExecutable="false" />');
  expect(xml).toContain('<process id="absence" name="缺勤"');
});

const pool = (id: string, y: number) => `      <bpmndi:BPMNShape id="${id}_di" bpmnElement="${id}" isHorizontal="true">
        <dc:Bounds x="-50" y="${y}" width="600" height="200" />
      </bpmndi:BPMNShape>
`;
