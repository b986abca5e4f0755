import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'book', null);

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('calls another process in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('流程标识').value).toBe('booking');

  await panel.type('流程标识', 'pay');
  expect(await panel.xml()).toMatch(/calledElement="pay"/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('流程标识').value).toBe('booking');
  panel.redo();
  expect(await panel.xml()).toMatch(/calledElement="pay"/);
});
