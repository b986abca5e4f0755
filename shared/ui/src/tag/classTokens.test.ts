import { expect, it } from 'vitest';
import { classTokens } from './classTokens.ts';

it('keeps what can be a class name', () => {
  expect(classTokens(' A  is-round -x_1 ')).toBe('A is-round -x_1');
});

it.each([null, undefined, '', '  ', '#ff0000', '1a', '"><script>', 'a{b}', 'x:hover', '中文', 'semi-modal-mask', 'ZHILV-x'])(
  'takes %j for none',
  (text) => {
    expect(classTokens(text)).toBeUndefined();
  },
);
