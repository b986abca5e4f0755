import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'send', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('calls another class in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('类名').value).toBe('org.example.Send');

  await panel.type('类名', 'org.example.Mail');
  expect(await panel.xml()).toMatch(/:class="org.example.Mail"/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('类名').value).toBe('org.example.Send');
  panel.redo();
  expect(await panel.xml()).toMatch(/:class="org.example.Mail"/);
});

it('calls what it called until it is said what it calls instead', async () => {
  const panel = await open('flowable');

  await panel.choose('实现方式', '代理表达式');
  expect(await panel.xml()).toContain('flowable:class="org.example.Send"');
  await panel.type('代理表达式', '${mail}');

  expect(await panel.xml()).toContain('flowable:delegateExpression="${mail}"');
  expect(await panel.xml()).not.toContain('flowable:class="org.example.Send"');
  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('类名').value).toBe('org.example.Send');
});
