import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, `general/general.${engine}.bpmn`, 'review', null);

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('renames an element in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('名称').value).toBe('审核');

  await panel.type('名称', '复核');
  expect(await panel.xml()).toMatch(/name="复核"/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('名称').value).toBe('审核');
  panel.redo();
  expect(await panel.xml()).toMatch(/name="复核"/);
});
