import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

it('leads to the models, where rules of assignment are kept, and has what is for the kind of the task', async () => {
  const panel = await PanelView.open({ OpenDiagram, PropertiesPanel }, 'task/task.flowable.bpmn', 'review', '任务');
  const titles = () => panel.part.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
  expect(panel.part.getByRole('link', { name: '前往流程模型' }).getAttribute('href')).toBe('/bpm/manager/model');
  expect(titles()).toEqual(['办理', '按钮2', '办理人规则1', '异步']);

  panel.select('wait');
  await panel.press('任务');

  expect(titles()).toEqual(['接收', '异步']);
});
