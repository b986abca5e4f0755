import { frameContent, publicConfig } from '@zhilv/testing/public/public-content';
import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { FilingRecords } from './FilingRecords.tsx';

it('says year and company, and leads to both authorities without telling them from where', () => {
  const config = { ...publicConfig, policeRecord: '浙公网安备 00000000000000号' };
  const page = renderPublic(<FilingRecords frame={frameContent({ config })} />);

  expect(page.getByText('版权所有 © 2026 智旅科技有限公司')).toBeDefined();
  const records = page.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(records.map(({ textContent }) => textContent)).toEqual(['浙ICP备00000000号', '浙公网安备 00000000000000号']);
  for (const record of records) expect(record.getAttribute('rel')).toContain('noopener');
});

it('names no record where there is none', () => {
  const page = renderPublic(<FilingRecords frame={frameContent({ company: null })} />);

  expect(page.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank')).toEqual([]);
});

it('leads to the privacy policy on its page, and to the feed as a file of the server', () => {
  const page = renderPublic(<FilingRecords frame={frameContent()} />);

  expect(page.getByRole('link', { name: '隐私政策' }).getAttribute('href')).toBe('/privacy');
  expect(page.getByRole('link', { name: 'RSS 订阅' }).getAttribute('href')).toBe('/rss.xml');
});
