import { readdirSync } from 'node:fs';
import path from 'node:path';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import { ENGINES } from '../../engine/Engine.ts';
import type { Moddle } from '../../moddle/ModdleElement.ts';
import { HEADINGS, headingsFor } from './headings.ts';

// The package declares less than it has.
const moddle = new BpmnModdle() as unknown as Moddle;
const definitions = moddle.create('bpmn:Definitions');

const titlesFor = (type: string, properties: object = {}) =>
  Object.values(ENGINES).map((engine) =>
    headingsFor(moddle.create(`bpmn:${type}`, { ...properties }), { engine, moddle, definitions })
      .map(({ title }) => title)
      .join(' '),
  );

const flowFrom = (type: string) => ({ sourceRef: moddle.create(`bpmn:${type}`) });

it('has the headings of the panel in their order', () => {
  expect(HEADINGS.map(({ title }) => title).join(' ')).toBe(
    '常规 消息与信号 流转条件 表单 任务 多实例 执行监听器 任务监听器 扩展属性 其他',
  );
  expect(new Set(HEADINGS.map(({ name }) => name)).size).toBe(HEADINGS.length);
});

it.each([
  ['Process', {}, '消息与信号 执行监听器'],
  ['Collaboration', {}, '执行监听器'],
  ['SequenceFlow', flowFrom('UserTask'), '流转条件 执行监听器'],
  ['SequenceFlow', flowFrom('ExclusiveGateway'), '流转条件 执行监听器'],
  ['SequenceFlow', flowFrom('StartEvent'), '执行监听器'],
  ['StartEvent', {}, '表单 执行监听器'],
  ['EndEvent', {}, '执行监听器'],
  ['UserTask', {}, '表单 任务 多实例 执行监听器 任务监听器'],
  ...['Task', 'ManualTask', 'SendTask', 'ServiceTask', 'ReceiveTask', 'ScriptTask', 'BusinessRuleTask'].map(
    (type) => [type, {}, '任务 多实例 执行监听器'] as const,
  ),
  ['CallActivity', {}, '执行监听器'],
  ['SubProcess', {}, '执行监听器'],
  ['TextAnnotation', {}, '执行监听器'],
] as const)('has for a %s %o between the first and the last two headings: %s', (type, properties, between) => {
  expect(new Set(titlesFor(type, properties))).toEqual(new Set([`常规 ${between} 扩展属性 其他`]));
});

const SECTIONS = path.join(import.meta.dirname, '..');

/** Everything in the folder of sections that looks like one. */
async function everySection() {
  const files = readdirSync(SECTIONS, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test|\.d)\.ts$/.test(file));
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(SECTIONS, file))) as Readonly<Record<string, unknown>>),
  );
  return modules.flatMap((module) => Object.entries(module)).filter(([, value]) => isSection(value));
}

const isSection = (value: unknown) =>
  typeof value === 'object' && value !== null && ['isFor', 'read', 'write', 'check'].every((name) => name in value);

it('leaves no section without a heading', async () => {
  const all = Object.fromEntries(await everySection());

  expect(Object.assign({}, ...HEADINGS.map(({ sections }) => sections))).toEqual(all);
  expect(Object.keys(all).length).toBeGreaterThan(20);
});
