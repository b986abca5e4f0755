import { DesignerPage } from '../pages/designer/DesignerPage.ts';
import { twoTasks } from '../pages/designer/diagrams.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { accessToken } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';
import { openStrictPage, STRICT_PAGE } from './strictPage.ts';

test('a list and the designer work in shadow roots of a strict page that keeps the session', async ({ page, own, baseURL }) => {
  const model = await own.makeModel(twoTasks);
  const token = await accessToken(baseURL ?? '', 'admin');
  await openStrictPage(page, ['list', 'diagram']);

  await test.step('nobody is signed in at first, and the list shows once somebody is', async () => {
    await page.evaluate(() => void ((window.token = null), window.show('list', 'system', '/system/dict/index')));
    await expect(page.getByRole('alert').filter({ hasText: '需要登录' })).toBeVisible();
    await page.evaluate((given) => void (window.token = given), token);
    await page.getByRole('button', { name: '重试' }).click();
  });
  const list = new ListPage(page);
  await expect(list.rows.first()).toBeVisible();

  await test.step('a panel stays open under the pointer, and closes by a press on the page around it', async () => {
    const columns = await list.openColumns();
    await columns.panel.getByRole('checkbox').first().hover();
    await columns.panel.click({ position: { x: 4, y: 4 } });
    await expect(columns.panel).toBeVisible();
    await page.getByRole('heading', { name: '别人的页面' }).click();
    await expect(columns.panel).toBeHidden();
  });

  await test.step('a dialog takes the focus, keeps it and gives it back', async () => {
    const opener = page.getByRole('main').getByRole('button', { name: /^新增/ }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(list.form.dialog.getByRole('textbox').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(list.form.ok).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list.form.dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('the designer draws, names, turns and undoes', async () => {
    await page.evaluate((path) => window.show('diagram', 'bpm', path), `/bpm/manager/model/design?modelId=${model.id}`);
    const designer = new DesignerPage(page);
    await designer.drawn();
    await designer.canvas.scrollIntoViewIfNeeded();
    await designer.put('添加任务', { x: 0.6, y: 0.7 });
    await designer.type('会签');
    await designer.changeType('用户任务');
    await expect(designer.shape('会签')).toBeVisible();
    await designer.undo.click();
    await designer.shape('会签').click();
    // The icons of this menu are markup.
    await page.keyboard.press('Control+a');
    await designer.pad.getByRole('button', { name: '对齐元素' }).click();
    await expect(designer.canvas.locator('.djs-popup .entry svg').first()).toBeVisible();
    await page.keyboard.press('Escape');
    const fonts = await page.evaluate(() => Array.from(document.fonts, ({ family, status }) => [family, status]));
    expect(fonts).toEqual([['zhilv-bpmn', 'loaded']]);
  });

  await test.step('a token that is refused for good covers both, and leads nowhere', async () => {
    await page.evaluate(() => void (window.token = 'refused'));
    await list.tool('刷新').click();
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(2);
    await expect(page.getByRole('heading', { name: '别人的页面' })).toBeVisible();
    expect(await page.evaluate(() => [window.refused, localStorage.length, sessionStorage.length])).toEqual([['refused'], 0, 0]);
    expect(await page.evaluate(() => window.signInsNeeded)).toBe(3);

    await page.evaluate((given) => void (window.token = given), token);
    await page.getByRole('button', { name: '重试' }).first().click();
    await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
    await expect(list.rows.first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(STRICT_PAGE);
  });
});
