import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) => PanelView.open({ OpenDiagram, PropertiesPanel }, `task/task.${engine}.bpmn`, 'review', '任务');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)('says who may do a task in a document for %s, as one step that can be undone and done again', async (engine) => {
  const panel = await open(engine);
  expect(panel.text('候选人').value).toBe('li,${users(a,b)}');

  await panel.type('候选人', 'wang, zhao');
  expect(await panel.xml()).toMatch(/:candidateUsers="wang,zhao"/);

  expect(await panel.undoAll()).toBe(1);
  expect(panel.text('候选人').value).toBe('li,${users(a,b)}');
  panel.redo();
  expect(await panel.xml()).toMatch(/:candidateUsers="wang,zhao"/);
});

it('says what the engine does not read, and refuses a priority that is no number', async () => {
  const panel = await open('flowable');
  expect(panel.part.getAllByText('当前引擎不支持，仅保存不生效')).toHaveLength(1);

  await panel.type('优先级', '很高');

  expect(panel.part.getByText('优先级应为整数或表达式')).toBeDefined();
  expect(panel.text('优先级').value).toBe('很高');
  await panel.type('办理人', 'li');
  expect(await panel.xml()).toContain('flowable:assignee="li"');
  expect(await panel.undoAll()).toBe(1);
});
