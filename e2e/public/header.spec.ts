import type { Page } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: '主导航' });
const solutions = (page: Page) => navigation(page).getByRole('button', { name: '解决方案' });
const column = (page: Page, name: string) => navigation(page).getByRole('region', { name });
const allCases = (page: Page) => navigation(page).getByRole('link', { name: '查看全部案例' });

/** Moves the mouse away from the header. */
const leave = (page: Page) => page.mouse.move(4, 500);

async function visit(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/about-us');
  await takenOver(page);
}

test('the panels open under the mouse, one at a time, and hide a tenth of a second after it left', async ({ page }) => {
  await visit(page);
  await page.clock.pauseAt(Date.now() + 60_000);

  await solutions(page).hover();
  await expect(column(page, '全域旅游').getByRole('listitem')).toHaveCount(6);
  await expect(column(page, '智慧景区').getByRole('listitem')).toHaveCount(6);
  await navigation(page).getByRole('link', { name: '经典案例', exact: true }).hover();
  await expect(column(page, '全域旅游')).toBeHidden();
  await expect(allCases(page)).toBeVisible();

  await leave(page);
  await page.clock.runFor(99);
  await expect(allCases(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(allCases(page)).toBeHidden();
});

test('the mouse finds its way into a panel, and the panel closes behind who follows a link', async ({ page }) => {
  await visit(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await solutions(page).hover();
  await leave(page);
  await page.clock.runFor(60);
  await column(page, '智慧景区').hover();
  await page.clock.runFor(1000);
  await page.clock.resume();

  await column(page, '智慧景区').getByRole('link', { name: '智慧导览与电子讲解' }).click();

  await expect(page).toHaveURL(/\/case-detail\?id=\d+&type=1$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('智慧导览与电子讲解');
  await expect(column(page, '智慧景区')).toBeHidden();
});

test('Escape closes a panel that the mouse opened, and moves no focus', async ({ page }) => {
  await visit(page);
  await solutions(page).hover();
  await expect(column(page, '全域旅游')).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(column(page, '全域旅游')).toBeHidden();
  await expect(solutions(page)).not.toBeFocused();
});

test('the line below an item stands in the middle of its words', async ({ page }) => {
  await page.goto('/case-list');
  const item = navigation(page).getByRole('link', { name: '经典案例', exact: true });
  const [words, line] = await item.evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const marked = [link, ...link.querySelectorAll('*')].find((element) => getComputedStyle(element).boxShadow !== 'none');
    const middle = ({ left, right }: DOMRect): number => Math.round(left + right) / 2;
    return [middle(range.getBoundingClientRect()), marked && middle(marked.getBoundingClientRect())];
  });
  expect(line).toBe(words);
});

test('by keyboard a panel opens, is walked through, and closes at Escape or when it is left', async ({ page }) => {
  await visit(page);
  await solutions(page).focus();
  await page.keyboard.press('Enter');
  await expect(solutions(page)).toHaveAttribute('aria-expanded', 'true');

  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: '查看全部全域旅游方案' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(solutions(page)).toBeFocused();
  await expect(column(page, '全域旅游')).toBeHidden();

  await page.keyboard.press('Enter');
  await expect(column(page, '全域旅游')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(navigation(page).getByRole('link', { name: '首页' })).toBeFocused();
  await expect(column(page, '全域旅游')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a tap opens a panel and another one closes it', async ({ page }) => {
    await visit(page);
    await solutions(page).tap();
    await expect(column(page, '全域旅游')).toBeVisible();
    await solutions(page).tap();
    await expect(column(page, '全域旅游')).toBeHidden();

    await navigation(page).getByRole('button', { name: '展开经典案例' }).tap();
    await expect(navigation(page).locator('a[href*="type=2"]').filter({ visible: true })).toHaveCount(4);
    await allCases(page).tap();
    await expect(page).toHaveURL(/\/case-list$/);
    await expect(allCases(page)).toBeHidden();
  });
});

test('a panel closes at a tap elsewhere, also where a button that is tapped gets no focus', async ({ page }) => {
  await visit(page);
  // A click alone moves no focus, as in Safari.
  await solutions(page).dispatchEvent('click');
  await expect(column(page, '全域旅游')).toBeVisible();

  await page.getByRole('main').dispatchEvent('pointerdown', { pointerType: 'touch' });

  await expect(column(page, '全域旅游')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: '网站导航' });
  const open = (page: Page) => page.getByRole('button', { name: '菜单' }).tap();

  test('the drawer unfolds both kinds of solutions and the cases, and has the hotline', async ({ page }) => {
    await visit(page);
    await open(page);
    await expect(drawer(page).getByRole('link', { name: '关于我们' })).toHaveAttribute('aria-current', 'page');
    await expect(drawer(page).getByRole('link', { name: /400-000-8899/ })).toHaveAttribute('href', 'tel:4000008899');

    for (const [title, count] of [
      ['全域旅游方案', 7],
      ['智慧景区方案', 7],
      ['经典案例', 5],
    ] as const) {
      await drawer(page).getByText(title, { exact: true }).tap();
      await expect(drawer(page).getByRole('listitem').filter({ visible: true })).toHaveCount(count);
    }

    await drawer(page).getByRole('link', { name: '查看全部' }).filter({ visible: true }).tap();
    await expect(page).toHaveURL(/\/case-list$/);
    await expect(drawer(page)).toBeHidden();
  });

  test('the drawer closes at Escape and gives the focus back', async ({ page }) => {
    await visit(page);
    await open(page);
    await expect(drawer(page)).toBeVisible();

    await page.keyboard.press('Escape');

    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '菜单' })).toBeFocused();
  });

  test('the drawer can be closed where a turned tablet has room for the whole header', async ({ page }) => {
    await visit(page);
    await open(page);
    await page.setViewportSize({ width: 1100, height: 740 });

    await drawer(page).getByRole('button', { name: '关闭菜单' }).tap();

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻资讯' }).tap();
    await expect(page).toHaveURL(/\/news-list$/);
  });
});
