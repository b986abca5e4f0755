import { renderInput } from '@zhilv/testing/crud/render-input';
import { expect, it } from 'vitest';
import { password } from './password.tsx';

it('is typed unseen, and no browser offers another account’s', async () => {
  const part = renderInput(password('登录密码'));
  const field = part.getByLabelText('登录密码');

  await part.user.type(field, 'begin123');

  expect(part.value()).toBe('begin123');
  expect(field).toMatchObject({ type: 'password', autocomplete: 'new-password' });
});
