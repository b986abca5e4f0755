// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { asyncFlags } from './asyncFlags.ts';

const open = (engine: string, id = 'note') =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    asyncFlags,
    id,
  );

/** The start tag of the task. */
const tagIn = (xml: string, id = 'note') => new RegExp(`<task id="${id}"[^>]*>`).exec(xml)?.[0] ?? '';

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays the flags; exclusive is true where nothing is said', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual({ asyncBefore: true, asyncAfter: false, exclusive: false });
    expect(section.beside(asyncFlags, 'review').read()).toEqual({ asyncBefore: false, asyncAfter: false, exclusive: true });
    expect(section.notes()).toEqual([]);
  });

  it('updates exclusive: true is the default and has no attribute', async () => {
    const section = await open(engine);

    expect(tagIn(await section.change({ exclusive: true }))).not.toContain('xclusive');
    expect(tagIn(await section.change({ exclusive: false }))).toContain(`${engine}:exclusive="false"`);
  });

  it('removes exclusive and the retry cycle, and nothing else, with the last flag', async () => {
    const section = await open(engine);

    const xml = await section.change({ asyncBefore: false });

    expect(tagIn(xml)).toBe('<task id="note">');
    expect(xml).not.toContain('R3/PT10M');
    expect(xml).toContain('class="org.example.Start"');
    expect(section.read()).toEqual({ asyncBefore: false, asyncAfter: false, exclusive: true });
  });

  it('keeps both while one flag is left', async () => {
    const section = await open(engine);

    await section.change({ asyncAfter: true });
    const xml = await section.change({ asyncBefore: false });

    expect(xml).toContain('R3/PT10M');
    expect(section.read()).toEqual({ asyncBefore: false, asyncAfter: true, exclusive: false });
  });

  it('leaves what a task without jobs has, unless people turn them', async () => {
    const section = await open(engine, 'idle');

    expect(section.read()).toEqual({ asyncBefore: false, asyncAfter: false, exclusive: true });
    expect(section.write({ asyncBefore: false, exclusive: true })).toEqual([]);
    expect(tagIn(await section.change({ asyncBefore: true }), 'idle')).toContain(`${engine}:exclusive="true"`);
    expect(tagIn(await section.change({ asyncBefore: false }), 'idle')).toBe('<task id="idle" />');
  });

  it('makes no change of what is so already', async () => {
    const section = await open(engine);

    expect(section.write({ asyncBefore: true, asyncAfter: false, exclusive: false })).toEqual([]);
    expect(section.beside(asyncFlags, 'review').write({ exclusive: false })).toEqual([]);
  });
});

it.each([
  ['camunda', ['camunda:asyncBefore="true"']],
  ['flowable', ['flowable:async="true"', 'flowable:asyncBefore="true"']],
  ['activiti', ['activiti:async="true"', 'activiti:asyncBefore="true"']],
])('writes asyncBefore for %s under every name that is asked for', async (engine, attributes) => {
  const section = await open(engine, 'review');

  const xml = await section.change({ asyncBefore: true });

  for (const attribute of attributes) expect(xml).toContain(attribute);
});

it.each([
  ['camunda', ['camunda:asyncAfter="true"'], []],
  ['flowable', ['flowable:asyncLeave="true"', 'flowable:asyncAfter="true"', 'flowable:asyncLeaveExclusive="false"'], []],
  ['activiti', ['activiti:asyncAfter="true"'], ['hint asyncAfter: 当前引擎不支持，仅保存不生效']],
])('writes asyncAfter for %s so', async (engine, attributes, notes) => {
  const section = await open(engine);

  const tag = tagIn(await section.change({ asyncAfter: true }));

  for (const attribute of attributes) expect(tag).toContain(attribute);
  expect(tag.match(/after|leave/gi)).toHaveLength(attributes.length);
  expect(section.notes()).toEqual(notes);
});

it('reads either name, warns when they disagree, and aligns them when people say what is meant', async () => {
  const section = await open('flowable', 'apart');

  expect(section.read()).toEqual({ asyncBefore: true, asyncAfter: false, exclusive: true });
  expect(section.notes()).toEqual([
    'warning asyncBefore: flowable:asyncBefore 与 flowable:async 的值不一致，引擎只读取 flowable:async',
    'warning asyncAfter: flowable:asyncAfter 与 flowable:asyncLeave 的值不一致，引擎只读取 flowable:asyncLeave',
  ]);

  const xml = await section.change({ asyncBefore: true, asyncAfter: false });

  expect(tagIn(xml, 'apart')).toBe('<task id="apart" flowable:async="true" flowable:asyncBefore="true" />');
  expect(section.notes()).toEqual([]);
});
