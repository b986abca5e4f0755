import { within } from '@testing-library/dom';
import { oauth2, profileApplication } from '@zhilv/contract/system';
import { call, setFileHosts } from '@zhilv/platform';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished } from 'vitest';
import * as profilePage from '../profile.route.ts';

const NAME = '行程助手（演示应用）';

const open = (): Promise<RenderedPage> => renderPage(profilePage, '/user/profile', { as: 'mallstaff' });

const rows = (page: RenderedPage): readonly HTMLElement[] =>
  within(page.getByRole('list', { name: '已授权应用' })).getAllByRole('listitem');

/** Says yes to the application of the demonstration, as the page at /sso does. */
const allow = (scopes: Readonly<Record<string, boolean>>): Promise<unknown> =>
  call(oauth2.authorize, {
    response_type: 'code',
    client_id: 'zhilv-demo-spa',
    redirect_uri: 'http://127.0.0.1:18080/',
    auto_approve: false,
    scope: JSON.stringify(scopes),
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });

it('shows what was allowed, ends it after a question, and says that nothing is left', async () => {
  const page = await open();
  expect(page.getByText('没有授权过其他应用')).toBeDefined();
  await allow({ 'user.read': true, 'user.write': true });
  await page.reload();

  const [row] = rows(page);
  expect(row?.textContent).toContain(NAME);
  expect(row?.textContent).toContain('可读取您的个人信息、修改您的个人信息');
  expect(row?.textContent).toMatch(/授权于 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d取消授权$/);

  await page.press(`取消授权「${NAME}」`);
  expect((await page.findByRole('dialog')).textContent).toContain(`将取消对「${NAME}」的授权`);
  expect(document.activeElement?.textContent).toBe('取消');
  await answerQuestion(page, '取消');
  expect(rows(page)).toHaveLength(1);

  await page.press(`取消授权「${NAME}」`);
  await answerQuestion(page, '确定');
  await page.findByText(`已取消对「${NAME}」的授权`);
  await page.findByText('没有授权过其他应用');
  expect((await call(oauth2.info, { clientId: 'zhilv-demo-spa' })).scopes.some(({ value }) => value)).toBe(false);
});

it('shows a picture, another back end’s scope by its name, and an application that only signs people in', async () => {
  const application = { clientId: 'a', createTime: 0, expiresTime: 0, usedTime: 1_700_000_000_000, scopes: [] };
  new PageCalls(profileApplication.list).change(() => [
    { ...application, id: 1, name: '甲', logo: 'https://files.example/a.png', scopes: ['user.read', 'order.read'] },
    { ...application, id: 2, name: '乙', logo: null },
  ]);
  const page = await open();

  const [first, second] = rows(page);
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('https://files.example/a.png');
  expect(first?.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(first?.textContent).toContain('可读取您的个人信息、order.read');
  expect(first?.textContent).toMatch(/最近使用 \d{4}-/);
  expect(second?.textContent).toContain('只确认您的身份');

  first?.querySelector('img')?.dispatchEvent(new Event('error'));
  await expect.poll(() => first?.querySelector('img')).toBeNull();
});

it('shows the first letter of an application whose picture is of a host that is not named', async () => {
  setFileHosts(['files.example']);
  onTestFinished(() => setFileHosts(null));
  const application = { clientId: 'a', createTime: 0, expiresTime: 0, scopes: [] };
  new PageCalls(profileApplication.list).change(() => [
    { ...application, id: 1, name: '甲', logo: 'https://elsewhere.example/a.png' },
    { ...application, id: 2, name: '乙', logo: 'https://files.example/b.png' },
  ]);

  const page = await open();

  const [refused, shown] = rows(page);
  expect(refused?.querySelector('img')).toBeNull();
  expect(refused?.textContent).toMatch(/^甲甲/);
  expect(shown?.querySelector('img')?.getAttribute('src')).toBe('https://files.example/b.png');
});

it('lists an application on as long as ending it fails, and can be tried again', async () => {
  const application = { id: 7, clientId: 'a', name: '甲', logo: null, scopes: [], createTime: 0, expiresTime: 0 };
  new PageCalls(profileApplication.list).change(() => [application]);
  const endings = new PageCalls(profileApplication.end);
  endings.refuse(500, '系统异常');
  const page = await open();

  await page.press('取消授权「甲」');
  await answerQuestion(page, '确定');
  await page.findByText('系统异常');
  expect(rows(page)).toHaveLength(1);
  await expect.poll(() => page.getByRole('button', { name: '取消授权「甲」' }).getAttribute('aria-busy')).toBeNull();

  endings.answerWith(() => Response.json({ code: 0, data: true, msg: '' }));
  await page.press('取消授权「甲」');
  await answerQuestion(page, '确定');
  await page.findByText('已取消对「甲」的授权');
  expect(endings.sent.map(({ search }) => search)).toEqual(['?id=7', '?id=7']);
});

it('says why applications could not be loaded, and tries again', async () => {
  const lists = new PageCalls(profileApplication.list);
  lists.refuse(500, '系统异常');
  const page = await open();
  expect(page.getByRole('region', { name: '已授权应用' }).textContent).toContain('系统异常');

  lists.mend();
  await page.press('重试');

  await page.findByText('没有授权过其他应用');
});

it.each([
  ['404 without an envelope', (calls: PageCalls) => calls.fail(404)],
  ['404', (calls: PageCalls) => calls.refuse(404, '请求未找到')],
])('leaves applications out on a back end without them, which answers %s', async (_, lack) => {
  lack(new PageCalls(profileApplication.list));

  const page = await open();

  expect(page.queryByRole('heading', { name: '已授权应用' })).toBeNull();
  expect(page.getByRole('heading', { name: '登录设备' })).toBeDefined();
});
