// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { NO_MESSAGE, receiveTask } from './receiveTask.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    receiveTask,
    'wait',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays the message and those to choose from', async () => {
    const section = await open(engine);

    expect(section.read()).toEqual({
      messageRef: 'approved',
      messages: [
        { id: 'approved', name: '已批准' },
        { id: 'refused', name: '已驳回' },
      ],
    });
  });

  it('updates the message', async () => {
    const section = await open(engine);

    expect(await section.change({ messageRef: 'refused' })).toContain('<receiveTask id="wait" messageRef="refused" />');
    expect(section.read().messageRef).toBe('refused');
  });

  it('removes the reference for no message', async () => {
    const section = await open(engine);

    expect(await section.change({ messageRef: NO_MESSAGE })).toContain('<receiveTask id="wait" />');
    expect(section.read().messageRef).toBe('-1');
    expect(section.notes()).toEqual([]);
  });

  it('refuses a message that there is not, and says what the engine does not read', async () => {
    const section = await open(engine);
    const hints = engine === 'camunda' ? [] : ['hint messageRef: 当前引擎不支持，仅保存不生效'];

    expect(section.write({ messageRef: 'gone' })).toEqual([]);
    expect(section.notes({ messageRef: 'gone' })).toEqual(['error messageRef: 未解析引用：gone', ...hints]);
    expect(section.notes()).toEqual(hints);
  });
});

it('displays a reference that names no message as it stands, warns of it, and lets people choose another', async () => {
  const file = readFileSync(path.join(import.meta.dirname, 'task.camunda.bpmn'), 'utf8').replace(
    'messageRef="approved"',
    'messageRef="gone"',
  );
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  const section = new DrawnSection(model, receiveTask, 'wait');

  expect(section.read().messageRef).toBe('gone');
  expect(section.notes()).toEqual(['warning messageRef: 未解析引用：gone']);
  expect(section.write({ messageRef: 'gone' })).toEqual([]);
  expect(await section.change({ messageRef: 'refused' })).toContain('<receiveTask id="wait" messageRef="refused" />');
});
