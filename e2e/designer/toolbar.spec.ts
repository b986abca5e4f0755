import { readFile } from 'node:fs/promises';
import { DesignerPage, storedModel, textOf } from '../pages/designer/DesignerPage.ts';
import { DesignerTools, placeIn } from '../pages/designer/DesignerTools.ts';
import { ofAnotherTool, twoTasks } from '../pages/designer/diagrams.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin', permissions: ['clipboard-read', 'clipboard-write'] });

const theirs = { name: '请假流程.bpmn', text: ofAnotherTool };

test('a file takes the place of the diagram, by picker and by drop, with the key of the model; what is no diagram leaves it alone', async ({
  page,
  own,
  baseURL,
}) => {
  const model = await own.makeModel(twoTasks);
  const designer = new DesignerPage(page);
  const tools = new DesignerTools(page, designer);
  await designer.open(model.id);
  await designer.rename('审核', '我改的');

  await tools.drop({ name: '说明.txt', text: ofAnotherTool });
  await expect(page.getByText('「说明.txt」没有打开：只能打开 .xml 和 .bpmn 文件')).toBeVisible();
  await tools.pick({ name: '残缺.xml', text: ofAnotherTool.slice(0, 600) });
  await expect(page.getByText('「残缺.xml」没有打开：文件不完整，内容在中途断开')).toBeVisible();
  await tools.drop(theirs, { name: '另一个.bpmn', text: twoTasks });
  await expect(page.getByText('一次只能打开一个文件')).toBeVisible();
  await tools.pick(theirs);
  await expect(designer.question).toContainText('现在的流程图有未保存的修改');
  await tools.answer('取消');
  await expect(designer.shape('我改的')).toBeVisible();
  await expect(designer.undo).toBeEnabled();

  // The same file as before.
  await tools.pick(theirs);
  await tools.answer('打开');
  await expect(designer.element('choice')).toBeVisible();
  await expect(designer.shape('我改的')).toBeHidden();
  await expect(designer.undo).toBeDisabled();
  await expect(designer.save).toBeEnabled();
  await expect(page.getByText('已打开「请假流程.bpmn」，保存后才会成为这个模型的流程图')).toBeVisible();
  await designer.save.click();
  await expect(designer.save).toBeDisabled();
  const { bpmnXml } = await storedModel(baseURL ?? '', model.id);
  expect(bpmnXml).toContain(`<bpmn2:process id="${model.key}" name="${model.name}" isExecutable="true">`);
  expect(bpmnXml).toContain('flowable:candidateUsers="1,2"');

  await tools.drop({ name: '两个任务.XML', text: twoTasks });
  await expect(designer.shape('审核')).toBeVisible();
  await expect(designer.element('choice')).toBeHidden();

  await designer.tool('重新绘制').click();
  await expect(designer.question).toContainText('重新绘制会清除现在的流程图');
  await tools.answer('重新绘制');
  await expect(designer.shape('审核')).toBeHidden();
  await expect(designer.element('start')).toBeVisible();
  expect(await tools.xml()).toContain(`<bpmn2:process id="${model.key}" name="${model.name}" isExecutable="true">`);
  await expect(designer.undo).toBeDisabled();
});

test('elements are aligned and distributed after a warning and a question, each in one step', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const tools = new DesignerTools(page, designer);
  await designer.open((await own.makeModel(ofAnotherTool)).id);
  const before = await tools.xml();

  await designer.element('review').click();
  await tools.align('左对齐');
  await expect(page.getByText('请按住 Ctrl 键选择多个元素对齐')).toBeVisible();
  await expect(designer.question).toBeHidden();

  await tools.alsoSelect('filing');
  await tools.align('左对齐');
  await expect(designer.question).toContainText('自动对齐可能造成图形变形，是否继续？');
  await tools.answer('取消');
  await expect(designer.undo).toBeDisabled();

  for (const [entry, side] of [
    ['左对齐', ({ x }) => x],
    ['顶端对齐', ({ y }) => y],
    ['水平居中', ({ x }) => x],
    ['垂直居中', ({ y }) => y],
    // Both are of one size.
    ['右对齐', ({ x }) => x],
    ['底端对齐', ({ y }) => y],
  ] satisfies readonly (readonly [string, (place: ReturnType<typeof placeIn>) => number])[]) {
    await tools.align(entry);
    await tools.answer('确定');
    const after = await tools.xml();
    expect(side(placeIn(after, 'review')), entry).toBe(side(placeIn(after, 'filing')));
    await designer.undo.click();
    await expect(designer.undo).toBeDisabled();
  }
  expect(await tools.xml()).toBe(before);

  await tools.align('水平等距分布');
  await expect(page.getByText('等距分布至少需要选择三个元素')).toBeVisible();
  await tools.alsoSelect('filing', 'start', 'end');
  // The focus is on the canvas by now.
  await page.keyboard.press('Alt+Shift+H');
  await tools.answer('确定');
  const after = await tools.xml();
  const [start, review, end] = ['start', 'review', 'end'].map((id) => placeIn(after, id).x);
  expect((review ?? 0) - ((start ?? 0) + 36)).toBeCloseTo((end ?? 0) - ((review ?? 0) + 100), 0);
  await designer.undo.click();
  await expect(designer.undo).toBeDisabled();
});

