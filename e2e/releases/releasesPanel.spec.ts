import { changePermissions } from '../fixtures/changeGrants.ts';
import { askToSaveData } from '../fixtures/fetchedAhead.ts';
import { OpenConsole } from '../pages/OpenConsole.ts';
import { ownProduct } from '../lab/ownProduct.ts';
import { ReleasesPage } from '../pages/ReleasesPage.ts';
import { signedInContext } from '../fixtures/signedInContext.ts';
import { expect, test } from '../fixtures/test.ts';

// The tests share a product and change its releases in turn.
test.describe.configure({ mode: 'serial' });

const BPM = '工作流程';
const MODELS = ['工作流程', '流程管理', '流程模型'] as const;
const releases = { first: '', second: '' };

const own = ownProduct({
  prepare: async ({ lab }) => {
    releases.first = lab.active('remote_bpm');
    releases.second = (await lab.publish('remote_bpm')).id;
  },
});

const said = (open: OpenConsole, text: string) => expect(open.notice(text)).toBeVisible();

test('shows what is live and what each window runs, goes back and forth, and the console follows at once', async ({
  browser,
  faults,
}) => {
  const { first, second } = releases;
  const open = await OpenConsole.at('/index', { product: own.product, browser, faults });
  const { page, shell } = open;
  const panel = new ReleasesPage(page);
  const another = await page.context().newPage();
  await another.goto('/system/dict');
  await expect(another.getByRole('main').getByRole('heading', { name: '字典管理' })).toBeVisible();
  await shell.open(...MODELS);
  await expect(shell.row('员工请假')).toBeVisible();

  await page.getByRole('button', { name: /^账户/ }).click();
  await page.getByRole('link', { name: '版本与发布' }).click();
  await expect(shell.heading('版本与发布')).toBeVisible();
  await expect(panel.live(BPM)).toHaveText(second);
  await expect(panel.module(BPM)).toContainText('使用中');
  await expect(panel.module(BPM)).toContainText('正常');
  await expect(panel.button('主应用', '停用')).toHaveCount(0);
  // No menu row leads to it, so it has the title that it declares.
  await expect(panel.module('公共网站')).toContainText('remote_public');
  await expect(panel.section('正在运行').getByRole('listitem').filter({ hasText: '/bpm/manager/model' })).toContainText(second);
  await expect(panel.section('正在运行')).toContainText('窗口 2');
  await expect(panel.section('正在运行').getByRole('listitem').filter({ hasText: '/system/dict' })).toBeVisible();

  await panel.button(BPM, '回退').click();
  await panel.confirm('回退', first, second);
  await said(open, `「${BPM}」已回退到 ${first}`);
  await expect(panel.live(BPM)).toHaveText(first);
  expect(own.lab.active('remote_bpm')).toBe(first);
  await expect(panel.section('正在运行').getByRole('listitem').filter({ hasText: '/bpm/manager/model' })).toContainText(
    '非当前版本',
  );
  await panel.module(BPM).getByText('发布记录').click();
  await expect(panel.module(BPM).getByRole('listitem').filter({ hasText: '回退' }).first()).toContainText('管理员');
  const loaded = page.waitForRequest((request) => request.url().includes(`/remote_bpm/${first}/`));
  await shell.tab('流程模型').click();
  await loaded;

  await shell.tab('版本与发布').click();
  await panel.module(BPM).getByText('全部版本').click();
  await panel.button(BPM, `发布 ${second}`).click();
  await panel.confirm('发布', first, second);
  await said(open, `「${BPM}」已发布 ${second}`);
  await expect(panel.live(BPM)).toHaveText(second);
  expect(await open.isSameDocument()).toBe(true);
  await open.close();
});

test('switches a remote off and on, and refuses who looks at an older state', async ({ browser, faults }) => {
  const open = await OpenConsole.at('/releases', { product: own.product, browser, faults });
  const { page, shell } = open;
  const panel = new ReleasesPage(page);
  const message = page.getByRole('alert').filter({ hasText: '流程服务维护中' });

  await panel.button(BPM, '停用').click();
  const dialog = page.getByRole('dialog', { name: `停用「${BPM}」` });
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(dialog).toContainText('停用说明不能为空');
  await dialog.getByRole('textbox', { name: '停用说明' }).fill('流程服务维护中');
  await page.keyboard.press('Enter');
  await said(open, `「${BPM}」已停用`);
  await expect(panel.module(BPM)).toContainText('流程服务维护中');
  await shell.open(...MODELS);
  await expect(message).toBeVisible();

  await shell.tab('版本与发布').click();
  await panel.button(BPM, '恢复').click();
  await panel.confirm('恢复', BPM);
  await said(open, `「${BPM}」已恢复`);
  await expect(panel.button(BPM, '停用')).toBeFocused();

  // The panel shall learn of the change by the refusal, not by the registry that it asks for now and then.
  const asked = Promise.withResolvers<void>();
  await page.route('**/registry.json', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await own.lab.mfe('disable', 'remote_mall', '--message', '盘点中');
  await panel.button(BPM, '回退').click();
  await panel.confirm('回退', BPM);
  asked.resolve();
  await expect(panel.module('商城系统')).toContainText('盘点中');
  await expect(panel.live(BPM)).toHaveText(releases.second);
  expect(own.lab.active('remote_bpm')).toBe(releases.second);
  await own.lab.mfe('enable', 'remote_mall');
  await open.close();
});

test('is for looking only, or not there, for who may no more, and says when the back end has no such calls', async ({
  browser,
  faults,
}) => {
  const context = await signedInContext({ product: own.product, browser, faults });
  const page = await context.newPage();
  const panel = new ReleasesPage(page);
  await changePermissions(context, ['infra:release:query']);
  // People turn to this page when no file of any remote can be had. The browser's log would tell of what is fetched ahead as well.
  await askToSaveData(context);
  await context.route('**/remotes/**', (route) => route.abort());
  await page.goto('/releases');
  await expect(panel.live(BPM)).toHaveText(releases.second);
  await expect(panel.module(BPM).getByRole('button')).toHaveCount(0);
  await expect(panel.section('加载耗时').getByRole('listitem').filter({ hasText: '主应用' })).toContainText('毫秒');

  await context.unrouteAll();
  await changePermissions(context, ['infra:config:query']);
  await page.goto('/releases');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('button', { name: /^账户/ }).click();
  await expect(page.getByRole('link', { name: '版本与发布' })).toHaveCount(0);

  await context.unrouteAll();
  faults.expect(/status of 404 .*\/infra\/release\//, 3);
  await context.route('**/infra/release/**', (route) => route.fulfill({ status: 404, body: 'no such address' }));
  await page.goto('/releases');
  await expect(panel.section('模块')).toContainText('当前后端没有版本管理接口');
  await expect(panel.section('部署令牌')).toHaveCount(0);
  await expect(panel.section('正在运行')).toContainText('/releases');
  await context.close();
});
