import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

function Typed() {
  const [value, setValue] = useState('');
  return <PasswordField label="新密码" value={value} autoComplete="new-password" onChange={setValue} />;
}

it('shows what is typed to who wants to see it, and hides it again', async () => {
  const part = renderPart(<Typed />);
  const field = part.getByLabelText('新密码');
  await part.user.type(field, 'begin123');
  expect(field).toHaveProperty('type', 'password');

  await part.user.click(part.getByRole('button', { name: '显示新密码' }));
  expect(field).toMatchObject({ type: 'text', value: 'begin123' });
  await part.user.click(part.getByRole('button', { name: '隐藏新密码' }));
  expect(field).toHaveProperty('type', 'password');
});
