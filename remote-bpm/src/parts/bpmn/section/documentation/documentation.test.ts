// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import { documentation } from './documentation.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `documentation.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, documentation, id), xml: await model.xml() };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('review').read()).toEqual({ text: '由部门经理审核' });
    expect(at('bare').read()).toEqual({ text: '' });
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    expect(await at('review').change({ text: '由人事审核\n<& 其他' })).toBe(
      xml.replace('由部门经理审核', '由人事审核\n&lt;&amp; 其他'),
    );
    expect(await at('review').change({ text: '' })).toBe(
      xml.replace('      <documentation id="plainText">由部门经理审核</documentation>\n', ''),
    );
    expect(at('review').read()).toEqual({ text: '次要说明' });
  });

  it('puts the first before the extension elements, and leaves nothing of the last', async () => {
    const { at, xml } = await open(engine);

    expect(await at('bare').change({ text: '自动' })).toBe(
      xml.replace('<userTask id="bare">\n', '<userTask id="bare">\n      <documentation>自动</documentation>\n'),
    );
    expect(await at('bare').change({ text: ' ' })).toBe(xml);
  });

  it('says what the engine does not deploy', async () => {
    const { at } = await open(engine);
    const text = '字'.repeat(2001);

    expect(at('leave').notes({ text })).toEqual(
      engine === 'camunda' ? [] : ['warning text: 文档超过 2000 个字符，引擎会拒绝部署'],
    );
    expect(at('leave').notes({ text: text.slice(1) })).toEqual([]);
    expect(at('review').notes({ text })).toEqual([]);
  });
});

it('makes no step of the text that is there', async () => {
  const { at } = await open('flowable');

  expect(at('review').write({ text: '由部门经理审核' })).toEqual([]);
  expect(at('bare').write({ text: '' })).toEqual([]);
});
