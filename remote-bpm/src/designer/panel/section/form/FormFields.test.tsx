import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `form/form.${engine}.bpmn`, 'review', '表单');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('gives a field of a form another value to choose from in a document for %s', async (engine) => {
  const panel = await open(engine);

  await panel.press('编辑表单字段「类型」');
  await panel.press('添加枚举值');
  await panel.type('第 3 个枚举值的编号', 'long');
  await panel.press('确定');

  expect(await panel.xml()).toContain(`<${engine}:value id="long" />`);
  expect(await panel.undoAll()).toBe(1);
});
