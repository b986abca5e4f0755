import { renderPublic } from '@zhilv/testing/public/render-public';
import { expect, it } from 'vitest';
import { Facts } from './Facts.tsx';

it('lists what is known, as a link where it leads anywhere', () => {
  const page = renderPublic(
    <Facts
      facts={[
        ['电话', '400-800-1234', 'tel:4008001234'],
        ['地址', '杭州市', null],
        ['网址', null, 'https://example.com'],
        ['邮箱', ''],
      ]}
    />,
  );

  expect(Array.from(page.element.querySelectorAll('dt'), ({ textContent }) => textContent)).toEqual(['电话', '地址']);
  expect(page.getByRole('link', { name: '400-800-1234' }).getAttribute('href')).toBe('tel:4008001234');
  expect(page.getAllByRole('link')).toHaveLength(1);
});

it('has a web address break before its dots and slashes', () => {
  const text = 'www.wenlv-yunhai.example.com.cn/guan';
  const page = renderPublic(<Facts facts={[['网址', text, `https://${text}`]]} />);

  const link = page.getByRole('link', { name: text });
  expect(link.innerHTML).toContain('www<wbr>.wenlv-yunhai<wbr>.example<wbr>.com<wbr>.cn<wbr>/guan');
});

it('keeps a number and what it counts in one line', () => {
  const { element } = renderPublic(<Facts facts={[['地址', '观山路 18 号产业园 3 号楼']]} />);

  expect(element.querySelector('dd')?.textContent).toBe('观山路 18\u00a0号产业园 3\u00a0号楼');
});
