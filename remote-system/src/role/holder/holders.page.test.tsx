import { within } from '@testing-library/dom';
import { permission } from '@zhilv/contract/system';
import { callElsewhere, OwnRecords } from '@zhilv/testing/page/own-records';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it, onTestFinished } from 'vitest';
import * as rolePage from '../role.route.ts';

it('shows who has a role, with a way to the user', async () => {
  const { id, name, code } = await new OwnRecords().makeRole();
  const guest = 4;
  const before = await callElsewhere(permission.listUserRoles, { userId: guest });
  onTestFinished(async () => void (await callElsewhere(permission.assignUserRoles, { userId: guest, roleIds: before })));
  const page = await renderPage(rolePage, `/system/role?code=${code}`);

  await page.press(`「${name}」的成员`);
  await page.findByText('还没有您能看到的用户拥有这个角色');
  await page.user.click((await page.findAllByRole('button', { name: '关闭' }))[1] ?? document.body);
  await callElsewhere(permission.assignUserRoles, { userId: guest, roleIds: [...before, id] });
  await page.press(`「${name}」的成员`);

  const holders = within(await page.findByRole('list', { name: '成员' }));
  expect(holders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^访客guest · /),
  ]);
});
