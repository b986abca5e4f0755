import type { Page } from '@playwright/test';
import { notifyMessage } from '@zhilv/contract/system';
import { Calls } from '../fixtures/Calls.ts';
import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { StoredSession } from '../fixtures/StoredSession.ts';
import { accessToken, callApi } from '../product/staff.ts';
import { expect } from '../fixtures/test.ts';

/** Matches the files of contributions to slots. */
const SLOT_FILES = /\/remotes\/\w+\/[^/]+\/slot-/;

/** Addresses of remotes' files that the page asks for from now on. */
function remoteFiles(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\//.test(request.url())) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}

/** Warnings of the console, which the rule about faults leaves alone. */
function warnings(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') seen.push(message.text());
  });
  return seen;
}

test.describe('as the super user', () => {
  test.use({ as: 'admin' });

  test('the home shows unread messages as the back end has them', async ({ page, baseURL }) => {
    const token = await accessToken(baseURL ?? '', 'admin');
    const total = await callApi(baseURL ?? '', notifyMessage.getUnreadCount, {}, token);
    const [newest] = await callApi(baseURL ?? '', notifyMessage.getUnreadList, { size: 1 }, token);
    await page.goto('/index');
    const card = new HomePage(page).card('未读消息');

    await expect(card.getByRole('strong')).toHaveText(String(total));
    const first = card.getByRole('listitem').first();
    await expect(first).toContainText(newest?.templateNickname ?? '');
    await expect(first).toContainText(newest?.templateContent ?? '');
    await expect(first.getByRole('time')).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  test('cards come in the order their remotes ask for, side by side or, on a phone, below each other', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);

    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    const [messages, models] = [home.card('未读消息'), home.card('流程模型')];
    const box = async (card: typeof messages) => (await card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    expect((await box(models)).y).toBe((await box(messages)).y);
    expect((await box(models)).height).toBe((await box(messages)).height);

    await page.setViewportSize({ width: 360, height: 780 });
    await expect(async () => expect((await box(models)).x).toBe((await box(messages)).x)).toPass();
    expect((await box(models)).y).toBeGreaterThan((await box(messages)).y);
  });

  test('greeting and shortcuts wait for no card', async ({ page }) => {
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(SLOT_FILES, async (route) => {
      await held;
      await route.continue();
    });
    // Files asked for ahead hold up the load event.
    await page.goto('/index', { waitUntil: 'domcontentloaded' });
    const home = new HomePage(page);

    await expect(home.greeting).toContainText('管理员');
    await expect(home.shortcuts).not.toHaveCount(0);
    await expect(home.cardTitles).toHaveCount(0);
    letGo();
    await expect(home.cardTitles).toHaveCount(2);
  });

  test('a card is looked up again every two minutes, and not while its tab is hidden', async ({ page }) => {
    await page.clock.install();
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.card('未读消息').getByRole('list')).toBeVisible();
    const counts = new Calls(page, notifyMessage.getUnreadCount);

    await counts.answer(7);
    await page.clock.runFor('02:00');
    await expect(home.card('未读消息').getByRole('strong')).toHaveText('7');

    await new Console(page).open('工作流程', '流程管理', '流程模型');
    await expect(new Console(page).heading('流程模型')).toBeVisible();
    const before = counts.seen.length;
    await page.clock.runFor('03:00');
    expect(counts.seen).toHaveLength(before);

    await counts.answer(8);
    await new Console(page).tab('首页').click();
    await page.clock.runFor('00:01');
    await expect(home.card('未读消息').getByRole('strong')).toHaveText('8');
  });

  test('a card asks no more by itself when the session is over', async ({ page }) => {
    await page.clock.install();
    await page.goto('/index');
    const card = new HomePage(page).card('未读消息');
    await expect(card.getByRole('list')).toBeVisible();
    const counts = new Calls(page, notifyMessage.getUnreadCount);
    const question = page.getByRole('dialog', { name: '系统提示' });

    await new StoredSession(page).expire();
    await page.clock.runFor('02:00');
    await question.getByRole('button', { name: '取消' }).click();
    await page.clock.runFor('10:00');
    await card.getByRole('button', { name: '重试' }).click();

    await expect(question).toBeVisible();
    expect(counts.seen).toHaveLength(2);
  });

  test('a card whose data cannot be had says so inside itself and comes by 重试', async ({ page, faults }) => {
    const counts = new Calls(page, notifyMessage.getUnreadCount);
    faults.expect(/status of 503 .*get-unread-count/, 1);
    await counts.fail(503);
    await page.goto('/index');
    const card = new HomePage(page).card('未读消息');

    await expect(card.getByRole('button', { name: '重试' })).toBeVisible();
    await expect(new Console(page).messages).toHaveCount(0);
    await counts.mend();
    await card.getByRole('button', { name: '重试' }).click();
    await expect(card.getByRole('list')).toBeVisible();
  });

  test('who has read everything is told so', async ({ page }) => {
    await new Calls(page, notifyMessage.getUnreadCount).answer(0);
    await new Calls(page, notifyMessage.getUnreadList).answer([]);
    await page.goto('/index');

    await expect(new HomePage(page).card('未读消息')).toContainText('没有未读消息');
  });

  test('cards stay as they are while other tabs show', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.cardTitles).toHaveCount(2);
    await home.card('流程模型').getByRole('link', { name: '查看全部' }).click();
    await expect(page).toHaveURL('/bpm/manager/model');
    await expect(new Console(page).row('员工请假')).toBeVisible();
    const asked = remoteFiles(page);

    await new Console(page).tab('首页').click();
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    expect(asked).toEqual([]);
  });

  test('a card notices what was changed on another page meanwhile', async ({ page, own }) => {
    const { name } = await own.makeModel();
    await page.goto('/index');
    const entry = new HomePage(page).card('流程模型').getByText(name, { exact: true });
    await expect(entry).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: '查看全部' }).click();
    const list = new ListPage(page);
    await list.delete(name);
    await list.confirm();
    await expect(list.row(name)).toBeHidden();
    await new Console(page).tab('首页').click();

    await expect(new HomePage(page).card('流程模型').getByRole('listitem')).not.toHaveCount(0);
    await expect(entry).toBeHidden();
  });

  for (const [fault, spoil] of [
    ['cannot be had', undefined],
    ['are not what was published', 'console.log("tampered")'],
  ] as const) {
    test(`a card whose files ${fault} leaves a quiet gap, and comes once they are right`, async ({ page, faults }) => {
      faults.ignore(/\/remote_bpm\/.*slot-|ERR_FAILED|integrity/);
      const said = warnings(page);
      const files = /\/remote_bpm\/[^/]+\/slot-.*\.js$/;
      await page.route(files, (route) =>
        spoil === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: spoil }),
      );
      await page.goto('/index');
      const home = new HomePage(page);

      await expect(home.cardTitles).toHaveText(['未读消息']);
      await expect.poll(() => said.filter((line) => line.includes('bpm/model/newest'))).toHaveLength(1);
      await expect(new Console(page).messages).toHaveCount(0);
      await home.shortcuts.filter({ hasText: '字典管理' }).click();
      await expect(new Console(page).heading('字典管理')).toBeVisible();

      await page.unroute(files);
      await new Console(page).tab('首页').click();
      await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    });
  }
});

test.describe('as somebody of another department', () => {
  test.use({ as: 'mallstaff' });

  test('a card without its permission is neither shown nor downloaded', async ({ page }) => {
    const asked = remoteFiles(page);
    await page.goto('/index', { waitUntil: 'networkidle' });

    await expect(new HomePage(page).cardTitles).toHaveText(['未读消息']);
    expect(asked.filter((path) => path.includes('/remote_system/') && path.includes('/slot-'))).not.toEqual([]);
    expect(asked.filter((path) => path.includes('/remote_bpm/'))).toEqual([]);
  });
});
