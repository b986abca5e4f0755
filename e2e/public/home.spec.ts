import type { Page } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { withMotion } from '../product/withMotion.ts';

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

test('the landscape has the light of the visitor’s hour, whichever slide is shown', async ({ page }) => {
  const skies = new Set<string>();
  for (const hour of [6, 12, 20]) {
    await page.clock.setFixedTime(Date.UTC(2026, 10, 24, hour - 8));
    await page.goto('/home');
    await takenOver(page);
    const sky = await skyOver(page);
    await page.getByRole('group', { name: '换一个话题' }).getByRole('button').nth(1).click();
    expect(await skyOver(page)).toBe(sky);
    skies.add(sky);
  }

  expect(skies.size).toBe(3);
});

test.describe('for who wants motion', () => {
  test.use(withMotion);

  test('cabins, boat and mist move until they are stopped', async ({ page }) => {
    const states = () => page.evaluate(() => [...new Set(document.getAnimations().map(({ playState }) => playState))].join(' '));
    await expect.poll(states).toBe('running');
    const [rope, ...ways] = await page.evaluate(() => {
      const cabins = Array.from(document.querySelectorAll('#root svg g')).filter(
        (part) => getComputedStyle(part).offsetPath !== 'none',
      );
      const paths = [
        cabins[0]?.parentElement?.querySelector(':scope > path[d*="Q"]')?.getAttribute('d'),
        ...cabins.map((cabin) => getComputedStyle(cabin).offsetPath),
      ];
      return paths.map((path) => path?.match(/\d+/g)?.join(' '));
    });
    expect(ways).toEqual([rope, rope]);

    await page.getByRole('button', { name: '暂停画面' }).click();

    await expect.poll(states).toBe('paused');
  });
});

test('nothing moves for who wants no motion', async ({ page }) => {
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('button', { name: '暂停画面' })).toBeHidden();
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

test('the figures count visitors and not checks at a gate', async ({ page }) => {
  await expect(page.getByRole('main').getByText('年服务客流', { exact: true })).toBeVisible();
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('sections stand about 100 px apart, and the page is not longer for it', async ({ page }) => {
    const spaces = await page
      .getByRole('main')
      .locator('section:has(> div > * h2)')
      .evaluateAll((sections) =>
        sections.map((section) => [getComputedStyle(section).paddingTop, getComputedStyle(section).paddingBottom]),
      );

    expect(spaces.length).toBeGreaterThan(5);
    for (const space of spaces.flat()) expect(Number.parseFloat(space)).toBeLessThanOrEqual(52);
    expect(await heightOf(page)).toBeLessThanOrEqual(7000);
  });
});
