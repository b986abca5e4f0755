import { readFileSync } from 'node:fs';
import path from 'node:path';
import { configureWithoutSession, prepareMarkup } from '@zhilv/platform';
import { drawSvg } from '@zhilv/testing/diagram/draw-svg';
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

/** The panel that was opened last. */
let shown: ReturnType<typeof renderPart> | null = null;

/** Opens a diagram of the model layer's tests, and a heading of the panel for one of its elements; null is for the process. */
async function open(file: string, element: string | null, heading: string) {
  const diagram = new OpenDiagram({ xml: readFileSync(path.join(SECTIONS, file), 'utf8'), editable: true });
  onTestFinished(() => diagram.destroy());
  diagram.attach(document.body);
  await vi.waitFor(() => expect(diagram.read().phase).toBe('open'));
  const choice = { width: 480, open: true };
  shown?.end();
  const panel = renderPart(
    <PropertiesPanel diagram={diagram} modelKey="" disabled={false} place="beside" choice={choice} onChoose={() => {}} />,
  );
  shown = panel;
  if (element !== null) {
    const registry = diagram.service<ElementRegistry>('elementRegistry');
    flushSync(() => diagram.service<Selection>('selection').select(registry.get(element)));
  }
  if (heading !== '常规') await panel.user.click(panel.getByRole('button', { name: heading }));
  const before = await diagram.toXml();
  return {
    panel,
    xml: () => diagram.toXml(),
    /** Undoes everything, and tells how many steps that were. */
    async undoAll(): Promise<number> {
      let steps = 0;
      for (; diagram.read().canUndo; steps += 1) flushSync(() => diagram.undo());
      expect(await diagram.toXml()).toBe(before);
      return steps;
    },
    redo: () => flushSync(() => diagram.redo()),
    text: (name: string) => panel.getByRole<HTMLInputElement>('textbox', { name }),
    button: (name: string | RegExp) => panel.getByRole('button', { name }),
    async choose(name: string, option: string): Promise<void> {
      await panel.user.click(panel.getByRole('combobox', { name }));
      await panel.user.click(panel.getByRole('option', { name: option }));
    },
    chosen: (name: string) => panel.getByRole('combobox', { name }).textContent,
  };
}

/** A field with a text: below which heading, in which file, of which element, and what it shows, is given, and is written then. */
type TextCase = readonly [
  heading: string,
  file: string,
  element: string | null,
  label: string,
  shown: string,
  typed: string,
  written: RegExp,
];

// prettier-ignore
const TEXTS: readonly TextCase[] = [
  ['常规', 'general/general', 'review', '名称', '审核', '复核', /name="复核"/],
  ['常规', 'general/general', null, '可发起的人', 'zhang,li', 'wang', /:candidateStarterUsers="wang"/],
  ['常规', 'task/task', 'book', '流程标识', 'booking', 'pay', /calledElement="pay"/],
  ['流转条件', 'flowCondition/flowCondition', 'long', '表达式', '${days > 3}', '${{days < 2}', /\$\{days &lt; 2\}/],
  ['表单', 'form/form', 'start', '表单标识', 'leaveForm', 'form2', /:formKey="form2"/],
  ['任务', 'task/task', 'review', '候选人', 'li,${users(a,b)}', 'wang, zhao', /:candidateUsers="wang,zhao"/],
  ['任务', 'task/task', 'sum', '脚本', 'total = days * 2', 'total = 1', /<script>total = 1<\/script>/],
  ['任务', 'task/task', 'send', '类名', 'org.example.Send', 'org.example.Mail', /:class="org.example.Mail"/],
  ['多实例', 'multiInstance/multiInstance', 'parallel', '完成条件', '${nrOfCompletedInstances == 1}', '${{done}', /<completionCondition xsi:type="tFormalExpression">\$\{done\}</],
];

