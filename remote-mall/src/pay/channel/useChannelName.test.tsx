import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { useChannelName } from './useChannelName.ts';

const Name = ({ code }: { code: string }) => <p>{useChannelName(code)}</p>;

it.each([
  ['wx_wap', '微信 Wap 网站支付'],
  ['unionpay', 'unionpay'],
])('calls %s, which no dictionary has, %s', (code, name) => {
  expect(renderPart(<Name code={code} />).getByText(name)).toBeDefined();
});
