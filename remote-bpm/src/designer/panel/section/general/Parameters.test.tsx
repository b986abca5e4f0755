import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'book', null);

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('gives the called process a variable in a document for %s', async (engine) => {
  const panel = await open(engine);

  await panel.press('添加输入参数');
  await panel.press('确定');
  expect(panel.part.getByText('请填写来源')).toBeDefined();
  await panel.type('来源变量', 'a');
  await panel.type('目标变量', 'b');
  await panel.press('确定');

  expect(await panel.xml()).toContain(`<${engine}:in source="a" target="b" />`);
  expect(await panel.undoAll()).toBe(1);
});