test('the diagram is shown as XML and JSON, in which one searches and from which one copies, and is made a picture and printed', async ({
  page,
  own,
}) => {
  // The browser would wait for somebody to close its dialog.
  await page.addInitScript(() => {
    window.print = () => {
      const [picture] = document.images;
      const printed = { title: document.title, text: document.body.innerText, width: picture?.naturalWidth };
      Object.assign(window.top ?? window, { printed });
    };
  });
  const model = await own.makeModel(twoTasks);
  const designer = new DesignerPage(page);
  const tools = new DesignerTools(page, designer);
  await designer.open(model.id);
  await designer.rename('审核', '<b>复核</b>');
  const xml = await tools.xml();

  await tools.choose('预览', '预览流程图', '预览 XML');
  const shown = page.getByRole('dialog', { name: '预览 XML' });
  await expect(shown.getByRole('region', { name: 'XML 内容' })).toContainText('&#60;b&#62;复核&#60;/b&#62;');
  await shown.getByLabel('查找内容').fill('SEQUENCEflow');
  await expect(shown.getByRole('status')).toHaveText('共 1 处');
  await page.keyboard.press('Enter');
  await expect(shown.getByRole('status')).toHaveText('1 / 1');
  await expect(shown.locator('mark').filter({ hasText: 'sequenceFlow' })).toBeInViewport();
  await shown.getByLabel('查找内容').fill('没有这个');
  await expect(shown.getByRole('status')).toHaveText('没有找到');
  await shown.getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('已复制 XML')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(xml);
  await page.keyboard.press('Escape');

  await tools.choose('预览', '预览流程图', '预览 JSON');
  await page.getByRole('dialog', { name: '预览 JSON' }).getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('已复制 JSON')).toBeVisible();
  const json = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(json.elements[0]).toMatchObject({ name: 'bpmn2:definitions', attributes: { id: 'definitions' } });
  await page.getByRole('dialog', { name: '预览 JSON' }).getByRole('button', { name: '关闭' }).last().click();

  const svg = await textOf(await designer.download('SVG 图片'));
  expect(svg).not.toContain('<!DOCTYPE');
  const [, width, height] = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const file = await designer.download('PNG 图片');
  expect(file.suggestedFilename()).toBe(`${model.key}.png`);
  const png = await readFile(await file.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([Math.ceil(Number(width) * 2), Math.ceil(Number(height) * 2)]);

  await designer.tool('打印').click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'printed') as unknown))
    .toEqual({ title: `${model.name} - 流程图`, text: `${model.name} - 流程图`, width: Math.round(Number(width)) });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the bar has what is used all the time, and a sheet has the rest; both fit, and leave the mark of bpmn.io alone', async ({
    page,
    own,
  }) => {
    const designer = new DesignerPage(page);
    const tools = new DesignerTools(page, designer);
    await designer.open((await own.makeModel(twoTasks)).id);
    await designer.tool('更多工具').tap();

    for (const name of ['打开本地文件', 'PNG 图片', '打印', '重新绘制', '左对齐', '适应画布'])
      await expect(tools.sheet.getByRole('button', { name })).toBeVisible();
    const sizes = await page
      .getByRole('group', { name: '流程图工具' })
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ width, height }) => [width, height]),
      );
    expect(sizes.flat().filter((size) => size < 44)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const mark = await designer.watermark.boundingBox();
    const isCovered = await designer.watermark.evaluate(
      (element, { x, y }) => {
        const top = document.elementFromPoint(x, y);
        return top === null || !(element === top || element.contains(top));
      },
      { x: (mark?.x ?? 0) + 4, y: (mark?.y ?? 0) + 4 },
    );
    expect(isCovered).toBe(false);

    await tools.sheet.getByRole('button', { name: '预览 XML' }).tap();
    await expect(page.getByRole('dialog', { name: '预览 XML' })).toBeVisible();
    await expect(tools.sheet).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(designer.tool('更多工具')).toBeFocused();
  });
});
