import { PanelView } from '@zhilv/testing/diagram/panel-view';
import { expect, it } from 'vitest';
import { OpenDiagram } from '../../../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from '../../PropertiesPanel.lazy.tsx';

const open = (engine: string) =>
  PanelView.open({ OpenDiagram, PropertiesPanel }, `flowCondition/flowCondition.${engine}.bpmn`, 'long', '流转条件');

const ENGINES = ['camunda', 'flowable', 'activiti'];

it.each(ENGINES)(
  'changes the expression of a flow in a document for %s, as one step that can be undone and done again',
  async (engine) => {
    const panel = await open(engine);
    expect(panel.text('表达式').value).toBe('${days > 3}');

    await panel.type('表达式', '${days < 2}');
    expect(await panel.xml()).toMatch(/\$\{days &lt; 2\}/);

    expect(await panel.undoAll()).toBe(1);
    expect(panel.text('表达式').value).toBe('${days > 3}');
    panel.redo();
    expect(await panel.xml()).toMatch(/\$\{days &lt; 2\}/);
  },
);

it.each(ENGINES)(
  'makes a flow the default in a document for %s, or one with a script, which is written when it is whole',
  async (engine) => {
    const panel = await open(engine);

    await panel.choose('流转类型', '默认流转');
    expect(await panel.xml()).toContain('default="long"');
    await panel.choose('流转类型', '条件流转');
    await panel.choose('条件格式', '脚本');
    expect(panel.part.getByText('请填写脚本格式')).toBeDefined();
    await panel.type('脚本语言', 'groovy');
    expect(await panel.xml()).not.toMatch(/id="long".*\n.*language/);
    await panel.type('脚本', 'days > 5');

    expect(await panel.xml()).toContain('language="groovy">days &gt; 5<');
    expect(await panel.undoAll()).toBe(3);
  },
);

it('says why a flow cannot be the default', async () => {
  const panel = await open('flowable');

  panel.select('toReview');
  await panel.press('流转条件');

  expect(panel.part.getByText(/不能设为默认流转：只有活动和排他、包容、复杂网关/)).toBeDefined();
});
