import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'send', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('injects another field in a document for %s, when it has a value', async (engine) => {
  const panel = await open(engine);

  await panel.press('添加注入字段');
  await panel.type('字段名称', 'cc');
  await panel.press('确定');
  expect(panel.part.getByText('请填写字段值')).toBeDefined();
  await panel.type('字段值', 'boss');
  await panel.press('确定');

  expect(await panel.xml()).toMatch(/field name="cc"/);
  expect(await panel.undoAll()).toBe(1);
});
