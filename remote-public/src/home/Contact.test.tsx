import { frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Contact } from './Contact.tsx';

it('says how to reach the company', () => {
  const page = renderPublic(<Contact frame={frameContent()} />);

  expect(page.getByRole('region', { name: '说说您的那片山水' }).id).toBe('contact');
  expect(page.getByRole('link', { name: '400-800-1234' }).getAttribute('href')).toBe('tel:4008001234');
  expect(page.getByRole('img', { name: '公司二维码' })).toBeDefined();
});

it('shows a number that cannot be dialled as text, and leaves out what is not known', () => {
  const page = renderPublic(<Contact frame={frameContent({ company: { phone: '见官网' } })} />);

  expect(page.getByText(/见官网/)).toBeDefined();
  expect(page.queryByRole('link')).toBeNull();
  expect(page.queryByRole('img')).toBeNull();
});

it('is absent where the company is not known', () => {
  expect(renderPublic(<Contact frame={frameContent({ company: null })} />).element.childElementCount).toBe(0);
});
