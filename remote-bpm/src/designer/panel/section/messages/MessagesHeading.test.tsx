import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it, vi } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, `messages/messages.${engine}.bpmn`, null, '消息与信号');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('adds, edits and removes messages in a document for %s, and refuses one that is there', async (engine) => {
  const panel = await open(engine);

  await panel.press('添加消息');
  await panel.type('消息编号', 'paid');
  await panel.type('消息名称', '已退票');
  await panel.press('确定');
  expect(panel.part.getByText('该消息已存在，请修改id后重新保存')).toBeDefined();
  await panel.type('消息编号', 'paid2');
  await panel.press('确定');
  expect(await panel.xml()).toContain('<message id="paid2" name="已退票" />');

  await panel.press('编辑消息「已退票」');
  await panel.type('消息名称', '已退票了');
  await panel.press('确定');
  expect(await panel.xml()).toContain('<message id="paid2" name="已退票了" />');

  await panel.press('删除消息「已退票了」');
  const question = await panel.part.findByRole('dialog', { name: '系统提示' });
  expect(question.textContent).toContain('确定删除消息「已退票了」吗？');
  await panel.press('删除');
  await vi.waitFor(async () => expect(await panel.xml()).not.toContain('paid2'));
  expect(await panel.undoAll()).toBe(3);
});

it('shows who uses a message and keeps it, and refuses a signal that is there', async () => {
  const panel = await open('flowable');
  expect(panel.part.getByRole('row', { name: /paid 已付款 .*付款后/ })).toBeDefined();
  expect(panel.part.getByRole('button', { name: '删除消息「已付款」' }).getAttribute('aria-disabled')).toBe('true');

  await panel.press('添加信号');
  await panel.type('信号编号', 'closed');
  await panel.type('信号名称', '别的');
  await panel.press('确定');

  expect(panel.part.getByText('该信号已存在，请修改id后重新保存')).toBeDefined();
});
