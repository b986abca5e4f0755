import type { Page, Request } from '@playwright/test';
import { Console } from '../pages/Console.ts';
import { isFetchedAhead } from '../fixtures/fetchedAhead.ts';
import { HomePage } from '../pages/HomePage.ts';
import { ListPage } from '../pages/ListPage.ts';
import { test } from '../fixtures/OwnRecords.ts';
import { expect } from '../fixtures/test.ts';

/** Matches the files of contributions to slots. */
const SLOT_FILES = /\/remotes\/\w+\/[^/]+\/slot-/;

/** Addresses of remotes' files that the page asks for from now on, without those that are left out. */
function remoteFiles(page: Page, isLeftOut: (request: Request) => boolean = () => false): readonly string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (/\/remotes\//.test(request.url()) && !isLeftOut(request)) seen.push(new URL(request.url()).pathname);
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

  test('cards stay as they are while other tabs show', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.cardTitles).toHaveCount(2);
    await home.card('流程模型').getByRole('link', { name: '查看全部' }).click();
    await expect(page).toHaveURL('/bpm/manager/model');
    await expect(new Console(page).row('员工请假')).toBeVisible();
    const asked = remoteFiles(page, isFetchedAhead);

    await new Console(page).tab('首页').click();
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    expect(asked).toEqual([]);
  });

  test('a card notices what was changed on another page meanwhile', async ({ page, own }) => {
    const { name } = await own.makeModel();
    await page.goto('/index');
    const entry = new HomePage(page).card('流程模型').getByText(name, { exact: true });
    await expect(entry).toBeVisible();

    await new HomePage(page).card('流程模型').getByRole('link', { name: '查看全部' }).click();
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
    test(`a card whose files ${fault} says so in its place, and comes once they are right`, async ({ page, faults }) => {
      faults.ignore(/\/remote_bpm\/.*slot-|ERR_FAILED|integrity/);
      const said = warnings(page);
      const files = /\/remote_bpm\/[^/]+\/slot-.*\.js$/;
      await page.route(files, (route) =>
        spoil === undefined ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: spoil }),
      );
      await page.goto('/index');
      const home = new HomePage(page);

      await expect(home.cardTitles).toHaveText(['未读消息']);
      await expect(page.getByText('此卡片暂时无法显示')).toBeVisible();
      await expect.poll(() => said.filter((line) => line.includes('bpm/model/newest'))).toHaveLength(1);
      await expect(new Console(page).messages).toHaveCount(0);
      await home.shortcuts.filter({ hasText: '商品列表' }).click();
      await expect(new Console(page).heading('商品列表')).toBeVisible();

      await page.unroute(files);
      await new Console(page).tab('首页').click();
      await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
      await expect(page.getByText('此卡片暂时无法显示')).toBeHidden();
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
