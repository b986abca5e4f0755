import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its releases in turn.
test.describe.configure({ mode: 'serial' });

const own = ownProduct();

/** Matches files that pages load later: their names begin with a number, those of a page's own files with the page. */
const LATER = /^\d.*\.js$/;

const publishModels = () =>
  own.lab.publish('remote_bpm', {
    texts: [{ file: /^page-bpm-model-index.*\.js$/, from: 'title:"流程模型"', to: 'title:"流程模型二"' }],
  });
const publishDictionaries = () =>
  own.lab.publish('remote_system', {
    texts: [{ file: /^page-system-dict-index.*\.js$/, from: 'title:"字典管理"', to: 'title:"字典管理二"' }],
  });

test('a page that shows stays as it is; coming back to it opens the newer release, and after a rollback the older one', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/bpm/manager/model', { product: own.product, browser, faults });
  const { page, shell, list } = open;
  await list.filter('流程名称').fill('还没有搜索');

  await publishModels();
  await open.pickUp();
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(list.filter('流程名称')).toHaveValue('还没有搜索');

  await shell.tab('首页').click();
  await expect(page).toHaveURL('/index');
  await shell.tab('流程模型').click();
  await expect(shell.heading('流程模型二')).toBeVisible();
  await expect(shell.row('员工请假')).toBeVisible();

  await own.lab.mfe('rollback', 'remote_bpm');
  await open.pickUp();
  await shell.tab('首页').click();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();
  await expect(shell.messages).toHaveCount(0);
  expect(await open.isSameDocument()).toBe(true);
  await open.close();
});

test('a remote that is not in use is replaced silently', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { shell } = open;

  await publishModels();
  await open.pickUp();
  await expect(shell.messages).toHaveCount(0);
  await shell.open('工作流程', '流程管理', '流程模型');

  await expect(shell.heading('流程模型二')).toBeVisible();
  await own.lab.mfe('rollback', 'remote_bpm');
  await open.close();
});

test('the registry is asked for when the document becomes visible, and not while it is hidden', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page } = open;
  let asked = 0;
  page.on('request', (request) => (asked += request.url().endsWith('/registry.json') ? 1 : 0));
  const turn = (state: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);

  await turn('hidden');
  await page.clock.fastForward(300_000);
  expect(asked).toBe(0);
  const answered = page.waitForResponse('**/registry.json');
  await turn('visible');
  await answered;

  expect(asked).toBe(1);
  await open.close();
});

test('what a page loads later comes from its own release, though that is no longer active and a newer one runs beside it', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell, list } = open;
  await shell.open('系统管理', '字典管理');
  await expect(shell.row('是否推荐')).toBeVisible();
  const older = own.lab.active('remote_system');
  const isOlder = (url: string): boolean => url.includes(`/remotes/remote_system/${older}/`);

  await own.lab.publish('remote_system', {
    texts: [
      { file: LATER, from: '"新增"', to: '"新版新增"' },
      { file: LATER, from: '"恢复默认"', to: '"新版默认"' },
    ],
  });
  await open.pickUp();
  const form = page.waitForResponse((response) => isOlder(response.url()) && response.url().endsWith('.js'));
  await open.typeSomething();
  expect((await form).status()).toBe(200);
  await expect(list.form.dialog).toHaveAccessibleName('新增字典类型');

  await open.leaveBehind();
  await shell.open('基础设施', '配置管理');
  await expect(shell.heading('配置管理')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^新增/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^新版新增/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();

  await shell.tab('字典管理').click();
  await expect(open.typed).toHaveValue('写了一半');
  await list.form.cancel.click();
  await open.question.getByRole('button', { name: '确定' }).click();
  const columns = page.waitForResponse((response) => isOlder(response.url()) && response.url().endsWith('.js'));
  const { reset } = await list.openColumns();
  expect((await columns).status()).toBe(200);
  await expect(reset).toBeVisible();

  expect(await open.isSameDocument()).toBe(true);
  await own.lab.mfe('rollback', 'remote_system');
  await open.close();
});

test('a tab with unsaved work keeps it and its release; once it is clean, coming back opens the newer one', async ({
  browser,
  faults,
}) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { shell, list } = open;
  await shell.open('系统管理', '字典管理');
  await open.typeSomething();

  await publishDictionaries();
  await open.pickUp();
  await open.leaveBehind();
  await shell.tab('字典管理').click();
  await expect(open.typed).toHaveValue('写了一半');

  await list.form.cancel.click();
  await open.question.getByRole('button', { name: '确定' }).click();
  await expect(list.form.dialog).toBeHidden();
  await expect(shell.heading('字典管理')).toBeVisible();
  await shell.tab('首页').click();
  await shell.tab('字典管理').click();

  await expect(shell.heading('字典管理二')).toBeVisible();
  await open.close();
});

/** The longest time between two attempts, which become rarer while they fail. */
const WHILE_FAILING_MS = 240_000;

test('a registry that cannot be had is said once; everything goes on with the one in force', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell } = open;
  faults.ignore(/registry\.json/);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'busy' }));

  for (let turn = 0; turn < 3; turn += 1) await open.pickUp(WHILE_FAILING_MS);
  await expect(shell.messages).toHaveCount(0);
  await open.pickUp(WHILE_FAILING_MS);
  await expect(open.notice('暂时无法获取版本信息')).toBeVisible();
  await open.pickUp(WHILE_FAILING_MS);
  await expect(shell.messages).toHaveCount(0);
  await publishModels();
  await shell.open('工作流程', '流程管理', '流程模型');
  await expect(shell.heading('流程模型')).toBeVisible();

  await page.unroute('**/registry.json');
  await open.pickUp(WHILE_FAILING_MS);
  await shell.tab('首页').click();
  await shell.tab('流程模型').click();
  await expect(shell.heading('流程模型二')).toBeVisible();
  await open.close();
});