describe.each(['camunda', 'flowable', 'activiti'])('in a document for %s', (engine) => {
  it.each(TEXTS)('%s in %s of %s: shows %s, writes, undoes and does it again as one step', async (...given) => {
    const [heading, file, element, label, shown, typed, written] = given;
    const { panel, text, xml, undoAll, redo } = await open(`${file}.${engine}.bpmn`, element, heading);
    expect(text(label).value).toBe(shown);

    await panel.user.clear(text(label));
    await panel.user.type(text(label), typed);
    await panel.user.tab();
    expect(await xml()).toMatch(written);

    expect(await undoAll()).toBe(1);
    expect(text(label).value).toBe(shown);
    redo();
    expect(await xml()).toMatch(written);
  });

  it('adds, edits and removes messages, refuses one that is there, and keeps one that is used', async () => {
    const { panel, text, button, xml, undoAll } = await open(`messages/messages.${engine}.bpmn`, null, '消息与信号');
    expect(panel.getByRole('row', { name: /paid 已付款 .*付款后/ })).toBeDefined();
    expect(button('删除消息「已付款」').getAttribute('aria-disabled')).toBe('true');

    await panel.user.click(button('添加消息'));
    await panel.user.clear(text('消息编号'));
    await panel.user.type(text('消息编号'), 'paid');
    await panel.user.type(text('消息名称'), '已退票');
    await panel.user.click(button('确定'));
    expect(panel.getByText('该消息已存在，请修改id后重新保存')).toBeDefined();
    await panel.user.type(text('消息编号'), '2');
    await panel.user.click(button('确定'));
    expect(await xml()).toContain('<message id="paid2" name="已退票" />');

    await panel.user.click(button('编辑消息「已退票」'));
    await panel.user.type(text('消息名称'), '了');
    await panel.user.click(button('确定'));
    expect(await xml()).toContain('<message id="paid2" name="已退票了" />');

    await panel.user.click(button('删除消息「已退票了」'));
    const question = await panel.findByRole('dialog', { name: '系统提示' });
    expect(question.textContent).toContain('确定删除消息「已退票了」吗？');
    await panel.user.click(await panel.findByRole('button', { name: '删除' }));
    await vi.waitFor(async () => expect(await xml()).not.toContain('paid2'));
    expect(await undoAll()).toBe(3);
  });

  it('makes a flow normal, the default, or one with a script, which is written when it is whole', async () => {
    const { panel, choose, text, xml, undoAll } = await open(`flowCondition/flowCondition.${engine}.bpmn`, 'long', '流转条件');

    await choose('流转类型', '默认流转');
    expect(await xml()).toContain('default="long"');
    await choose('流转类型', '条件流转');
    await choose('条件格式', '脚本');
    expect(panel.getByText('请填写脚本格式')).toBeDefined();
    await panel.user.type(text('脚本语言'), 'groovy');
    await panel.user.tab();
    expect(await xml()).not.toMatch(/id="long".*\n.*language/);
    await panel.user.type(text('脚本'), 'days > 5');
    await panel.user.tab();
    expect(await xml()).toContain('language="groovy">days &gt; 5<');

    expect(await undoAll()).toBe(3);
  });

  it('chooses the message of a receive task, and turns jobs on and off', async () => {
    const { chosen, choose, xml, undoAll } = await open(`task/task.${engine}.bpmn`, 'wait', '任务');
    expect(chosen('消息')).toBe('已批准（approved）');

    await choose('消息', '无');
    expect(await xml()).toContain('<receiveTask id="wait" />');
    await choose('消息', '已驳回（refused）');
    expect(await xml()).toContain('messageRef="refused"');
    expect(await undoAll()).toBe(2);

    const task = await open(`task/task.${engine}.bpmn`, 'note', '任务');
    await task.panel.user.click(task.panel.getByRole('switch', { name: '执行前异步' }));
    expect(await task.xml()).not.toMatch(/<task id="note" [a-z]+:/);
    expect(await task.undoAll()).toBe(1);
  });

  it('adds an injected field, an input parameter and a field of a form', async () => {
    const task = await open(`task/task.${engine}.bpmn`, 'send', '任务');
    await task.panel.user.click(task.button('添加注入字段'));
    await task.panel.user.type(task.text('字段名称'), 'cc');
    await task.panel.user.click(task.button('确定'));
    expect(task.panel.getByText('请填写字段值')).toBeDefined();
    await task.panel.user.type(task.text('字段值'), 'boss');
    await task.panel.user.click(task.button('确定'));
    expect(await task.xml()).toMatch(/field name="cc"/);
    expect(await task.undoAll()).toBe(1);

    const call = await open(`task/task.${engine}.bpmn`, 'book', '常规');
    await call.panel.user.click(call.button('添加输入参数'));
    await call.panel.user.type(call.text('来源变量'), 'a');
    await call.panel.user.type(call.text('目标变量'), 'b');
    await call.panel.user.click(call.button('确定'));
    expect(await call.xml()).toContain(`<${engine}:in source="a" target="b" />`);
    expect(await call.undoAll()).toBe(1);

    const form = await open(`form/form.${engine}.bpmn`, 'review', '表单');
    await form.panel.user.click(form.button('编辑表单字段「类型」'));
    await form.panel.user.click(form.button('添加枚举值'));
    await form.panel.user.type(form.text('第 3 个枚举值的编号'), 'long');
    await form.panel.user.click(form.button('确定'));
    expect(await form.xml()).toContain(`<${engine}:value id="long" />`);
    expect(await form.undoAll()).toBe(1);
  });

  it('makes many instances of a task, each of a type, with a collection to begin with', async () => {
    const { choose, text, xml, undoAll } = await open(`multiInstance/multiInstance.${engine}.bpmn`, 'once', '多实例');

    await choose('多实例类型', '并行多实例');
    expect(text('集合').value).toBe('${coll_userList}');
    await choose('多实例类型', '串行多实例');
    expect(text('集合').value).toBe('${coll_userList}');
    await choose('多实例类型', '循环');
    expect(text('最大次数').value).toBe('');
    await choose('多实例类型', '无');

    expect(await xml()).toContain('<userTask id="once" />');
    expect(await undoAll()).toBe(4);
  });
});

