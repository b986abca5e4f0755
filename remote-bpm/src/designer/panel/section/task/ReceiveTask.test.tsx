import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'wait', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('waits for no message, or for another, in a document for %s', async (engine) => {
  const panel = await open(engine);
  expect(panel.chosen('消息')).toBe('已批准（approved）');

  await panel.choose('消息', '无');
  expect(await panel.xml()).toContain('<receiveTask id="wait" />');
  await panel.choose('消息', '已驳回（refused）');

  expect(await panel.xml()).toContain('messageRef="refused"');
  expect(await panel.undoAll()).toBe(2);
});
