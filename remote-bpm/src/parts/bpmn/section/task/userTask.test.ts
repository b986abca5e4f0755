// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { userTask } from './userTask.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    userTask,
    'review',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays who does a task and when', async () => {
    const section = await open(engine);

    expect(section.read()).toMatchObject({
      assignee: 'zhang',
      candidateUsers: ['li', '${users(a,b)}'],
      candidateGroups: ['hr'],
      dueDate: 'P3D',
      followUpDate: '2030-01-01',
      priority: '50',
      owner: '',
    });
  });

  it('updates one field and leaves the others as they stand', async () => {
    const section = await open(engine);

    const xml = await section.change({ assignee: ' wang ' });

    expect(xml).toContain(`${engine}:assignee="wang"`);
    expect(xml).toContain(`${engine}:candidateUsers="li, \${users(a,b)}"`);
  });

  it('updates several fields in one step', async () => {
    const section = await open(engine);

    const xml = await section.change({
      candidateUsers: [' zhao ', '', '${users(a,b)}'],
      priority: '${level}',
      candidateGroups: [],
    });

    expect(xml).toContain(`${engine}:candidateUsers="zhao,\${users(a,b)}"`);
    expect(xml).toContain(`${engine}:priority="\${level}"`);
    expect(xml).not.toContain('candidateGroups');
  });

  it('removes the attribute of a field that is emptied', async () => {
    const section = await open(engine);

    expect(await section.change({ dueDate: '' })).not.toContain('dueDate');
    expect(section.read().dueDate).toBe('');
  });

  it('makes no change of what is so already', async () => {
    const section = await open(engine);

    expect(section.write({ assignee: 'zhang', candidateUsers: ['li', '${users(a,b)}'], owner: '' })).toEqual([]);
  });

  it('says which fields the engine does not read', async () => {
    const section = await open(engine);

    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint followUpDate: 当前引擎不支持，仅保存不生效']);
  });
});

it('refuses a priority that is no number, and warns of dates that are none', async () => {
  const section = await open('flowable');

  expect(section.notes({ priority: '高' })).toEqual(['error priority: 优先级应为整数或表达式']);
  expect(section.notes({ dueDate: '明天' })).toEqual(['warning dueDate: 到期时间应为 ISO 8601 日期、时长或表达式']);
  expect(section.notes({ followUpDate: 'P' })).toEqual(['warning followUpDate: 跟进时间应为 ISO 8601 日期、时长或表达式']);
});

it.each([
  { priority: '-5' },
  { priority: '' },
  { priority: '#{level}' },
  { dueDate: '2030-01-01T09:00:00+08:00' },
  { dueDate: 'PT36H' },
  { dueDate: '${due}' },
  { dueDate: '下个工作日', businessCalendarName: 'office' },
])('accepts %o', async (change) => {
  const section = await open('flowable');

  expect(section.notes(change)).toEqual([]);
});

it('checks what a change makes of the task, and says nothing of what it leaves', async () => {
  const section = await open('flowable');
  section.element.set('flowable:priority', '高');
  await section.change({ businessCalendarName: 'office' });

  expect(section.notes({ dueDate: '下个工作日' })).toEqual([]);
  expect(section.notes({ businessCalendarName: '' })).toEqual([]);
  await section.change({ dueDate: '下个工作日' });
  expect(section.notes({ businessCalendarName: '' })).toEqual(['warning dueDate: 到期时间应为 ISO 8601 日期、时长或表达式']);
  expect(section.notes()).toContain('error priority: 优先级应为整数或表达式');
});
