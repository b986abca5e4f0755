// @vitest-environment happy-dom
import path from 'node:path';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { ENGINES } from '../../engine/Engine.ts';
import { scriptTask } from './scriptTask.ts';

const open = (engine: string) =>
  DrawnSection.open(
    () => new Modeler({ additionalModules: WRITING }),
    path.join(import.meta.dirname, `task.${engine}.bpmn`),
    scriptTask,
    'sum',
  );

describe.each(Object.keys(ENGINES))('of %s', (engine) => {
  it('displays the script and what becomes of its value', async () => {
    const section = await open(engine);

    expect(section.read()).toMatchObject({
      scriptFormat: 'groovy',
      scriptType: 'inlineScript',
      script: 'total = days * 2',
      resource: '',
      resultVariable: 'total',
    });
    expect(section.notes()).toEqual([]);
  });

  it('updates the script in its element', async () => {
    const section = await open(engine);

    const xml = await section.change({ script: 'total = days < 3', scriptFormat: 'javascript', resultVariable: '' });

    expect(xml).toContain('<scriptTask id="sum" scriptFormat="javascript">');
    expect(xml).toMatch(/<script>(<!\[CDATA\[total = days < 3\]\]>|total = days &lt; 3)<\/script>/);
  });

  it('updates a script of its own to one elsewhere and back, in one step each', async () => {
    const section = await open(engine);

    const external = await section.change({ scriptType: 'externalScript', resource: 'deployment://sum.groovy' });
    expect(external).not.toContain('<script>total');
    expect(section.read()).toMatchObject({ scriptType: 'externalScript', script: '', resource: 'deployment://sum.groovy' });
    expect(section.notes()).toEqual(engine === 'camunda' ? [] : ['hint resource: 当前引擎不支持，仅保存不生效']);

    const inline = await section.change({ script: 'total = 1' });
    expect(inline).not.toContain('resource');
    expect(section.read()).toMatchObject({ scriptType: 'inlineScript', script: 'total = 1', resource: '' });
  });

  it('keeps the script until it is known where the other one is', async () => {
    const section = await open(engine);

    expect(section.notes({ scriptType: 'externalScript' })).toEqual(['warning resource: 请填写资源地址']);
    expect(section.write({ scriptType: 'externalScript', resource: ' ' })).toEqual([]);
  });

  it('displays an empty script as one of its own, and says that it is missing', async () => {
    const section = await open(engine);

    await section.change({ script: ' ', scriptFormat: '' });
    expect(section.element.get('script')).toBeUndefined();

    expect(section.read().scriptType).toBe('inlineScript');
    expect(section.notes()).toEqual(['warning scriptFormat: 请填写脚本格式', 'warning script: 请填写脚本内容']);
    expect(section.notes({ scriptType: 'externalScript', scriptFormat: 'groovy' })).toEqual(['warning resource: 请填写资源地址']);
  });

  it('makes no change of what is so already', async () => {
    const section = await open(engine);

    expect(section.write({ script: 'total = days * 2', scriptFormat: 'groovy', scriptType: 'inlineScript' })).toEqual([]);
    const empty = section.beside(scriptTask, 'empty');
    expect(empty.write(empty.read())).toEqual([]);
  });
});
