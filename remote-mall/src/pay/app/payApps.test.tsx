import { showField } from '@zhilv/crud';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { payApps } from './payApps.tsx';

const app = {
  id: 1,
  name: '商城',
  status: 0,
  remark: null,
  orderNotifyUrl: 'https://a.example/',
  refundNotifyUrl: 'https://a.example/',
  createTime: 0,
};

const show = (channelCodes: readonly string[] | null) =>
  renderPart(<div>{showField(payApps, { ...app, channelCodes: channelCodes && [...channelCodes] }, 'channelCodes')}</div>);

it('shows channels in the order of cashiers, and those that it does not know after them', () => {
  const part = show(['mock', 'unionpay', 'wx_wap']);

  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '微信 Wap 网站支付',
    '模拟支付',
    'unionpay',
  ]);
});

it.each([[null], [[]]])('says of %s that there are none', (codes) => {
  expect(show(codes).getByLabelText('无')).toBeDefined();
});
