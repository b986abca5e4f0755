import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from './PropertiesPanel.lazy.tsx';

it('has the headings of a pool, and those of its process, which is not drawn itself', async () => {
  const panel = await PanelView.open({ OpenDiagram, PropertiesPanel }, 'panel/pool.bpmn', 'pool', null);
  expect(panel.text('名称').value).toBe('人事');
  expect(panel.part.queryByRole('button', { name: '消息与信号' })).toBeNull();

  await panel.part.user.click(panel.part.getByRole('tab', { name: '流程' }));
  expect(panel.part.getByRole('button', { name: '消息与信号' })).toBeDefined();
  await panel.type('流程名称', '休假');

  expect(await panel.xml()).toContain('<process id="leave" name="休假" isExecutable="true">');
  expect(await panel.undoAll()).toBe(1);
});
