// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { asyncFlags } from '../task/asyncFlags.ts';
import { multiInstance } from './multiInstance.ts';

const open = (engine: string, id: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `multiInstance.${engine}.bpmn`),
    multiInstance,
    id,
  );

/** The XML of a task, without space between elements and with `p` for the engine. */
const taskIn = (xml: string, id: string, engine: string) =>
  (new RegExp(`<userTask id="${id}"(?:[^>]*/>|[\\s\\S]*?</userTask>)`).exec(xml)?.[0] ?? '')
    .replaceAll(/>\s+</g, '><')
    .replaceAll(`${engine}:`, 'p:');

const PARALLEL = {
  type: 'parallel',
  loopCardinality: '3',
  collection: '${coll_userList}',
  elementVariable: 'user',
  completionCondition: '${nrOfCompletedInstances == 1}',
  asyncBefore: true,
  asyncAfter: false,
  exclusive: false,
  timeCycle: 'R3/PT10M',
};

const CYCLE = '<p:failedJobRetryTimeCycle>';

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it.each([
    ['parallel', PARALLEL],
    ['sequential', { type: 'sequential', collection: '${users}', loopCardinality: '', exclusive: true, timeCycle: '' }],
    ['again', { type: 'standard', loopMaximum: '5', loopCondition: '${!done}', testBefore: true, collection: '' }],
    ['once', { type: 'none', collection: '', loopCardinality: '', exclusive: true }],
  ])('displays the loop of %s', async (id, shown) => {
    const section = await open(engine, id);

    expect(section.read()).toMatchObject(shown);
  });

  it('begins a parallel loop with a collection', async () => {
    const section = await open(engine, 'once');

    const xml = await section.change({ type: 'parallel' });

    expect(taskIn(xml, 'once', engine)).toBe(
      '<userTask id="once"><multiInstanceLoopCharacteristics p:collection="${coll_userList}" /></userTask>',
    );
    expect(section.notes()).toEqual([]);
  });

  it('begins a sequential loop empty, and says what is missing', async () => {
    const section = await open(engine, 'once');

    const xml = await section.change({ type: 'sequential' });

    expect(taskIn(xml, 'once', engine)).toContain('<multiInstanceLoopCharacteristics isSequential="true" />');
    expect(section.notes()).toEqual(['warning loopCardinality: 请填写循环基数或集合']);
  });

  it('keeps everything when parallel becomes sequential and back', async () => {
    const section = await open(engine, 'parallel');
    const loop = Reflect.get(section.element, 'loopCharacteristics') as unknown;

    const xml = await section.change({ type: 'sequential' });
    expect(section.read()).toMatchObject({ ...PARALLEL, type: 'sequential' });
    expect(Reflect.get(section.element, 'loopCharacteristics')).toBe(loop);
    expect(xml).toContain('name="颜色"');

    expect(await section.change({ type: 'parallel' })).not.toContain('<multiInstanceLoopCharacteristics isSequential="false"');
    expect(section.read()).toMatchObject(PARALLEL);
  });

  it('begins with a collection also when a sequential loop that has nothing becomes parallel', async () => {
    const section = await open(engine, 'empty');

    expect(taskIn(await section.change({ type: 'parallel' }), 'empty', engine)).toBe(
      '<userTask id="empty"><multiInstanceLoopCharacteristics p:collection="${coll_userList}" /></userTask>',
    );
  });

  it('updates a standard loop and its fields', async () => {
    const section = await open(engine, 'again');

    const xml = await section.change({ loopMaximum: '7', testBefore: false, loopCondition: '' });

    expect(taskIn(xml, 'again', engine)).toBe('<userTask id="again"><standardLoopCharacteristics loopMaximum="7" /></userTask>');
    expect(section.notes({ loopMaximum: '很多' })).toEqual(['error loopMaximum: 最大循环次数应为整数']);
    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint type: 当前引擎不支持，仅保存不生效']);
  });

  it('writes nothing into a loop that only others have', async () => {
    const section = await open(engine, 'once');

    const standard = await section.change({ type: 'standard', loopCardinality: '3', loopCondition: '${!done}' });
    expect(taskIn(standard, 'once', engine)).not.toContain('loopCardinality');
    expect(section.read()).toMatchObject({ loopCardinality: '', loopCondition: '${!done}' });

    const many = await section.change({ type: 'sequential', loopCardinality: '3', loopCondition: '${!ready}' });
    expect(taskIn(many, 'once', engine)).not.toContain('loopCondition');
    expect(section.read()).toMatchObject({ loopCardinality: '3', loopCondition: '' });
  });

  it('updates many instances to a standard loop, and to none', async () => {
    const section = await open(engine, 'parallel');

    await section.change({ type: 'standard' });
    expect(section.read()).toMatchObject({ type: 'standard', collection: '', loopMaximum: '' });

    const xml = await section.change({ type: 'none' });
    expect(taskIn(xml, 'parallel', engine)).toBe(
      '<userTask id="parallel"><extensionElements><p:executionListener event="start" class="org.example.Start" /></extensionElements></userTask>',
    );
  });

  it('updates cardinality, condition, collection and variable in one step', async () => {
    const section = await open(engine, 'parallel');

    const xml = await section.change({
      loopCardinality: '',
      completionCondition: '${done}',
      collection: '${all}',
      elementVariable: '',
    });

    const task = taskIn(xml, 'parallel', engine);
    expect(task).not.toMatch(/loopCardinality|elementVariable/);
    expect(task).toContain('p:collection="${all}"');
    expect(task).toContain('<completionCondition xsi:type="tFormalExpression">${done}</completionCondition>');
  });

  it('displays a collection that is an input of the task, and puts another in its place', async () => {
    const section = await open(engine, 'input');

    expect(section.read().collection).toBe('people');
    expect(section.notes()).toEqual([]);
    expect(section.write({ collection: 'people' })).toEqual([]);
    const task = taskIn(await section.change({ collection: '${all}' }), 'input', engine);

    expect(task).toContain('<multiInstanceLoopCharacteristics p:collection="${all}" />');
  });

  it('updates the retry cycle where its engine reads it, and nothing else among the extension elements', async () => {
    const section = await open(engine, 'parallel');

    const task = taskIn(await section.change({ timeCycle: 'R5/PT1M' }), 'parallel', engine);

    expect(task.split(`${CYCLE}R5/PT1M<`)).toHaveLength(engine === 'camunda' ? 2 : 3);
    expect(task).not.toContain('R3/PT10M');
    expect(task).toContain('<p:property name="颜色" value="红" />');
    expect(task).toContain('class="org.example.Start"');
    expect(section.read().timeCycle).toBe('R5/PT1M');
  });

  it('loses exclusive and the retry cycle with the last async flag, and keeps the other extension elements', async () => {
    const section = await open(engine, 'parallel');

    const task = taskIn(await section.change({ asyncBefore: false }), 'parallel', engine);

    expect(task).not.toMatch(/async|exclusive|failedJob/);
    expect(task).toContain('<p:property name="颜色" value="红" />');
    expect(task).toContain('class="org.example.Start"');
  });

  it('leaves what a loop without jobs has, unless people turn them', async () => {
    const section = await open(engine, 'apart');

    expect(section.write({ exclusive: false, timeCycle: 'R9/PT1M' })).toEqual([]);
    const task = taskIn(await section.change({ loopCardinality: '2' }), 'apart', engine);

    expect(task.match(/R\d\/PT\d+M/g)).toEqual(['R3/PT10M', 'R2/PT1M']);
  });

  it('makes no change of what is so already', async () => {
    const section = await open(engine, 'parallel');

    expect(section.write(section.read())).toEqual([]);
    expect(section.beside(multiInstance, 'once').write({ type: 'none' })).toEqual([]);
  });

  it('says nothing of fields that a change leaves', async () => {
    const section = await open(engine, 'parallel');
    await section.change({ timeCycle: '三次' });

    expect(section.notes({ loopCardinality: '2' })).toEqual([]);
  });

  it('warns of a retry cycle that engines cannot read', async () => {
    const section = await open(engine, 'parallel');

    expect(section.notes({ timeCycle: '三次' })).toEqual(['warning timeCycle: 重试周期应为 R3/PT10M 形式或表达式']);
    for (const timeCycle of ['R3/PT10M', 'PT5M,PT10M', '${retries}', '']) expect(section.notes({ timeCycle })).toEqual([]);
  });
});

