import type { Locator, Page } from '@playwright/test';
import { dictType } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ as: 'admin' });

/** The filter by 创建时间 of a list: begin, end, and the calendar beside them. */
class DateRange {
  readonly begin: Locator;
  readonly end: Locator;
  readonly opener: Locator;
  readonly calendar: Locator;

  constructor(page: Page) {
    this.begin = page.getByRole('textbox', { name: '创建时间 开始日期' });
    this.end = page.getByRole('textbox', { name: '创建时间 结束日期' });
    this.opener = page.getByRole('button', { name: '从日历中选择创建时间' });
    this.calendar = page.getByRole('dialog', { name: '选择创建时间' });
  }

  day(name: string): Locator {
    return this.calendar.getByRole('button', { name });
  }
}

/** Opens the list of dictionary types with all its filters, on a fixed day. */
async function openFilters(page: Page, query = ''): Promise<DateRange> {
  await page.clock.setFixedTime(new Date('2024-03-15T02:00:00Z'));
  await page.goto(`/system/dict${query}`);
  const range = new DateRange(page);
  const unfold = page.getByRole('search').getByRole('button', { name: '展开' });
  await expect(page.getByRole('search').getByRole('button', { name: /展开|收起/ })).toBeVisible();
  if (await unfold.isVisible()) await unfold.click();
  return range;
}

const rangeOf = (page: Page): readonly (string | null)[] => {
  const { searchParams } = new URL(page.url());
  return [searchParams.get('createTime[0]'), searchParams.get('createTime[1]')];
};

test('days that are typed filter from the first second to the last, and stand in the address', async ({ page }) => {
  const range = await openFilters(page);
  const loads = new Calls(page, dictType.page);

  await range.begin.fill('2024/3/1');
  await range.end.fill('2024-03-05 12:30');
  await range.end.press('Enter');

  await expect.poll(() => rangeOf(page)).toEqual(['2024-03-01 00:00:00', '2024-03-05 12:30:00']);
  await expect(page.getByRole('main')).toContainText('没有符合条件的字典类型');
  expect(loads.seen).toHaveLength(1);
  await expect(range.begin).toHaveValue('2024-03-01');
  await expect(range.end).toHaveValue('2024-03-05 12:30:00');

  await page.getByRole('search').getByRole('button', { name: '重置' }).click();
  await expect(page).toHaveURL('/system/dict');
  await expect(new ListPage(page).rows).not.toHaveCount(0);
});

test('one end is enough', async ({ page }) => {
  const range = await openFilters(page);

  await range.begin.fill('2024-03-01');
  await range.begin.press('Enter');

  await expect.poll(() => rangeOf(page)).toEqual(['2024-03-01 00:00:00', null]);
  await expect(new ListPage(page).rows).not.toHaveCount(0);
});

test('a text that is no date is not searched for; who leaves it gets back what was there', async ({ page }) => {
  const range = await openFilters(page, '?createTime[0]=2024-03-01%2000:00:00');
  const loads = new Calls(page, dictType.page);

  await range.begin.fill('2024-02-30');
  await expect(range.begin).toHaveAttribute('aria-invalid', 'true');
  await range.begin.press('Enter');
  await range.begin.press('Tab');

  await expect(range.begin).toHaveValue('2024-03-01');
  expect(loads.seen).toEqual([]);
});

for (const [choice, begin] of [
  ['今天', '2024-03-15'],
  ['近7天', '2024-03-09'],
  ['近30天', '2024-02-15'],
  ['本月', '2024-03-01'],
] as const) {
  test(`${choice} is one press`, async ({ page }) => {
    const range = await openFilters(page);
    await range.opener.click();

    await range.calendar.getByRole('button', { name: choice, exact: true }).click();

    await expect(range.calendar).toBeHidden();
    await expect(range.opener).toBeFocused();
    await expect(range.begin).toHaveValue(begin);
    await expect(range.end).toHaveValue('2024-03-15');
  });
}

test('two days are picked with the keyboard alone, the later one first if need be', async ({ page }) => {
  const range = await openFilters(page);
  await range.opener.focus();
  await page.keyboard.press('Enter');
  await expect(range.day('今天，2024年3月15日 星期五')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(range.calendar.getByRole('status').filter({ hasText: '请选择结束日期' })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('PageUp');
  await expect(range.day('2024年2月7日 星期三')).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(range.calendar).toBeHidden();
  await expect(range.opener).toBeFocused();
  await expect(range.begin).toHaveValue('2024-02-07');
  await expect(range.end).toHaveValue('2024-03-15');
  await page.getByRole('search').getByRole('button', { name: '查询' }).click();
  await expect.poll(() => rangeOf(page)).toEqual(['2024-02-07 00:00:00', '2024-03-15 23:59:59']);
});

test('the week starts on Monday, and Tab stays in the calendar until Esc', async ({ page }) => {
  const range = await openFilters(page);
  await range.opener.click();
  // The library hides the days of the week from screen readers, for every date names its own.
  await expect(range.calendar.getByRole('columnheader', { includeHidden: true }).first()).toHaveText('一');

  await expect(range.day('今天，2024年3月15日 星期五')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(range.calendar.getByRole('button', { name: '今天', exact: true })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(range.day('今天，2024年3月15日 星期五')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(range.calendar).toBeHidden();
  await expect(range.opener).toBeFocused();
  await expect(range.begin).toHaveValue('');
});

test('what a range was is marked, and cleared by a press', async ({ page }) => {
  const range = await openFilters(page, '?createTime[0]=2024-03-04%2000:00:00&createTime[1]=2024-03-06%2023:59:59');
  await range.opener.click();

  await expect(range.calendar.getByRole('gridcell', { selected: true })).toHaveText(['4', '5', '6']);
  await range.calendar.getByRole('button', { name: '清除' }).click();

  await expect(range.begin).toHaveValue('');
  await expect(range.end).toHaveValue('');
});

test('the calendar is loaded when its button is pointed at, and not before; a press says when it does not come', async ({
  page,
  faults,
}) => {
  const range = await openFilters(page);
  await page.waitForLoadState('networkidle');
  faults.ignore(/ERR_FAILED|ChunkLoadError/);
  await page.route(/\/host\/.*\.js$/, (route) => route.abort());

  await range.opener.click();
  await expect(page.getByRole('alert').filter({ hasText: '没有加载成功，请检查网络后再试一次' })).toBeVisible();
  await expect(range.calendar).toBeHidden();

  await page.unroute(/\/host\/.*\.js$/);
  await range.opener.click();
  await expect(range.calendar.getByRole('grid')).toBeVisible();
});
