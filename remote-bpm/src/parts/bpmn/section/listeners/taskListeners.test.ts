// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { NEW_LISTENER, type TaskListener } from './Listener.ts';
import { taskListeners } from './taskListeners.ts';

const open = (engine: string, id = 'review') =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `taskListeners.${engine}.bpmn`),
    taskListeners,
    id,
  );

const CREATED: TaskListener = {
  ...NEW_LISTENER,
  id: 'created',
  event: 'create',
  listenerType: 'classListener',
  class: 'org.example.Create',
  fields: [{ name: 'to', fieldType: 'string', string: 'hr', expression: '', place: 0 }],
};

const LATE: TaskListener = {
  ...NEW_LISTENER,
  id: 'late',
  event: 'timeout',
  listenerType: 'expressionListener',
  expression: '${late}',
  eventDefinitionType: 'duration',
  eventTimeDefinitions: 'PT1H',
};

const TIMER = /<timerEventDefinition id="(TimerEventDefinition_\w+)">\s*<(\w+) xsi:type="tFormalExpression">(.*)<\/\w+>/;

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays listeners with their ids and timers', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual([CREATED, LATE]);
  });

  it('updates a listener and nothing beside it', async () => {
    const section = await open(engine);

    const xml = await section.change({ edit: { ...CREATED, id: 'made', event: 'complete' }, place: 0 });

    expect(xml).toMatch(/<\w+:taskListener id="made" event="complete" class="org.example.Create">/);
    for (const kept of ['org.example.Start', 'name="颜色"', 'id="late"']) expect(xml).toContain(kept);
  });

  it('updates a timer, which keeps its id', async () => {
    const section = await open(engine);

    const xml = await section.change({
      edit: { ...LATE, eventDefinitionType: 'date', eventTimeDefinitions: '2030-01-01T09:00:00Z' },
      place: 1,
    });

    expect(TIMER.exec(xml)?.slice(1)).toEqual(['TimerEventDefinition_1', 'timeDate', '2030-01-01T09:00:00Z']);
    expect(xml).not.toContain('timeDuration');
  });

  it('writes no timer of the type null, and none for another event', async () => {
    const section = await open(engine);

    expect(await section.change({ edit: { ...LATE, eventDefinitionType: 'null' }, place: 1 })).not.toContain(
      'timerEventDefinition',
    );
    await section.change({ edit: LATE, place: 1 });
    expect(await section.change({ edit: { ...LATE, event: 'delete' }, place: 1 })).not.toContain('timerEventDefinition');
  });

  it('adds a timeout whose timer has an id of its own', async () => {
    const section = await open(engine, 'plain');

    const xml = await section.change({
      add: { ...LATE, id: 'cycle', eventDefinitionType: 'cycle', eventTimeDefinitions: 'R2/PT5M' },
    });

    const task = /<userTask id="plain">[\s\S]*?<\/userTask>/.exec(xml)?.[0] ?? '';
    const [, id, element, value] = TIMER.exec(task) ?? [];
    expect(id).toMatch(/^TimerEventDefinition_[0-9a-z]{8}$/);
    expect([element, value]).toEqual(['timeCycle', 'R2/PT5M']);
  });

  it('removes one listener and nothing else', async () => {
    const section = await open(engine);

    const xml = await section.change({ remove: 1 });

    expect(section.read()).toEqual([CREATED]);
    for (const kept of ['org.example.Start', 'name="颜色"', 'id="created"']) expect(xml).toContain(kept);
    if (engine === 'flowable') expect(xml).toContain('<flowable:button id="b1"');
  });

  it('makes no change of a listener that is so already', async () => {
    const section = await open(engine);

    expect([CREATED, LATE].flatMap((edit, place) => section.write({ edit, place }))).toEqual([]);
  });

  it('asks for no id of a listener that stands without one', async () => {
    const section = await open(engine, 'nameless');

    expect(section.notes()).toEqual([]);
    expect(section.notes({ edit: { ...CREATED, id: '' }, place: 0 })).toEqual(['error id: 请填写监听器 ID']);
  });

  it('says which events the engine does not know', async () => {
    const section = await open(engine);

    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint 1.event: 当前引擎不支持，仅保存不生效']);
  });
});

it('asks for an id, and for the time of a timeout that has a timer', async () => {
  const section = await open('camunda');

  expect(section.notes({ add: { ...CREATED, id: ' ' } })).toEqual(['error id: 请填写监听器 ID']);
  expect(section.notes({ add: { ...LATE, eventTimeDefinitions: '' } })).toEqual(['error eventTimeDefinitions: 请填写定时器配置']);
  expect(section.notes({ add: { ...LATE, eventDefinitionType: 'null', eventTimeDefinitions: '' } })).toEqual([]);
  expect(section.notes({ remove: 0 })).toEqual([]);
});
