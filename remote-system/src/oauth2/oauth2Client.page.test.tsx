import { within } from '@testing-library/dom';
import { auth, oauth2Client } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { ListView } from '@zhilv/testing/page/list-view';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { type RenderedPage, renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as oauth2ClientPage from './oauth2Client.route.ts';

const SECRET = /^[\w-]{43}$/;

/** Makes a client of the test's own, with a secret where it shall have one. */
async function makeClient({ secret }: { readonly secret?: string } = {}) {
  const own = new OwnRecords();
  const draft = {
    clientId: own.key('client'),
    name: own.name('应用'),
    status: 0 as const,
    redirectUris: ['https://a.example/back'],
    authorizedGrantTypes: ['authorization_code'],
    scopes: ['user.read'],
    ...(secret !== undefined && { secret }),
  };
  return { ...draft, id: await callElsewhere(oauth2Client.create, draft) };
}

const open = (name = '') => renderPage(oauth2ClientPage, `/system/oauth2/client${name && `?name=${encodeURIComponent(name)}`}`);

/** Reads the secret in its dialog, and closes that. */
async function takeSecret(page: RenderedPage): Promise<string> {
  const element = await page.findByRole('dialog', { name: '客户端密钥' });
  const dialog = within(element);
  const secret = element.querySelector('code')?.textContent ?? '';
  await page.user.click(dialog.getByRole('button', { name: '复制密钥' }));
  await page.findByText('已复制客户端密钥');
  await expect(navigator.clipboard.readText()).resolves.toBe(secret);
  await page.user.click(dialog.getByRole('button', { name: '我已保存' }));
  await expect.poll(() => page.queryByRole('dialog')).toBeNull();
  return secret;
}

it('lets an application live from the first to the last, and shows its secret once', async () => {
  const own = new OwnRecords();
  const [name, renamed, clientId] = [own.name('应用'), own.name('改名'), own.key('client')];
  const creations = new PageCalls(oauth2Client.create);
  const page = await open();
  const list = new ListView(page);

  const form = await list.create();
  await form.fill({ 客户端编号: clientId, 应用名: name, 回调地址: 'https://a.example/back{Enter}https://b.example/back' });
  await page.user.click(within(form.dialog).getByRole('checkbox', { name: '简化模式' }));
  await form.ok();
  const secret = await takeSecret(page);
  expect(secret).toMatch(SECRET);
  expect(creations.sent).toMatchObject([{ body: { secret, clientId } }]);
  const row = await list.row(name);
  for (const text of [clientId, 'https://a.example/back、https://b.example/back', '授权码、刷新令牌、简化模式', '否'])
    expect(row.textContent).toContain(text);
  expect(page.text()).not.toContain(secret);

  const again = await list.edit(name);
  expect(again.field('客户端编号')).toHaveProperty('disabled', true);
  await again.fill({ 应用名: renamed });
  await again.ok();
  await list.row(renamed);
  expect(page.queryByRole('dialog', { name: '客户端密钥' })).toBeNull();

  await list.delete(renamed);
  await list.confirm();
  await expect.poll(() => list.names()).not.toContain(renamed);
});

it('changes a secret after a question, and shows the new one once', async () => {
  const { name, id } = await makeClient({ secret: 'a'.repeat(32) });
  const updates = new PageCalls(oauth2Client.update);
  const page = await open(name);

  await page.press(`更换「${name}」的密钥`);
  await answerQuestion(page, '取消');
  expect(updates.sent).toEqual([]);

  await page.press(`更换「${name}」的密钥`);
  await answerQuestion(page, '确定');
  const secret = await takeSecret(page);
  expect(secret).toMatch(SECRET);
  expect(updates.sent).toMatchObject([{ body: { id, name, secret, redirectUris: ['https://a.example/back'] } }]);
});

it('gives no secret to a public application', async () => {
  const { name } = await makeClient();
  const page = await open(name);
  const action = await page.findByRole('button', { name: `更换「${name}」的密钥` });
  expect(action.getAttribute('aria-disabled')).toBe('true');

  await page.user.click(action);

  expect((await page.findByText('公开应用没有密钥')).closest('[role="status"]')).not.toBeNull();
});

it('says at the fields what is missing or wrong, before anything is sent', async () => {
  const creations = new PageCalls(oauth2Client.create);
  const page = await open();
  const form = await new ListView(page).create();
  await form.ok();
  await expect.poll(() => form.refusals()).toEqual(['客户端编号不能为空', '应用名不能为空', '回调地址不能为空']);

  await form.fill({ 回调地址: 'javascript:alert(1)' });
  await form.ok();

  await expect.poll(() => form.refusals()).toContain('回调地址应为不带 # 的网址');
  expect(creations.sent).toEqual([]);
});

it('refuses an id that is taken, with what was typed', async () => {
  const { clientId } = await makeClient();
  const page = await open();
  const form = await new ListView(page).create();
  await form.fill({ 客户端编号: clientId, 应用名: '同名', 回调地址: 'https://a.example/' });

  await form.ok();

  await expect.poll(() => form.refusals()).toEqual(['OAuth2 客户端编号已存在']);
  expect(page.queryByRole('dialog', { name: '客户端密钥' })).toBeNull();
});

it('gives back to a stock back end what only that one keeps, its secret too', async () => {
  const { name } = await makeClient();
  const kept = { description: '描述', accessTokenValiditySeconds: 60, autoApproveScopes: ['user.read'] };
  new PageCalls(oauth2Client.get).change((client: object) => ({ ...client, ...kept, secret: 's'.repeat(40) }));
  const updates = new PageCalls(oauth2Client.update);
  const page = await open(name);
  const form = await new ListView(page).edit(name);

  await form.fill({ 应用名: `${name}2` });
  await form.ok();

  await expect.poll(() => updates.sent).toMatchObject([{ body: { ...kept, secret: 's'.repeat(40) } }]);
});

it('offers nothing else to who may only read, and says that others may not', async () => {
  new PageCalls(auth.permissionInfo).change((granted: object) => ({
    ...granted,
    roles: [],
    permissions: ['system:oauth2-client:query'],
  }));
  const { name } = await makeClient();
  const page = await open(name);
  const list = new ListView(page);

  await list.row(name);
  expect(page.queryAllByRole('button', { name: /^(修改|删除|更换)「/ })).toEqual([]);
  for (const tool of [/^新增/, /^批量/]) expect(list.tool(tool)).toBeNull();
});

it('says that who may not read them may not', async () => {
  const page = await renderPage(oauth2ClientPage, '/system/oauth2/client', { as: 'guest' });

  expect(page.text()).toContain('没有该操作权限');
});
