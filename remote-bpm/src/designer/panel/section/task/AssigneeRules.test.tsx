import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = () => PanelView.open({ OpenDiagram, PropertiesPanel }, 'task/task.flowable.bpmn', 'review', '任务');

it('adds a rule of assignees', async () => {
  const panel = await open();

  await panel.press('添加办理人规则');
  await panel.type('类型', '20');
  await panel.choose('与其他规则', '满足其一 or');
  await panel.press('确定');

  expect(await panel.xml()).toContain('<flowable:assignee type="20" operationType="or" sort="2" />');
  expect(await panel.undoAll()).toBe(1);
});
