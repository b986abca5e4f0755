// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import type { Section } from '../Section.ts';
import { asyncFlags } from '../task/asyncFlags.ts';
import { multiInstance } from './multiInstance.ts';
import { canBeTaskAsync, toTaskAsync } from './taskAsync.ts';

/** Moving the flags, as a section that nothing is told of. */
const moving: Section<boolean, null> = {
  isFor: () => true,
  read: canBeTaskAsync,
  write: (element, _, document) => toTaskAsync(element, document),
  check: () => [],
};

const open = (engine: string, id: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `multiInstance.${engine}.bpmn`),
    moving,
    id,
  );

it.each(['flowable', 'activiti'])('moves flags and retry cycle of a loop to the task in one step, for %s', async (engine) => {
  const section = await open(engine, 'parallel');
  expect(section.read()).toBe(true);

  const xml = await section.change(null);

  expect(section.read()).toBe(false);
  expect(section.beside(multiInstance).read()).toMatchObject({
    asyncBefore: false,
    exclusive: true,
    collection: '${coll_userList}',
  });
  expect(section.beside(asyncFlags).read()).toEqual({ asyncBefore: true, asyncAfter: false, exclusive: false });
  const task = /<userTask id="parallel"[\s\S]*?<\/userTask>/.exec(xml)?.[0] ?? '';
  expect(task.split('R3/PT10M')).toHaveLength(2);
  expect(task).toContain('name="颜色"');
  expect(task).toContain('class="org.example.Start"');
});

it('has nothing to move for Camunda, which reads them in the loop, and without flags', async () => {
  for (const [engine, id] of [
    ['camunda', 'parallel'],
    ['flowable', 'sequential'],
    ['flowable', 'once'],
  ] as const) {
    const section = await open(engine, id);

    expect(section.read()).toBe(false);
    expect(section.write(null)).toEqual([]);
  }
});
