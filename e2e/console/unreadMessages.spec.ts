import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const COUNT = '**/system/notify-message/get-unread-count';

/** The bell of a window. */
const bellOf = (page: Page) => {
  const button = page.getByRole('banner').getByRole('button', { name: /^消息/ });
  return {
    button,
    dot: button.getByTestId('unread-dot'),
    shows: (count: number) => expect(button).toHaveAccessibleName(`消息（${count} 条未读）`),
  };
};

test.use({ as: 'mallstaff' });

test('a message is told by a dot in all windows, by one call for all, and is read in the list', async ({ context, page }) => {
  await context.clock.install();
  await page.goto('/index');
  const bell = bellOf(page);
  await expect(bell.dot).toBeVisible();
  const count = Number(/\d+/.exec((await bell.button.getAttribute('aria-label')) ?? '')?.[0]);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/user/profile');
  const other = bellOf(elsewhere);
  await other.shows(count);
  await expect(other.dot).toBeVisible();

  await bell.button.click();
  const list = page.getByRole('dialog', { name: '未读消息' });
  const first = list.getByRole('listitem').first();
  await expect(first.getByRole('img', { name: '未读' })).toBeVisible();
  await expect(list).toHaveCSS('width', '602px');
  await expect(bell.dot).toBeHidden();
  await expect(other.dot).toBeHidden();

  await first.getByRole('button').click();
  await expect(first.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await expect(first.getByRole('img', { name: '已读' })).toBeAttached();
  await bell.shows(count - 1);
  await other.shows(count - 1);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(bell.button).toBeFocused();

  // Somebody sends the user a message.
  let asked = 0;
  await context.route(COUNT, (route) => {
    asked += 1;
    return route.fulfill({ json: { code: 0, data: count, msg: '' } });
  });
  await context.clock.fastForward(121_000);
  await expect(bell.dot).toBeVisible();
  await expect(other.dot).toBeVisible();
  await other.shows(count);
  expect(asked).toBe(1);
});

test('all are marked as read after a question, and the list leads to all messages', async ({ page }) => {
  await page.route('**/update-all-read', (route) => route.fulfill({ json: { code: 0, data: true, msg: '' } }));
  await page.goto('/index');
  const bell = bellOf(page);
  await bell.button.click();
  const list = page.getByRole('dialog', { name: '未读消息' });

  await list.getByRole('button', { name: '全部已读' }).click();
  await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已将全部站内信标为已读')).toBeVisible();
  await expect(list.getByRole('listitem').first().getByRole('img', { name: '已读' })).toBeAttached();

  await list.getByRole('link', { name: '查看全部' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的站内信' })).toBeVisible();
  await expect(list).toBeHidden();

  await bell.button.click();
  await page.getByRole('heading', { level: 1, name: '我的站内信' }).click();
  await expect(list).toBeHidden();
});

test('a list that cannot be had says so and is asked for again', async ({ faults, page }) => {
  faults.ignore(/status of 503/);
  await page.goto('/user/profile');
  const bell = bellOf(page);
  await expect(bell.dot).toBeVisible();
  await page.route('**/get-unread-list*', (route) => route.fulfill({ status: 503, body: '' }));
  await bell.button.click();
  const list = page.getByRole('dialog', { name: '未读消息' });
  await expect(list.getByRole('alert')).toContainText('系统接口503异常');

  await page.unroute('**/get-unread-list*');
  await list.getByRole('button', { name: '重试' }).click();
  await expect(list.getByRole('listitem').first()).toBeVisible();
});

test('a back end without messages leaves no trace of them', async ({ faults, page }) => {
  faults.ignore(/status of 404/);
  await page.route(COUNT, (route) => route.fulfill({ status: 404, json: { code: 404, data: null, msg: '请求地址不存在' } }));
  await page.goto('/user/profile');

  await expect(page.getByRole('banner').getByRole('button', { name: /^账户/ })).toBeVisible();
  await expect(bellOf(page).button).toBeHidden();
});
