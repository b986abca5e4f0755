import { knownCompany, publicConfig } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Contact } from './Contact.tsx';

it('says how to call, write and visit the company, and when', () => {
  const page = renderPublic(<Contact company={knownCompany} config={publicConfig} />);

  expect(page.getByRole('link', { name: '400-800-1234' }).getAttribute('href')).toBe('tel:4008001234');
  expect(page.getByRole('link', { name: 'hello@example.com' }).getAttribute('href')).toBe('mailto:hello@example.com');
  expect(page.getByText('杭州市西湖区')).toBeDefined();
  expect(page.getByText('工作日 9:00–18:00')).toBeDefined();
});

it('leaves out what is not known', () => {
  const page = renderPublic(<Contact company={{ phone: null }} config={{ ...publicConfig, openingHours: '' }} />);

  expect(page.element.querySelectorAll('dt')).toHaveLength(0);
});
