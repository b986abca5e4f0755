import { expect, it } from 'vitest';
import { frameHead } from './frameHead.ts';

const frame = { companyName: '智旅科技有限公司' };

it('completes the title of a page by the company, and gives a description to a page without one', () => {
  const head = frameHead({ data: frame, pathname: '/', inner: { title: '首页', canonical: '/home' } });

  expect(head).toMatchObject({ title: '首页 - 智旅科技有限公司', canonical: '/home' });
  expect(head.description).toContain('智旅科技有限公司');
  expect(Array.from(head.description ?? '').length).toBeLessThanOrEqual(78);
});

it('leaves a page its own description, and its title where the company is not known', () => {
  expect(frameHead({ data: undefined, pathname: '/', inner: { title: '页面不存在', description: '没有' } })).toEqual({
    title: '页面不存在',
    description: '没有',
  });
});
