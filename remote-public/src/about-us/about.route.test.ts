import { expect, it } from 'vitest';
import { handle } from './about.route.ts';

const head = (data: unknown) => handle.head?.({ data } as Parameters<NonNullable<typeof handle.head>>[0]);

it('describes the page by the words of the introduction, without its markup', () => {
  expect(head({ introduction: '<p>我们做智慧旅游 &amp; 服务。</p>', sections: [] })).toMatchObject({
    title: '关于我们',
    canonical: '/about-us',
    description: expect.stringMatching(/^\s*我们做智慧旅游 & 服务。\s*$/),
  });
});

it('has a title also where nothing could be loaded', () => {
  expect(head(undefined)).toMatchObject({ title: '关于我们', description: '' });
});