describe.each(['flowable', 'activiti'])('of %s', (engine) => {
  it('says what the engine does not read in the loop, and where it reads another retry cycle', async () => {
    const section = await open(engine, 'parallel');

    expect(section.notes()).toEqual([
      'hint asyncBefore: 当前引擎不支持，仅保存不生效',
      'hint exclusive: 当前引擎不支持，仅保存不生效',
    ]);
    expect(section.beside(multiInstance, 'apart').notes()).toEqual([
      'warning timeCycle: 循环与任务的重试周期不一致，引擎只读取任务的重试周期',
    ]);
  });

  it('leaves the task its retry cycle while the task has jobs of its own', async () => {
    const section = await open(engine, 'parallel');

    await section.beside(asyncFlags).change({ asyncBefore: true });
    const task = taskIn(await section.change({ asyncBefore: false }), 'parallel', engine);

    expect(task.split(CYCLE)).toHaveLength(2);
    expect(section.read().timeCycle).toBe('R3/PT10M');
  });

  it('leaves the loop its retry cycle when the task has no jobs of its own any more', async () => {
    const section = await open(engine, 'parallel');

    await section.beside(asyncFlags).change({ asyncAfter: true });
    const task = taskIn(await section.beside(asyncFlags).change({ asyncAfter: false }), 'parallel', engine);

    expect(task.split(CYCLE)).toHaveLength(3);
  });
});

it('of Camunda reads the retry cycle in the loop alone', async () => {
  const section = await open('camunda', 'apart');

  expect(section.read().timeCycle).toBe('R2/PT1M');
  expect(section.notes()).toEqual([]);
});

it('asks for no collection where a class gives one', async () => {
  const section = await open('flowable', 'handled');

  expect(section.notes()).toEqual([]);
});
