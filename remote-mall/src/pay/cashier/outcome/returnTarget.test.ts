import { describe, expect, it } from 'vitest';
import { returnAddress, returnTarget } from './returnTarget.ts';

const ORIGIN = 'https://zhilv.example';
const ALLOWED = ['https://shop.example.com', 'http://localhost:3000'];

const read = (returnUrl: string | null) => returnTarget(returnUrl, ORIGIN, ALLOWED);
const back = (returnUrl: string): string | null => {
  const target = read(returnUrl);
  return target === null ? null : returnAddress(target, 'success');
};

describe('the way back of a payment', () => {
  it.each([
    ['/pay/demo-order', '/pay/demo-order?payResult=success'],
    ['/pay/demo-order?id=7', '/pay/demo-order?id=7&payResult=success'],
    ['/trade/order/detail?id=7&payResult=cancel#items', '/trade/order/detail?id=7&payResult=success#items'],
    ['/a/../pay/demo-order', '/pay/demo-order?payResult=success'],
    [`${ORIGIN}/pay/demo-order?id=7`, '/pay/demo-order?id=7&payResult=success'],
    ['/a?next=%2F%2Fevil.example', '/a?next=%2F%2Fevil.example&payResult=success'],
  ])('leads to a page of the console: %s', (returnUrl, address) => {
    expect(read(returnUrl)?.kind).toBe('page');
    expect(back(returnUrl)).toBe(address);
  });

  it.each([
    ['https://shop.example.com/orders?id=1', 'https://shop.example.com/orders?id=1&payResult=success'],
    ['https://shop.example.com', 'https://shop.example.com/?payResult=success'],
    ['http://localhost:3000/done#top', 'http://localhost:3000/done?payResult=success#top'],
    ['HTTPS://SHOP.example.com:443/x', 'https://shop.example.com/x?payResult=success'],
  ])('leads to an application that the operator lists: %s', (returnUrl, address) => {
    expect(read(returnUrl)?.kind).toBe('outside');
    expect(back(returnUrl)).toBe(address);
  });

  it.each([
    ['nothing', null],
    ['empty text', ''],
    ['a script', 'javascript:alert(1)'],
    ['a script behind slashes', 'javascript://shop.example.com/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['an application of the device', 'alipays://platformapi/startapp'],
    ['a host alone', '//evil.example'],
    ['a host behind a backslash', '/\\evil.example'],
    ['a tab in the slashes', '/\t/evil.example'],
    ['a line feed in the scheme', 'ht\ntps://shop.example.com/'],
    ['a tab in the host', 'https://shop.\texample.com.evil.example/'],
    ['a blank in front', ' https://shop.example.com/'],
    ['a backslash before the host', 'https:\\\\shop.example.com/'],
    ['a third slash', 'https:///shop.example.com/'],
    ['a user name', 'https://shop.example.com@evil.example/'],
    ['a user name at a listed host', 'https://evil@shop.example.com/'],
    ['a backslash after the host', 'https://evil.example\\@shop.example.com/'],
    ['another origin', 'https://evil.example/'],
    ['a listed host without its port', 'http://localhost/'],
    ['a listed host without https', 'http://shop.example.com/'],
    ['a host below a listed one', 'https://a.shop.example.com/'],
    ['a listed host as the start of another', 'https://shop.example.com.evil.example/'],
    ['our own host over http', 'http://zhilv.example/index'],
    ['our own host with a path of two slashes', `${ORIGIN}//evil.example`],
    ['an escaped slash', '/%2Fevil.example'],
    ['a page without a slash', 'pay/demo-order'],
    ['an endless path', `/${'a'.repeat(3_000)}`],
    ['an endless address', `https://shop.example.com/${'a'.repeat(3_000)}`],
  ])('does not follow %s', (_, returnUrl) => {
    expect(read(returnUrl)).toBeNull();
  });

  it('follows no application where the operator lists none', () => {
    expect(returnTarget('https://shop.example.com/', ORIGIN, [])).toBeNull();
  });

  it('tells each outcome', () => {
    const target = read('/index');
    if (target === null) throw new Error('/index is a page of ours');

    expect((['success', 'cancel', 'close'] as const).map((result) => returnAddress(target, result))).toEqual([
      '/index?payResult=success',
      '/index?payResult=cancel',
      '/index?payResult=close',
    ]);
  });
});
