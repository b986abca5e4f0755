import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'note', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('turns the jobs of a task off with all that is said of them, in a document for %s', async (engine) => {
  const panel = await open(engine);

  await panel.turn('执行前异步');

  expect(panel.part.queryByRole('switch', { name: '排他' })).toBeNull();
  expect(await panel.xml()).toMatch(/<task id="note">/);
  expect(await panel.xml()).not.toContain('R3/PT10M');
  expect(await panel.undoAll()).toBe(1);
});
