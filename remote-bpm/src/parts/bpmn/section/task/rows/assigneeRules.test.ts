// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { expect, it } from 'vitest';
import { WRITING } from '../../../document/modelModules.ts';
import { assigneeRules } from './assigneeRules.ts';

const open = () =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, '../task.flowable.bpmn'),
    assigneeRules,
    'review',
  );

/** The extension elements of the user task, by what tells them apart. */
const childrenIn = (xml: string) =>
  [...(/<userTask[\s\S]*?<\/userTask>/.exec(xml)?.[0] ?? '').matchAll(/<flowable:(\w+) (?:id|name|event)="([^"]+)"/g)].map(
    ([, name, value]) => `${name} ${value}`,
  );

const RULE = { id: 'r1', type: '10', value: '2', condition: 'days > 3', operationType: 'or', sort: '1' };

it('displays and updates rules beside the attribute of the same name', async () => {
  const section = await open();

  expect(section.read()).toEqual([RULE]);
  const xml = await section.change({ edit: { ...RULE, condition: 'days < 3' }, place: 0 });

  expect(xml).toContain('flowable:assignee="zhang"');
  expect(xml).toContain('<flowable:assignee id="r1" type="10" value="2" condition="days ');
  expect(section.read()).toEqual([{ ...RULE, condition: 'days < 3' }]);
  expect(childrenIn(xml)).toEqual(['property 颜色', 'button b1', 'assignee r1', 'button b2', 'taskListener create']);
});

it('removes and adds one', async () => {
  const section = await open();

  await section.change({ remove: 0 });
  expect(section.read()).toEqual([]);
  await section.change({ add: { ...RULE, sort: '2' } });
  expect(section.read()).toEqual([{ ...RULE, sort: '2' }]);
  expect(section.notes({ add: { ...RULE, sort: '二' } })).toEqual(['error sort: 排序应为整数']);
});
