import { type OAuth2Client, oauth2Client } from '@zhilv/contract/system';
import { answerQuestion } from '@zhilv/testing/page/answer-question';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as oauth2ClientPage from './oauth2Client.route.ts';

/** Opens the list with a client of the test's own, and asks for another secret. */
async function renewOwn() {
  const own = new OwnRecords();
  const name = own.name('应用');
  const secret = 'a'.repeat(32);
  await callElsewhere(oauth2Client.create, {
    clientId: own.key('client'),
    name,
    status: 0,
    redirectUris: ['https://a.example/back'],
    authorizedGrantTypes: ['authorization_code'],
    scopes: ['user.read'],
    secret,
  });
  const updates = new PageCalls(oauth2Client.update);
  const page = await renderPage(oauth2ClientPage, `/system/oauth2/client?name=${encodeURIComponent(name)}`);
  const renew = async (): Promise<void> => {
    await page.press(`更换「${name}」的密钥`);
    await answerQuestion(page, '确定');
  };
  return { page, name, updates, renew };
}

it('says that somebody has deleted the application meanwhile', async () => {
  const { page, name, updates, renew } = await renewOwn();
  new PageCalls(oauth2Client.get).change(() => null);

  await renew();

  expect(await page.findByText(`「${name}」已被删除`)).toBeDefined();
  expect(updates.sent).toEqual([]);
});

it('sends nothing of an application that another back end keeps incompletely', async () => {
  const { page, name, updates, renew } = await renewOwn();
  new PageCalls(oauth2Client.get).change((client: OAuth2Client) => ({ ...client, redirectUris: [] }));

  await renew();

  expect(await page.findByText(`「${name}」的信息不完整，请先修改并保存`)).toBeDefined();
  expect(updates.sent).toEqual([]);
});

it('shows no secret that was refused', async () => {
  const { page, updates, renew } = await renewOwn();
  updates.refuse(403, '没有该操作权限');

  await renew();

  expect((await page.findByText('没有该操作权限')).closest('[role="alert"]')).not.toBeNull();
  expect(page.queryByRole('dialog', { name: '客户端密钥' })).toBeNull();
});
