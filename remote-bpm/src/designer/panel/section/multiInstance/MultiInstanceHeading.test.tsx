import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, `multiInstance/multiInstance.${engine}.bpmn`, 'once', '多实例');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('makes many instances of a task, each of a type, in a document for %s', async (engine) => {
  const panel = await open(engine);

  await panel.choose('多实例类型', '并行多实例');
  expect(panel.text('集合').value).toBe('${coll_userList}');
  await panel.choose('多实例类型', '串行多实例');
  expect(panel.text('集合').value).toBe('${coll_userList}');
  await panel.choose('多实例类型', '循环');
  expect(panel.text('最大次数').value).toBe('');
  await panel.choose('多实例类型', '无');

  expect(await panel.xml()).toContain('<userTask id="once" />');
  expect(await panel.undoAll()).toBe(4);
});

it('offers to make the jobs of instances jobs of the task, where the engine reads only these', async () => {
  const panel = await open('flowable');
  panel.select('parallel');
  await panel.press('多实例');
  expect(panel.part.getAllByText('当前引擎不支持，仅保存不生效')).toHaveLength(2);

  await panel.press('改为任务异步');

  expect(await panel.xml()).toContain('<userTask id="parallel" flowable:async="true"');
  expect(panel.part.queryByRole('button', { name: '改为任务异步' })).toBeNull();
  expect(await panel.undoAll()).toBe(1);
});
