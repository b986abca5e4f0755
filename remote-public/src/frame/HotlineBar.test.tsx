import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { HotlineBar } from './HotlineBar.tsx';

it('dials the hotline', () => {
  const page = renderPublic(<HotlineBar phone="400-800-1234 / 0571-1234567" />);

  expect(page.getByRole('link').getAttribute('href')).toBe('tel:4008001234');
  expect(page.getByRole('link').textContent).toContain('400-800-1234 / 0571-1234567');
});

it.each([[null], [undefined], ['见官网']])('is absent where there is nothing to dial: %s', (phone) => {
  expect(renderPublic(<HotlineBar phone={phone} />).element.childElementCount).toBe(0);
});
