import { renderPart } from '@zhilv/testing/page/render-part';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PayResultNote } from './PayResultNote.tsx';

const show = (query: string) =>
  renderPart(
    <MemoryRouter initialEntries={[`/pay/demo-order${query}`]}>
      <PayResultNote />
    </MemoryRouter>,
    { router: false },
  );

it.each([
  ['success', '收银台：支付成功'],
  ['cancel', '收银台：没有支付'],
  ['close', '收银台：订单已关闭'],
])('says that a cashier led back with %s', (result, text) => {
  expect(show(`?payResult=${result}`).getByText(text).getAttribute('role')).toBe('status');
});

it.each(['', '?payResult=', '?payResult=constructor', '?payResult=%3Cb%3E'])('says nothing at %s', (query) => {
  expect(show(query).queryByText(/收银台/)).toBeNull();
});
