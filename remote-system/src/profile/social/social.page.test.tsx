import { within } from '@testing-library/dom';
import { profile } from '@zhilv/contract/system';
import { PageCalls } from '@zhilv/testing/page/page-calls';
import { renderPage } from '@zhilv/testing/page/render-page';
import { expect, it } from 'vitest';
import * as profilePage from '../profile.route.ts';

const open = () => renderPage(profilePage, '/user/profile');

it('shows which accounts elsewhere are bound', async () => {
  new PageCalls(profile.get).change((account: object) => ({ ...account, socialUsers: [{ type: 20, openid: 'x' }] }));

  const page = await open();

  const accounts = within(page.getByRole('list', { name: '第三方账号' })).getAllByRole('listitem');
  const states = accounts.map(({ textContent }) => textContent);
  expect(states.filter((text) => text.endsWith('已绑定'))).toHaveLength(1);
});
