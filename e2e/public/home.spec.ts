import type { Page } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';

const region = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const promise = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Gives the colours that the picture above the fold has at this hour. */
const skyOver = (page: Page) =>
  page
    .getByRole('region', { name: '开篇' })
    .locator('svg stop')
    .evaluateAll((stops) => stops.map((stop) => getComputedStyle(stop).stopColor).join(' '));

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test.beforeEach(async ({ page }) => {
  await page.goto('/home');
  await expect(promise(page)).toBeVisible();
  await takenOver(page);
});

test('the opening slides turn at the word of the visitor, and nothing below them moves', async ({ page }) => {
  const turns = page.getByRole('group', { name: '换一个话题' }).getByRole('button');
  const [first, second] = [await turns.nth(0).innerText(), await turns.nth(1).innerText()];
  await expect(promise(page)).toHaveText(first);
  const before = await heightOf(page);

  await turns.nth(1).focus();
  await page.keyboard.press('Enter');

  await expect(promise(page)).toHaveText(second);
  await expect(promise(page)).toHaveCount(1);
  await expect(turns.nth(1)).toHaveAttribute('aria-pressed', 'true');
  expect(await heightOf(page)).toBe(before);
});

test('each opening slide has its own hour over the landscape', async ({ page }) => {
  const turns = page.getByRole('group', { name: '换一个话题' }).getByRole('button');
  const skies = new Set<string>();

  for (const turn of await turns.all()) {
    await turn.click();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    skies.add(await skyOver(page));
  }

  expect(skies.size).toBe(await turns.count());
});

test('the platform picture tells of the part that is pointed at, chosen, or walked to by arrow keys', async ({ page }) => {
  const platform = region(page, '一座平台，四层相承');
  const note = platform.getByRole('heading', { level: 3 });
  const part = (name: string) => platform.getByRole('radio', { name });
  await expect(note).toHaveText('指挥调度');

  await part('客流预测').hover();
  await expect(note).toHaveText('客流预测');
  await promise(page).hover();
  await expect(note).toHaveText('指挥调度');

  await part('视频计数').check();
  await expect(note).toHaveText('视频计数');
  await promise(page).hover();
  await page.keyboard.press('ArrowRight');
  await expect(part('停车道闸')).toBeFocused();
  await expect(note).toHaveText('停车道闸');
});

test('the journey is walked by its tabs, its stops, and the marks on the map', async ({ page }) => {
  const journey = region(page, '一趟旅程，处处有照应');
  const tab = (name: string) => journey.getByRole('tab', { name });
  const stop = (name: string) => journey.getByRole('radio', { name });
  await expect(stop('家中')).toBeChecked();

  await tab('出发前').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('游览中')).toBeFocused();
  await expect(stop('索道站')).toBeChecked();

  await stop('索道站').focus();
  await page.keyboard.press('ArrowDown');
  await expect(stop('望云塔')).toBeChecked();

  await journey.getByText('8', { exact: true }).click();
  await expect(tab('返程后')).toHaveAttribute('aria-selected', 'true');
  await expect(stop('归途')).toBeChecked();
});
