import { expect, it } from 'vitest';
import { frameHead } from './frameHead.ts';

const frame = {
  companyName: '智旅科技有限公司',
  company: { name: '智旅科技有限公司', phone: '400-000-8899', logo: '/mark.svg', address: null },
};

it('completes the title of a page by the company, and gives a description to a page without one', () => {
  const head = frameHead({ data: frame, pathname: '/', inner: { title: '首页', canonical: '/home' } });

  expect(head).toMatchObject({ title: '首页 - 智旅科技有限公司', canonical: '/home', siteName: '智旅科技有限公司' });
  expect(head.description).toContain('智旅科技有限公司');
  expect(Array.from(head.description ?? '').length).toBeLessThanOrEqual(78);
});

it('keeps title and description as short as results of a search show them', () => {
  const inner = { title: '智旅平台春季版本发布：值班台更安静，报警更有用', description: '云\n州'.repeat(41) };
  const { title, description = '' } = frameHead({ data: frame, pathname: '/', inner });

  expect(title).toBe('智旅平台春季版本发布：值班台更安静… - 智旅科技有限公司');
  expect(description).toMatch(/^云 州云 州云.*…$/);
  expect(Array.from(description).length).toBeLessThanOrEqual(78);
});

it('says who runs the site before what the page is about', () => {
  const { subjects } = frameHead({
    data: frame,
    pathname: '/',
    inner: { title: '票务', subjects: [{ kind: 'Service', name: '票务' }] },
  });

  expect(subjects).toMatchObject([
    { kind: 'Organization', name: '智旅科技有限公司', telephone: '400-000-8899', logo: '/mark.svg' },
    { kind: 'WebSite' },
    { kind: 'Service' },
  ]);
});

it('leaves a page its own description, and its title where the company is not known', () => {
  expect(frameHead({ data: undefined, pathname: '/', inner: { title: '页面不存在', description: '没有' } })).toEqual({
    title: '页面不存在',
    description: '没有',
  });
});
