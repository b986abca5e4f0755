// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { formKey, hasForm } from './formKey.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `form.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, at: (id: string) => new DrawnSection(model, formKey, id), xml: await model.xml() };
}

describe.each([
  { engine: 'camunda', formRefBinding: 'latest', formFieldValidation: '' },
  { engine: 'flowable', formRefBinding: '', formFieldValidation: 'false' },
  { engine: 'activiti', formRefBinding: '', formFieldValidation: '' },
])('in a document for $engine', ({ engine, formRefBinding, formFieldValidation }) => {
  it('should display', async () => {
    const { model, at } = await open(engine);

    expect(at('start').read()).toEqual({
      formKey: 'leaveForm',
      formRef: '',
      formRefBinding,
      formRefVersion: '',
      formFieldValidation,
      sameDeployment: true,
    });
    expect(at('start').notes()).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { at, xml } = await open(engine);

    expect(await at('start').change({ formKey: 'holidayForm' })).toBe(xml.replace('leaveForm', 'holidayForm'));
    expect(await at('review').change({ formKey: 'reviewForm' })).toContain(
      `<userTask id="review" name="审核" ${engine}:formKey="reviewForm">`,
    );
    await at('review').change({ formKey: '' });
    expect(await at('start').change({ formKey: 'leaveForm' })).toBe(xml);
  });
});

it('says what an engine does not read', async () => {
  const { at } = await open('activiti');
  await at('start').change({ formRef: 'leave' });

  expect(at('start').notes()).toEqual(['hint formRef: 当前引擎不支持，仅保存不生效']);
});

it('is there for user tasks and start events', async () => {
  const { model } = await open('flowable');
  const has = (id: string) => hasForm(model.shape(id).businessObject as ModdleElement); // bpmn-js declares none.

  expect(['start', 'review', 'notify', 'leave'].filter(has)).toEqual(['start', 'review']);
});
