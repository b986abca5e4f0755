import { DesignerPage, storedModel } from '../pages/designer/DesignerPage.ts';
import { DesignerPanel } from '../pages/designer/DesignerPanel.ts';
import { type EngineName, engineDiagram } from '../pages/designer/engineDiagram.ts';
import { ExpertPanel } from '../pages/designer/ExpertPanel.ts';
import { ListenerForm } from '../pages/designer/ListenerForm.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

const ENGINES: readonly EngineName[] = ['camunda', 'flowable', 'activiti'];

for (const engine of ENGINES)
  test(`adds a listener of each kind for ${engine}, and removing one leaves everything beside it`, async ({
    page,
    own,
    baseURL,
  }) => {
    const { id } = await own.makeModel(engineDiagram(engine));
    const designer = new DesignerPage(page);
    const panel = new DesignerPanel(page);
    const form = new ListenerForm(page);
    await designer.open(id);
    await designer.element('review').click();

    await panel.open('扩展属性');
    await panel.add('扩展属性', { 属性名: '颜色', 属性值: '<b>红</b>' });
    await expect(panel.place.getByRole('cell', { name: '<b>红</b>' })).toBeVisible();

    await panel.open('执行监听器');
    await form.begin('执行监听器');
    await form.submit();
    for (const missing of ['请选择事件类型', '请选择监听器类型']) await expect(form.note(missing)).toBeVisible();
    await form.choose('事件类型', '开始 (start)');
    await form.choose('监听器类型', 'Java 类');
    await form.fill('Java 类', 'org.example.Start');
    await form.addField('to', 'hr');
    await form.finish();
    await form.begin('执行监听器');
    await form.choose('事件类型', '结束 (end)');
    await form.choose('监听器类型', '脚本');
    await form.submit();
    for (const missing of ['请填写脚本格式', '请选择脚本类型']) await expect(form.note(missing)).toBeVisible();
    await form.choose('脚本类型', '内联脚本');
    await expect(form.note('请填写脚本内容')).toBeVisible();
    await form.fill('脚本格式', 'groovy');
    await form.fill('脚本内容', 'log(days)');
    await form.finish();

    await panel.open('任务监听器');
    await form.begin('任务监听器');
    await form.choose('事件类型', '超时 (timeout)');
    await form.choose('监听器类型', '代理表达式');
    await form.fill('代理表达式', '${late}');
    await form.choose('定时器类型', '持续时长');
    await form.submit();
    for (const missing of ['请填写监听器 ID', '请填写定时器配置']) await expect(form.note(missing)).toBeVisible();
    await expect(form.note('当前引擎不支持，仅保存不生效')).toHaveCount(engine === 'camunda' ? 0 : 1);
    await form.fill('监听器 ID', 'late');
    await form.fill('定时器配置', 'PT1H');
    await form.finish();

    // What was typed is not given up without a question.
    await form.begin('任务监听器');
    await form.fill('监听器 ID', 'other');
    await form.sheet.getByRole('button', { name: '取消' }).click();
    await panel.question.getByRole('button', { name: '取消' }).click();
    await expect(form.text('监听器 ID')).toHaveValue('other');
    await form.sheet.getByRole('button', { name: '取消' }).click();
    await panel.question.getByRole('button', { name: '放弃' }).click();
    await expect(form.sheet).toBeHidden();

    await panel.remove('执行监听器', '结束 · groovy');
    await panel.open('其他');
    await panel.fill('元素文档', '第一行\n<script>alert(1)</script>');
    for (let step = 0; step < 6; step += 1) await designer.undo.click();
    await expect(designer.undo).toBeDisabled();
    for (let step = 0; step < 6; step += 1) await designer.redo.click();
    await designer.save.click();
    await expect(designer.save).toBeDisabled();

    const { bpmnXml } = await storedModel(baseURL ?? '', id);
    const task = /<(?:\w+:)?userTask id="review"[\s\S]*?<\/(?:\w+:)?userTask>/.exec(bpmnXml ?? '')?.[0] ?? '';
    expect(task).toContain(`<${engine}:property name="颜色" value="&#60;b&#62;红&#60;/b&#62;" />`);
    expect(task).toMatch(/:executionListener event="start" class="org.example.Start">\s*<\w+:field name="to">/);
    expect(task).not.toContain('groovy');
    expect(task).toMatch(/:taskListener (?=[^>]*id="late")(?=[^>]*event="timeout")(?=[^>]*delegateExpression="\$\{late\}")/);
    expect(task).toMatch(/timerEventDefinition id="TimerEventDefinition_\w{8}">[\s\S]*timeDuration[^>]*>PT1H</);
    expect(task).toMatch(/documentation>第一行\n&lt;script/);
  });

for (const { engine, entry, group } of [
  { engine: 'camunda', entry: 'assignee', group: '任务分配' },
  { engine: 'flowable', entry: 'userTask-assignee', group: '办理' },
] as const)
  test(`edits the same document for ${engine} in the expert mode, and leads back`, async ({ page, own }) => {
    const { id } = await own.makeModel(engineDiagram(engine));
    const designer = new DesignerPage(page);
    const panel = new DesignerPanel(page);
    const expert = new ExpertPanel(page);
    await designer.open(id);
    await designer.element('review').click();

    await expert.open();
    await expert.openGroup(group);
    await expert.entry(entry).fill('wang');
    await expert.back();
    await panel.open('任务');
    await expect(panel.text('办理人')).toHaveValue('wang');

    await designer.undo.click();
    await expect(panel.text('办理人')).not.toHaveValue('wang');
    await expect(designer.undo).toBeDisabled();
  });