describe('for the second engine', () => {
  it('adds buttons and rules of assignees', async () => {
    const { panel, button, text, xml, undoAll } = await open('task/task.flowable.bpmn', 'review', '任务');

    await panel.user.click(button('添加按钮'));
    const sheet = panel.getByRole('dialog', { name: '添加按钮' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    await panel.user.keyboard('加签');
    await panel.user.clear(text('排序'));
    await panel.user.type(text('排序'), 'x');
    await panel.user.click(button('确定'));
    expect(panel.getByText('排序应为整数')).toBeDefined();
    await panel.user.clear(text('排序'));
    await panel.user.type(text('排序'), '3');
    await panel.user.click(button('确定'));
    expect(await xml()).toContain('<flowable:button name="加签" sort="3" />');

    await panel.user.click(button('添加办理人规则'));
    await panel.user.type(text('类型'), '20');
    await panel.user.click(button('确定'));
    expect(await xml()).toContain('<flowable:assignee type="20" sort="2" />');
    expect(await undoAll()).toBe(2);
  });

  it('copies the preview of conditions into the expression only when people say so', async () => {
    const { panel, button, text, xml, undoAll } = await open('flowCondition/flowCondition.flowable.bpmn', 'long', '流转条件');
    expect(panel.getByText("${kind == '事假' && days > 3}")).toBeDefined();
    expect(text('表达式').value).toBe('${days > 3}');

    await panel.user.click(button('用作表达式'));
    await panel.user.click(await panel.findByRole('button', { name: '替换' }));

    await vi.waitFor(() => expect(text('表达式').value).toBe("${kind == '事假' && days > 3}"));
    expect(await xml()).toContain("${kind == '事假' &amp;&amp; days &gt; 3}");
    expect(await undoAll()).toBe(1);
  });
});
