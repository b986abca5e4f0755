import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it, vi } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = () =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, 'flowCondition/flowCondition.flowable.bpmn', 'long', '流转条件');

it('copies the preview of conditions into the expression only when people say so', async () => {
  const panel = await open();
  const preview = "${kind == '事假' && days > 3}";
  expect(panel.part.getByText(preview)).toBeDefined();
  expect(panel.text('表达式').value).toBe('${days > 3}');

  await panel.press('用作表达式');
  await panel.press('替换');

  await vi.waitFor(() => expect(panel.text('表达式').value).toBe(preview));
  expect(await panel.xml()).toContain("${kind == '事假' &amp;&amp; days &gt; 3}");
  expect(await panel.undoAll()).toBe(1);
});

it('adds a condition, which leaves the expression as it is', async () => {
  const panel = await open();

  await panel.press('添加条件');
  await panel.type('字段', 'level');
  await panel.choose('比较', '小于 <');
  await panel.type('值', '2');
  await panel.choose('与前一条件', '或者 or');
  await panel.press('确定');

  expect(panel.part.getByText("${(kind == '事假' && days > 3) || level < 2}")).toBeDefined();
  expect(panel.text('表达式').value).toBe('${days > 3}');
  expect(await panel.undoAll()).toBe(1);
});
