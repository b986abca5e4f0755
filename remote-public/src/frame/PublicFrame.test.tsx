import { frameContent } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { PublicFrame } from './PublicFrame.tsx';

it('puts header, main part and footer around the page, and a way past the header first', async () => {
  const page = renderPublic(<PublicFrame />, { data: frameContent() });

  const order = Array.from(page.element.querySelectorAll('header, main, footer'), ({ localName }) => localName);
  expect(order).toEqual(['header', 'main', 'footer']);

  await page.user.tab();
  expect(document.activeElement?.textContent).toBe('跳到正文');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${page.getByRole('main').id}`);
});

it('gives the page inside the frame the hotline at hand', () => {
  const page = renderPublic(<PublicFrame />, { data: frameContent() });

  expect(page.getByRole('complementary', { name: '商务合作热线' })).toBeDefined();
});

it('stands also while nothing of the company could be had', () => {
  const page = renderPublic(<PublicFrame />, {
    data: frameContent({ company: null, companyName: '智旅', wholeRegion: null, scenicArea: null, cases: null }),
  });

  expect(page.getByRole('main')).toBeDefined();
  expect(page.queryByRole('complementary')).toBeNull();
});
