import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Hotline } from './Hotline.tsx';

it('dials the number that it shows, and is absent without one', () => {
  const link = renderPublic(<Hotline phone="+86 571 1234567" />).getByRole('link');
  expect(link.getAttribute('href')).toBe('tel:+865711234567');
  expect(link.textContent).toBe('商务合作热线+86 571 1234567');

  expect(renderPublic(<Hotline phone="" />).element.childElementCount).toBe(0);
});
