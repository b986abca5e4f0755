import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from './PropertiesPanel.lazy.tsx';

it.each([
  ['leave', ['常规', '消息与信号', '执行监听器', '扩展属性', '其他']],
  ['review', ['常规', '表单', '任务', '多实例', '执行监听器', '任务监听器', '扩展属性', '其他']],
  ['toReview', ['常规', '执行监听器', '扩展属性', '其他']],
])('has for %s these headings in this order', async (id, expected) => {
  const panel = await PanelView.open({ OpenDiagram, PropertiesPanel }, 'general/general.camunda.bpmn', id, null);

  const headings = panel.part.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
  expect(headings.map(({ textContent }) => textContent)).toEqual(expected);
});
