import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string, event: string) =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, `timer/timer.${engine}.bpmn`, event, null);

it.each(['camunda', 'flowable', 'activiti'])('sets a timer, and takes it away, in a document for %s', async (engine) => {
  const panel = await open(engine, 'wait');
  expect(panel.chosen('定时方式')).toBe('无');

  await panel.choose('定时方式', '持续时长');
  expect(panel.part.getByText('请填写时间')).toBeDefined();
  expect(await panel.undoAll()).toBe(0);
  await panel.type('时间', 'PT2H');
  expect(await panel.xml()).toContain('<timeDuration xsi:type="tFormalExpression">PT2H</timeDuration>');
  await panel.choose('定时方式', '无');

  expect(await panel.xml()).toContain('<timerEventDefinition id="waitTimer" />');
  expect(await panel.undoAll()).toBe(2);
});

it('keeps the time when the way of the timer changes, and says what is wrong with it', async () => {
  const panel = await open('flowable', 'late');

  await panel.choose('定时方式', '日期');

  expect(await panel.xml()).toContain('<timeDate xsi:type="tFormalExpression">PT1H</timeDate>');
  expect(panel.part.getByText(/应为 ISO 8601 日期或表达式/)).toBeDefined();
});
