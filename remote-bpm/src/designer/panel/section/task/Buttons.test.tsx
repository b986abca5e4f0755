import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = () => PanelView.open({ OpenDiagram, PropertiesPanel }, 'task/task.flowable.bpmn', 'review', '任务');

it('adds a button, and refuses an order that is no integer', async () => {
  const panel = await open();

  await panel.press('添加按钮');
  await panel.part.user.keyboard('加签');
  await panel.type('排序', 'x');
  await panel.press('确定');
  expect(panel.part.getByText('排序应为整数')).toBeDefined();
  await panel.type('排序', '3');
  await panel.press('确定');

  expect(await panel.xml()).toContain('<flowable:button name="加签" sort="3" />');
  expect(await panel.undoAll()).toBe(1);
});
