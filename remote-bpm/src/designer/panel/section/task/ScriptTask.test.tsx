import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'sum', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('changes a script in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('脚本').value).toBe('total = days * 2');

  await panel.type('脚本', 'total = 1');
  expect(await panel.xml()).toMatch(/<script>total = 1<\/script>/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('脚本').value).toBe('total = days * 2');
  panel.redo();
  expect(await panel.xml()).toMatch(/<script>total = 1<\/script>/);
});

it('has a script elsewhere as soon as it is said where, and not before', async () => {
  const panel = await open('camunda');

  await panel.choose('脚本类型', '外部脚本');
  expect(await panel.xml()).toContain('total = days * 2');
  await panel.type('资源地址', 'classpath://sum.groovy');

  expect(await panel.xml()).toContain('camunda:resource="classpath://sum.groovy"');
  expect(await panel.xml()).not.toContain('total = days * 2');
  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('脚本').value).toBe('total = days * 2');
});
