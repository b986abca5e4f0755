// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { callActivity } from './callActivity.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    callActivity,
    'book',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays what is called', async () => {
    const section = await open(engine);

    expect(section.read()).toMatchObject({
      calledElement: 'booking',
      calledElementVersion: engine === 'camunda' ? '2' : '',
      calledElementType: engine === 'flowable' ? 'key' : '',
      inheritVariables: engine !== 'camunda',
    });
    expect(section.notes()).toEqual([]);
  });

  it('updates what is called, and keeps the rest', async () => {
    const section = await open(engine);

    const xml = await section.change({ calledElement: 'hotel', businessKey: '${key}', inheritVariables: false });

    expect(xml).toContain('calledElement="hotel"');
    expect(xml).toContain(`${engine}:businessKey="\${key}"`);
    expect(xml).not.toContain('inheritVariables');
    expect(xml).toMatch(/<\w+:in source="days" target="length" \/>/);
    expect(section.notes()).toEqual(engine === 'camunda' ? ['hint businessKey: 当前引擎不支持，仅保存不生效'] : []);
  });
});

it('asks for what a binding needs', async () => {
  const section = await open('camunda');

  expect(section.notes({ calledElementBinding: 'version', calledElementVersion: '' })).toEqual([
    'warning calledElementVersion: 请填写版本号',
  ]);
  expect(section.notes({ calledElementBinding: 'versionTag' })).toEqual(['warning calledElementVersionTag: 请填写版本标签']);
  expect(section.notes({ calledElementBinding: 'newest' })).toEqual(['warning calledElementBinding: 请选择绑定方式']);
  expect(section.notes({ calledElementBinding: 'latest' })).toEqual([]);
});
