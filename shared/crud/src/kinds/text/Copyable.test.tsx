import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import { Copyable } from './Copyable.tsx';

it('copies the text, not what is shown of it, and says so', async () => {
  const part = renderPart(<Copyable text="sys_user">用户</Copyable>);

  await part.user.click(part.getByRole('button', { name: '复制「sys_user」' }));

  expect(await part.findByText('已复制「sys_user」')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('sys_user');
});

it('says what to do where the browser does not let it copy', async () => {
  const part = renderPart(<Copyable text="sys_user">用户</Copyable>);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));

  await part.user.click(part.getByRole('button', { name: '复制「sys_user」' }));

  expect(await part.findByText('浏览器不允许复制，请选中后手动复制')).toBeTruthy();
});
