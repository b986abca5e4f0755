import { renderInput } from '@zhilv/testing/crud/render-input';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { checks } from './checks.tsx';

const grantTypes = checks('授权类型', [
  { value: 'authorization_code', label: '授权码' },
  { value: 'refresh_token', label: '刷新令牌' },
]);

it('shows the words of what is chosen, and what it does not know as it is', () => {
  const part = renderPart(grantTypes.show(['authorization_code', 'password'], { id: 1 }));

  expect(part.getByText('授权码、password')).toBeDefined();
});

it('is checked by the words, and keeps the order of what is known', async () => {
  const part = renderInput(grantTypes, { value: ['refresh_token'] });

  await part.user.click(part.getByRole('checkbox', { name: '授权码' }));
  expect(part.value()).toEqual(['authorization_code', 'refresh_token']);

  await part.user.click(part.getByRole('checkbox', { name: '刷新令牌' }));
  expect(part.value()).toEqual(['authorization_code']);
});

it('keeps what it does not know until that is unchecked', async () => {
  const part = renderInput(grantTypes, { value: ['password'] });

  await part.user.click(part.getByRole('checkbox', { name: '授权码' }));
  expect(part.value()).toEqual(['authorization_code', 'password']);

  await part.user.click(part.getByRole('checkbox', { name: 'password' }));
  expect(part.value()).toEqual(['authorization_code']);
});
