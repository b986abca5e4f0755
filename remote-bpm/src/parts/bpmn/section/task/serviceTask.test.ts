// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { serviceTask } from './serviceTask.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    serviceTask,
    'send',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays what a task calls and what becomes of the result', async () => {
    const section = await open(engine);

    expect(section.read()).toMatchObject({ implementation: 'class', class: 'org.example.Send', resultVariable: 'sent' });
    expect(section.notes()).toEqual([]);
  });

  it('updates the class and leaves the rest', async () => {
    const section = await open(engine);

    const xml = await section.change({ class: 'org.example.Post' });

    expect(xml).toContain(`${engine}:class="org.example.Post"`);
    expect(xml).toMatch(/:resultVariable(Name)?="sent"/);
  });

  it('updates it to another kind, which removes the class in the same step', async () => {
    const section = await open(engine);

    const xml = await section.change({ implementation: 'delegateExpression', delegateExpression: '${post}' });

    expect(xml).toContain(`${engine}:delegateExpression="\${post}"`);
    expect(xml).not.toContain('org.example.Send');
    expect(xml).toContain('class="org.example.End"');
    expect(section.read().implementation).toBe('delegateExpression');
  });

  it('updates a whole form: what is not chosen in it goes', async () => {
    const section = await open(engine);

    await section.change({ ...section.read(), implementation: 'expression', expression: '${post}', topic: 'post' });
    expect(section.read()).toMatchObject({ implementation: 'expression', class: '', expression: '${post}', topic: '' });

    await section.change({ ...section.read(), class: 'org.example.Post', expression: '${again}', implementation: 'expression' });
    expect(section.read()).toMatchObject({ implementation: 'expression', class: '', expression: '${again}' });

    await section.change({ implementation: '' });
    expect(section.read()).toMatchObject({ implementation: '', expression: '' });
  });

  it('updates it to nothing, and says so', async () => {
    const section = await open(engine);

    await section.change({ class: '' });

    expect(section.read().implementation).toBe('');
    expect(section.notes()).toEqual(['warning implementation: 请填写实现方式']);
    expect(section.beside(serviceTask, 'decide').notes()).not.toContain('warning implementation: 请填写实现方式');
  });

  it('writes the result under the name that stands there', async () => {
    const section = await open(engine);

    const xml = await section.change({ resultVariable: 'done' });

    expect(xml.match(/\w+:resultVariable(Name)?="done"/g)).toEqual([
      `${engine}:${engine === 'activiti' ? 'resultVariableName' : 'resultVariable'}="done"`,
    ]);
  });
});

it.each([
  ['camunda', 'external', ['warning topic: 请填写主题']],
  ['camunda', 'http', ['hint type: 当前引擎不支持，仅保存不生效']],
  ['flowable', 'http', []],
  ['activiti', 'dmn', ['hint type: 当前引擎不支持，仅保存不生效']],
])('says of %s and the type %s %o', async (engine, type, notes) => {
  const section = await open(engine);

  expect(section.notes({ type })).toEqual(notes);
});
