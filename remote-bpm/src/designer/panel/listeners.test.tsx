import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureWithoutSession, prepareMarkup } from '@zhilv/platform';
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { renderPart } from '@zhilv/testing/page/render-part';
import type ElementRegistry from 'diagram-js/lib/core/ElementRegistry';
import type Selection from 'diagram-js/lib/features/selection/Selection';
import { flushSync } from 'react-dom';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PropertiesPanel } from './PropertiesPanel.lazy.tsx';

// happy-dom has no fonts.
vi.mock('../../parts/diagram/foreign/iconFont.ts', () => ({ provideIconFont: () => {} }));

beforeAll(async () => {
  drawSvg();
  configureWithoutSession({ apiBase: '/', tenantOn: false });
  await prepareMarkup();
});

const SECTIONS = path.join(import.meta.dirname, '../../parts/bpmn/section');

/** Opens a diagram of the model layer's tests, and a heading of the panel for one of its elements. */
async function open(file: string, element: string, heading: string) {
  const diagram = new OpenDiagram({ xml: readFileSync(path.join(SECTIONS, file), 'utf8'), editable: true });
  onTestFinished(() => diagram.destroy());
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  const choice = { width: 480, open: true };
  const panel = renderPart(
    <PropertiesPanel diagram={diagram} modelKey="" disabled={false} place="beside" choice={choice} onChoose={() => {}} />,
  );
  const registry = diagram.service<ElementRegistry>('elementRegistry');
  flushSync(() => diagram.service<Selection>('selection').select(registry.get(element)));
  await panel.user.click(panel.getByRole('button', { name: heading }));
  const before = await diagram.toXml();
  return {
    panel,
    xml: () => diagram.toXml(),
    undoAll: async (): Promise<number> => {
      let steps = 0;
      for (; diagram.read().canUndo; steps += 1) flushSync(() => diagram.undo());
      expect(await diagram.toXml()).toBe(before);
      return steps;
    },
    press: async (name: string | RegExp) => await panel.user.click(await panel.findByRole('button', { name })),
    type: async (name: string, text: string) =>
      await panel.user.type(panel.getByRole('textbox', { name }), text.replaceAll('{', '{{')),
    choose: async (name: string, option: string): Promise<void> => {
      await panel.user.click(panel.getByRole('combobox', { name }));
      await panel.user.click(panel.getByRole('option', { name: option }));
    },
  };
}

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it('adds a listener with a script only when nothing of it is missing', async () => {
    const { panel, xml, undoAll, press, type, choose } = await open(
      `listeners/executionListeners.${engine}.bpmn`,
      'start',
      '执行监听器',
    );

    await press('添加执行监听器');
    expect(panel.queryByText('请选择事件类型')).toBeNull();
    await press('确定');
    for (const missing of ['请选择事件类型', '请选择监听器类型']) expect(panel.getByText(missing)).toBeDefined();
    await choose('事件类型', '开始 (start)');
    await choose('监听器类型', '脚本');
    for (const missing of ['请填写脚本格式', '请选择脚本类型']) expect(panel.getByText(missing)).toBeDefined();
    await choose('脚本类型', '外部脚本');
    expect(panel.getByText('请填写资源地址')).toBeDefined();
    await choose('脚本类型', '内联脚本');
    expect(panel.getByText('请填写脚本内容')).toBeDefined();
    await type('脚本格式', 'groovy');
    await type('脚本内容', 'log()');
    await press('确定');

    expect(await xml()).toMatch(/:executionListener event="start"[\s\S]*groovy[\s\S]*log\(\)/);
    expect(await undoAll()).toBe(1);
  });

  it('asks for the id of a task listener and for the value of its timer', async () => {
    const { panel, xml, undoAll, press, type, choose } = await open(
      `listeners/taskListeners.${engine}.bpmn`,
      'plain',
      '任务监听器',
    );

    await press('添加任务监听器');
    await choose('事件类型', '超时 (timeout)');
    await choose('监听器类型', '表达式');
    await type('表达式', '${late}');
    await choose('定时器类型', '循环');
    await press('确定');
    for (const missing of ['请填写监听器 ID', '请填写定时器配置']) expect(panel.getByText(missing)).toBeDefined();
    await type('监听器 ID', 'late');
    await type('定时器配置', 'R3/PT10M');
    await press('确定');

    expect(await xml()).toMatch(/id="TimerEventDefinition_[0-9a-z]{8}">\s*<timeCycle[^>]*>R3\/PT10M</);
    expect(await undoAll()).toBe(1);
  });

  it('writes the fields of a listener with it, and removes it alone, when that is confirmed', async () => {
    const { panel, xml, undoAll, press, type } = await open(
      `listeners/executionListeners.${engine}.bpmn`,
      'review',
      '执行监听器',
    );
    const before = await xml();

    await press('编辑执行监听器「开始 · org.example.Start」');
    await press('添加注入字段');
    await type('字段名称', 'cc');
    await type('字段值', 'it');
    await panel.user.click(panel.getAllByRole('button', { name: '确定' }).at(-1) as HTMLElement); // The sheet above has it.
    expect(await xml()).toBe(before);
    await press('确定');
    expect(await xml()).toMatch(/:field name="cc">\s*<\w+:string>it</);

    await press('删除执行监听器「开始 · org.example.Start」');
    await answerQuestion(panel, '取消');
    await vi.waitFor(() => expect(panel.queryByRole('dialog')).toBeNull());
    expect(await xml()).toContain('org.example.Start');
    await press('删除执行监听器「开始 · org.example.Start」');
    // The tools beside the element have a button of this name, too.
    const question = await panel.findByRole('dialog', { name: '系统提示' });
    const buttons = [...question.querySelectorAll('button')].filter(({ textContent }) => textContent === '删除');
    for (const button of buttons) await panel.user.click(button);
    await vi.waitFor(async () => expect(await xml()).not.toContain('org.example.Start'));
    for (const kept of ['name="颜色"', '天数', '${log.end(days)}', 'id="created"', '${started}', 'log(days)'])
      expect(await xml()).toContain(kept);
    expect(await undoAll()).toBe(2);
  });
});

it('offers one event for a flow, and has it chosen', async () => {
  const { panel, press } = await open('listeners/executionListeners.flowable.bpmn', 'flow', '执行监听器');

  await press('添加执行监听器');

  expect(panel.getByRole('combobox', { name: '事件类型' }).textContent).toContain('流转经过 (take)');
});

it('asks before it gives up what was typed, and not when nothing was', async () => {
  const { panel, press, type } = await open('listeners/taskListeners.camunda.bpmn', 'plain', '任务监听器');

  await press('添加任务监听器');
  await press('取消');
  await vi.waitFor(() => expect(panel.queryByRole('dialog')).toBeNull());

  await press('添加任务监听器');
  await type('监听器 ID', 'kept');
  await press('取消');
  await answerQuestion(panel, '取消');
  expect(panel.getByRole<HTMLInputElement>('textbox', { name: '监听器 ID' }).value).toBe('kept');
});

it('warns of two extension properties of one name, and shows markup as text', async () => {
  const { panel, press, type, xml } = await open('extensionProperties/extensionProperties.flowable.bpmn', 'review', '扩展属性');

  await press('添加扩展属性');
  await press('确定');
  expect(panel.getByText('请填写属性名称')).toBeDefined();
  await type('属性名', '新的');
  await type('属性值', '<b>粗</b>');
  await press('确定');

  expect(panel.getByRole('cell', { name: '<b>粗</b>' })).toBeDefined();
  expect(await xml()).toContain('name="新的"');
});
