import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it } from 'vitest';
import { usePhone } from './usePhone.ts';

const Width = () => <output>{usePhone() ? '手机' : '电脑'}</output>;

it.each([
  [390, '手机'],
  [767, '手机'],
  [768, '电脑'],
])('takes a window of %i pixels for a %s', (width, kind) => {
  expect(renderPart(<Width />, { width }).getByText(kind)).toBeTruthy();
});
