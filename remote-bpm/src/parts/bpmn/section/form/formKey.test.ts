// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { SectionOnModel } from '@zhilv/testing/diagram/section-on-model';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { describe, expect, it } from 'vitest';
import { WRITING } from '../../document/modelModules.ts';
import type { ModdleElement } from '../../moddle/ModdleElement.ts';
import { formKey, hasForm } from './formKey.ts';

async function open(engine: string) {
  const file = readFileSync(path.join(import.meta.dirname, `form.${engine}.bpmn`), 'utf8');
  const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), file);
  return { model, section: new SectionOnModel(model, formKey), xml: await model.xml() };
}

describe.each([
  { engine: 'camunda', formRefBinding: 'latest', formFieldValidation: '' },
  { engine: 'flowable', formRefBinding: '', formFieldValidation: 'false' },
  { engine: 'activiti', formRefBinding: '', formFieldValidation: '' },
])('in a document for $engine', ({ engine, formRefBinding, formFieldValidation }) => {
  it('should display', async () => {
    const { model, section } = await open(engine);

    expect(section.read('start')).toEqual({
      formKey: 'leaveForm',
      formRef: '',
      formRefBinding,
      formRefVersion: '',
      formFieldValidation,
      sameDeployment: true,
    });
    expect(section.notes('start', null)).toEqual([]);
    expect(model.steps()).toBe(0);
  });

  it('should update, and undo', async () => {
    const { section, xml } = await open(engine);

    expect(await section.changeOnce('start', { formKey: 'holidayForm' })).toBe(xml.replace('leaveForm', 'holidayForm'));
    expect(await section.changeOnce('review', { formKey: 'reviewForm' })).toContain(
      `<userTask id="review" name="审核" ${engine}:formKey="reviewForm">`,
    );
    await section.changeOnce('review', { formKey: '' });
    expect(await section.changeOnce('start', { formKey: 'leaveForm' })).toBe(xml);
  });
});

it('says what an engine does not read', async () => {
  const { section } = await open('activiti');
  await section.change('start', { formRef: 'leave' });

  expect(section.notes('start', null)).toEqual(['hint formRef: 当前引擎不支持，仅保存不生效']);
});

it('is there for user tasks and start events', async () => {
  const { model } = await open('flowable');
  const has = (id: string) => hasForm(model.shape(id).businessObject as ModdleElement); // bpmn-js declares none.

  expect(['start', 'review', 'notify', 'leave'].filter(has)).toEqual(['start', 'review']);
});
