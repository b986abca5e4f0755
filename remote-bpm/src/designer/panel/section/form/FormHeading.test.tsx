import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `form/form.${engine}.bpmn`, 'start', '表单');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('names another form in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('表单标识').value).toBe('leaveForm');

  await panel.type('表单标识', 'form2');
  expect(await panel.xml()).toMatch(/:formKey="form2"/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('表单标识').value).toBe('leaveForm');
  panel.redo();
  expect(await panel.xml()).toMatch(/:formKey="form2"/);
});

it('leads to the forms of the product', async () => {
  const panel = await open('flowable');

  expect(panel.part.getByRole('link', { name: '前往流程表单' }).getAttribute('href')).toBe('/bpm/manager/form');
});
