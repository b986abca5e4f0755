import { Console } from '../pages/Console.ts';
import { HomePage } from '../pages/HomePage.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('as the super user', () => {
  test.use({ as: 'admin' });

  test('cards are moved by the keyboard and by dragging, hidden and brought back, and stay so', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);

    await home.arrange.click();
    await home.tool('右移', '未读消息').focus();
    await page.keyboard.press('Enter');
    await expect(home.cardTitles).toHaveText(['流程模型', '未读消息']);
    await expect(page.getByText('「未读消息」已移到第 2 位，共 4 位')).toBeAttached();
    await expect(home.tool('右移', '未读消息')).toBeFocused();
    await expect(home.tool('左移', '流程模型')).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await expect(home.cardTitles).toHaveText(['流程模型', '未读消息']);

    await home.arrange.click();
    await home
      .tools('未读消息')
      .dragTo(home.tools('流程模型'), { sourcePosition: { x: 20, y: 20 }, targetPosition: { x: 20, y: 20 } });
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);

    await home.tool('隐藏', '流程模型').click();
    await expect(home.cardTitles).toHaveText(['未读消息']);
    const comesBack = page.getByRole('button', { name: '显示「流程模型」' });
    await expect(comesBack).toBeFocused();
    await page.getByRole('button', { name: '完成' }).click();
    await expect(comesBack).toBeHidden();
    await page.reload();
    await expect(home.cardTitles).toHaveText(['未读消息']);
    await home.arrange.click();
    await comesBack.click();
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    await expect(home.tool('隐藏', '流程模型')).toBeFocused();
  });

  test('a drag that is given up moves nothing, and 恢复默认 brings back what was', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    await home.arrange.click();
    await expect(home.tool('右移', '未读消息')).toBeHidden();
    await home.tool('下移', '未读消息').click();
    await expect(home.cardTitles).toHaveText(['流程模型', '未读消息']);

    await home.tools('未读消息').hover({ position: { x: 20, y: 20 } });
    await page.mouse.down();
    await home.tools('流程模型').hover({ position: { x: 20, y: 20 }, force: true });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(home.cardTitles).toHaveText(['流程模型', '未读消息']);

    await page.getByRole('button', { name: '恢复默认' }).click();
    await expect(home.cardTitles).toHaveText(['未读消息', '流程模型']);
    await page.getByRole('button', { name: '完成' }).click();
    await expect(home.arrange).toBeFocused();
  });

  test('arranging that cannot be loaded says so and can be tried again', async ({ page, faults }) => {
    faults.ignore(/Arranging|ERR_FAILED/);
    await page.goto('/index', { waitUntil: 'networkidle' });
    const home = new HomePage(page);
    await page.context().setOffline(true);
    faults.ignore(/ERR_INTERNET_DISCONNECTED/);
    await home.arrange.click();
    await expect(page.getByText('调整卡片的功能无法加载，请检查网络后重试')).toBeVisible();

    await page.context().setOffline(false);
    await home.arrange.click();
    await expect(home.tools('未读消息')).toBeVisible();
  });

  test('the page that is used most leads the shortcuts, in this browser', async ({ page }) => {
    await page.goto('/index');
    const home = new HomePage(page);
    await expect(home.shortcuts.first()).not.toContainText('商品属性');
    const shell = new Console(page);

    await shell.open('商城系统', '商品中心', '商品属性');
    await expect(shell.heading('商品属性')).toBeVisible();
    await shell.tab('首页').click();

    await expect(home.shortcuts.first()).toContainText('商品属性');
    await page.reload();
    await expect(home.shortcuts.first()).toContainText('商品属性');
    await expect(home.shortcuts).toHaveCount(8);
  });
});

test.describe('as somebody of another department', () => {
  test.use({ as: 'mallstaff' });

  test('messages are opened and marked as read in their card, where the bell still tells of them', async ({ page }) => {
    // Other tests count this user's messages.
    const marked: string[] = [];
    await page.route(/\/notify-message\/update-(all-)?read/, (route) => {
      marked.push(new URL(route.request().url()).pathname.replace(/.*\//, ''));
      return route.fulfill({ json: { code: 0, data: true, msg: '' } });
    });
    await page.goto('/index');
    const card = new HomePage(page).card('未读消息');
    const bell = page.getByRole('banner').getByRole('button', { name: /^消息/ });
    const newest = card.getByRole('listitem').first();
    await expect(newest.getByRole('img', { name: '未读' })).toBeVisible();
    await expect(card.getByRole('strong')).toHaveText(/^[1-9]/);
    await expect(bell.getByTestId('unread-dot')).toBeVisible();

    await newest.getByRole('button').click();
    await expect(newest.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(newest.getByRole('img', { name: '已读' })).toBeAttached();
    expect(marked).toEqual(['update-read']);

    await card.getByRole('button', { name: '全部已读' }).click();
    await page.getByRole('dialog', { name: '系统提示' }).getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('已将全部站内信标为已读')).toBeVisible();
    await expect(card.getByRole('button', { name: '全部已读' })).toBeHidden();
    await expect(card.getByRole('img', { name: '未读' })).toHaveCount(0);
    expect(marked).toEqual(['update-read', 'update-all-read']);
    await card.getByRole('link', { name: '查看全部' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '我的站内信' })).toBeVisible();
  });
});
