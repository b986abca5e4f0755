import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `general/general.${engine}.bpmn`, null, null);

it('shows what the engine reads, and what stands in the document all the same', async () => {
  const camunda = await open('camunda');
  expect(camunda.text('历史保留时间').value).toBe('P30D');
  expect(camunda.part.queryByRole('switch', { name: '预先读取执行' })).toBeNull();

  const flowable = await open('flowable');
  expect(flowable.part.getByRole('switch', { name: '预先读取执行' })).toBeDefined();
  expect(flowable.part.queryByRole('textbox', { name: '历史保留时间' })).toBeNull();
  expect(flowable.text('版本标签').value).toBe('2.1');
  expect(flowable.part.getByText('当前引擎不支持，仅保存不生效')).toBeDefined();
});
