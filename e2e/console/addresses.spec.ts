import { changeMenus, rootRow } from '../fixtures/changeGrants.ts';
import { Console } from '../pages/Console.ts';
import { ListPage } from '../pages/ListPage.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, heading, ways] of [
    ['/404', '没有找到这个页面', ['返回首页', '站内搜索']],
    ['/401', '您没有访问权限', ['返回首页', '员工登录']],
    ['/case-detail?id=999999&type=2', '没有找到这篇内容', ['查看全部案例', '返回首页']],
  ] as const) {
    test(`${address} says what is the matter before a landscape, and leads on`, async ({ page, faults }) => {
      faults.expect(/status of 40[14]/, 1);
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(address === '/401' ? 401 : 404);

      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main.getByRole('link')).toHaveText([...ways]);
      await expect(main.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/home');
      await expect(main.locator('svg').last()).toBeInViewport();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '新闻资讯' }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('新闻资讯');
    });
  }
});

test('an address with a broken fragment shows its page all the same', async ({ page }) => {
  await page.goto('/home#%E0%A4');

  await expect(page.getByRole('heading', { name: '解决方案' })).toBeVisible();
});

test('a visitor of /index is sent to the public home', async ({ page }) => {
  await page.goto('/index');
  await expect(page).toHaveURL('/home');
});

test.describe('signed in', () => {
  test.use({ as: 'admin' });

  test('an address of nothing leads to /404, inside the console', async ({ page }) => {
    for (const path of ['/no/such/page', '/system', '/system/dict/1', '/%E0%A4%A', '/system/%2e%2e/x'])
      await test.step(path, async () => {
        await page.goto(path);

        await expect(page).toHaveURL('/404');
        await expect(new Console(page).heading('页面不存在')).toBeVisible();
        await expect(page.getByRole('main').getByText('页面不存在，或您没有访问权限。')).toBeVisible();
      });
    await expect(new Console(page).menu).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL('/index');
  });

  test('a granted page that no release brings says so, with the key to tell the administrator', async ({ page, context }) => {
    await changeMenus(context, (menus) => [
      ...menus,
      rootRow({ id: 900_001, name: '别的前端', path: '/elsewhere', component: 'elsewhere/page/index' }),
    ]);
    await page.goto('/elsewhere');

    await expect(page).toHaveURL('/elsewhere');
    await expect(new Console(page).heading('当前版本暂无此页面')).toBeVisible();
    await expect(page.getByRole('main').getByText('elsewhere/page/index', { exact: true })).toBeVisible();
    await expect(new Console(page).breadcrumbs).toHaveText(['首页', '别的前端']);
  });

  test('an address is the same page in capitals and with a slash at its end', async ({ page }) => {
    await page.goto('/System/Dict/?type=common_status');

    await expect(new ListPage(page).rows).toHaveText(['系统状态']);
    await new Console(page).open('系统管理', '字典管理');
    await expect(new Console(page).tabs).toHaveText(['首页', '字典管理']);
  });

  test('rows that are not shown still have their address, and the product keeps its own', async ({ page, context }) => {
    await changeMenus(context, () => [
      rootRow({ id: 1, name: '隐藏的字典', path: '/hidden', component: 'system/dict/index.vue', visible: false }),
      rootRow({ id: 2, name: '假登录', path: '/login', component: 'mall/product/property/index' }),
      rootRow({ id: 3, name: '属性', path: '/shown', component: 'mall/product/property/index' }),
    ]);
    await page.goto('/hidden');
    const shell = new Console(page);

    await expect(shell.heading('字典管理')).toBeVisible();
    await expect(page).toHaveTitle('隐藏的字典 - 智旅科技');
    await expect(shell.menu.getByText('隐藏的字典')).toBeHidden();
    await expect(shell.menu.getByText('假登录')).toBeHidden();
    await expect(shell.menu.getByText('属性')).toBeVisible();
  });

  test('a user without any menu has a home page that says so', async ({ page, context }) => {
    await changeMenus(context, () => []);

    await page.goto('/index');

    await expect(page.getByRole('main')).toContainText('您的账号还没有可用的功能页面');
    await expect(new Console(page).tabs).toHaveText(['首页']);
  });

  for (const path of ['https://docs.example/guide', 'http://docs.example/guide']) {
    test(`the row ${path} opens outside, in a window that knows nothing of ours`, async ({ page, context }) => {
      await changeMenus(context, (menus) => [...menus, rootRow({ id: 9001, name: '使用手册', path })]);
      await context.route(path, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>手册</title>' }),
      );
      await page.goto('/index');
      const opened = context.waitForEvent('page');

      await new Console(page).menu.getByRole('link', { name: /^使用手册/ }).click();
      const other = await opened;

      await expect(other).toHaveTitle('手册');
      expect(await other.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
      await expect(page).toHaveURL('/index');
    });
  }

  test('a row that asks for a frame opens outside when its host is not among the frame hosts', async ({ page, context }) => {
    const path = 'https://frames.example/board';
    await changeMenus(context, (menus) => [...menus, rootRow({ id: 9001, name: '大屏', path, component: 'InnerLink' })]);
    await page.goto('/index');

    const row = new Console(page).menu.getByRole('link', { name: /^大屏/ });

    await expect(row).toHaveAttribute('href', path);
    await expect(row).toHaveAttribute('target', '_blank');
    await page.goto('/frame/9001');
    await expect(page).toHaveURL('/404');
  });

  test('rows with an address of another scheme are left out', async ({ page, context }) => {
    await changeMenus(context, (menus) => [
      ...menus,
      rootRow({ id: 9001, name: '脚本', path: 'javascript:alert(1)' }),
      rootRow({ id: 9002, name: '伪装', path: 'https://admin:secret@docs.example/' }),
      rootRow({ id: 9003, name: '帮助', path: 'https://docs.example/' }),
    ]);
    await page.goto('/index');
    const { menu } = new Console(page);

    await expect(menu.getByText('帮助')).toBeVisible();
    await expect(menu.getByText('脚本')).toBeHidden();
    await expect(menu.getByText('伪装')).toBeHidden();
  });
});
