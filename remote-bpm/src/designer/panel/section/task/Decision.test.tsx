import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'decide', '任务');

it('asks for another decision in Camunda, and for none in engines that know none', async () => {
  const panel = await open('camunda');

  await panel.type('决策标识', 'score');
  expect(await panel.xml()).toContain('camunda:decisionRef="score"');
  expect(await panel.undoAll()).toBe(1);

  const other = await open('flowable');
  expect(other.part.queryByRole('textbox', { name: '决策标识' })).toBeNull();
});
