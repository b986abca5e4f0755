import type { Page } from '@playwright/test';
import { model } from '@zhilv/contract/bpm';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { DesignerPage, textOf } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';

test.use({ as: 'admin' });

test('a hidden tab keeps undo stack, zoom and selection', async ({ page, own }) => {
  const designer = new DesignerPage(page);
  const shell = new Console(page);
  await designer.open((await own.makeModel(twoTasks)).id);
  await designer.rename('审核', '复核');
  await designer.tool('放大').click();
  await expect(designer.tool(/^缩放/)).toHaveText('110%');
  await designer.shape('复核').click();
  await expect(designer.pad).toBeVisible();

  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await expect(designer.canvas).toBeHidden();
  await expect(page.locator('.djs-container')).toHaveCount(0);
  await shell.tab('流程设计').click();

  await expect(designer.shape('复核')).toBeVisible();
  await expect(designer.element('review')).toHaveClass(/selected/);
  await expect(designer.tool(/^缩放/)).toHaveText('110%');
  await designer.undo.click();
  await expect(designer.shape('审核')).toBeVisible();
  await expect(designer.save).toBeDisabled();
});

test('closing the tab asks while something is unsaved, and then leaves nothing of the diagram in memory', async ({
  page,
  own,
}) => {
  const designer = new DesignerPage(page);
  const shell = new Console(page);
  await designer.open((await own.makeModel(twoTasks)).id);
  await designer.rename('审核', '没有保存');
  expect(await diagramsInMemory(page)).toBe(1);

  await shell.closeTab('流程设计');
  await expect(designer.question).toContainText(/「流程设计 · .+」有未保存的修改，离开后将丢失。确定离开吗？/);
  await designer.question.getByRole('button', { name: '取消' }).click();
  await expect(designer.shape('没有保存')).toBeVisible();

  await shell.closeTab('流程设计');
  await designer.question.getByRole('button', { name: '离开' }).click();
  await expect(shell.tabs).toHaveText(['首页']);
  await expect.poll(() => diagramsInMemory(page)).toBe(0);
});

test('another model takes the place of the first in the same tab, after asking while that has changes', async ({ page, own }) => {
  const [first, second] = [await own.makeModel(twoTasks), await own.makeModel(undefined, '2')];
  const designer = new DesignerPage(page);
  await designer.open(first.id);
  await designer.rename('审核', '没有保存');

  await designer.goTo(second.id);
  await expect(designer.question).toContainText('离开后将丢失');
  await designer.question.getByRole('button', { name: '取消' }).click();
  await expect(designer.shape('没有保存')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(first.id));

  await designer.goTo(second.id);
  await designer.question.getByRole('button', { name: '离开' }).click();
  await expect(designer.shape('没有保存')).toBeHidden();
  await expect(designer.element('start')).toBeVisible();
  await expect(page.getByText(second.key)).toBeVisible();
  await expect(new Console(page).tab('流程设计')).not.toContainText('有未保存的修改');
  await expect.poll(() => diagramsInMemory(page)).toBe(1);
});

test('what is being drawn stays when the model, read anew after the network was away, cannot be had or is gone', async ({
  page,
  own,
  faults,
  baseURL,
}) => {
  faults.ignore(/ERR_INTERNET_DISCONNECTED/);
  // Code that is fetched in an idle moment is not to be had meanwhile, and is fetched again when somebody wants it.
  faults.ignore(/ChunkLoadError/);
  const designer = new DesignerPage(page);
  const { id, name } = await own.makeModel(twoTasks);
  await designer.open(id);
  await designer.rename('审核', '没有保存');
  const reads = new Calls(page, model.get);
  const bar = page.getByText(/^网络已断开/);
  const loseNetwork = async (): Promise<void> => {
    const asked = reads.seen.length;
    await page.context().setOffline(true);
    await expect(bar).toBeVisible();
    await page.context().setOffline(false);
    await expect.poll(() => reads.seen.length).toBeGreaterThan(asked);
  };

  await reads.refuse(500, '系统异常');
  await loseNetwork();
  await expect(bar).toHaveCount(0);
  await expect(designer.shape('没有保存')).toBeVisible();

  await reads.mend();
  await callApi(baseURL ?? '', model.delete, { id }, await accessToken(baseURL ?? '', 'admin'));
  await loseNetwork();
  await expect(page.getByText(`「${name}」已被删除，流程图不能再保存。可以先下载，另行保管。`)).toBeVisible();
  await expect(designer.shape('没有保存')).toBeVisible();
  expect(await textOf(await designer.download('XML 文件'))).toContain('没有保存');
  await designer.undo.click();
  await expect(designer.shape('审核')).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    test(`the mark of bpmn.io shows whole and uncovered at ${width} px in the ${theme} theme`, async ({ page, own }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      const designer = new DesignerPage(page);
      await designer.open((await own.makeModel(twoTasks)).id);
      await designer.watermark.scrollIntoViewIfNeeded();

      await expect(designer.watermark).toBeInViewport({ ratio: 1 });
      const found = await designer.watermark.evaluate((mark) => {
        const picture = mark.querySelector('svg');
        if (picture === null) throw new Error('the mark has no picture');
        const { left, top, right, bottom, width, height } = picture.getBoundingClientRect();
        const places = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 1, top + 1],
          [right - 1, top + 1],
          [left + 1, bottom - 1],
          [right - 1, bottom - 1],
        ] as const;
        const opacities: string[] = [];
        for (let one: Element | null = mark; one !== null; one = one.parentElement) opacities.push(getComputedStyle(one).opacity);
        return {
          size: [width, height],
          uncovered: places.map(([x, y]) => mark.contains(document.elementFromPoint(x, y))),
          transparent: opacities.filter((opacity) => opacity !== '1'),
          color: getComputedStyle(mark).color,
          href: mark.getAttribute('href'),
        };
      });
      expect(found).toEqual({
        size: [53, 21],
        uncovered: [true, true, true, true, true],
        transparent: [],
        color: 'rgb(64, 64, 64)',
        href: 'http://bpmn.io',
      });
    });
  }
}

/** Counts the diagrams that the page holds after a garbage collection, in the document or not. */
async function diagramsInMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'SVGSVGElement.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId ?? '' });
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration:
      'function () { return this.filter((one) => one.parentElement?.classList.contains("djs-container")).length; }',
    returnByValue: true,
  });
  await session.detach();
  return Number(result.value);
}
