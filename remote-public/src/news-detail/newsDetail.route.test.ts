import { ContentType } from '@zhilv/contract/content';
import { contentItem } from '@zhilv/testing/public/public-content';
import { expect, it } from 'vitest';
import { handle } from './newsDetail.route.ts';

type Context = Parameters<NonNullable<typeof handle.head>>[0];

it('takes the head from the text that is read', () => {
  const item = contentItem(3, { type: ContentType.news, title: '索道检修', summary: '为期三天' });

  expect(handle.head?.({ data: { item, others: [] } } as unknown as Context)).toMatchObject({
    title: '索道检修',
    description: '为期三天',
    canonical: '/news-detail?id=3',
  });
});

it('keeps a text that could not be had from search engines', () => {
  expect(handle.head?.({ data: undefined, failure: new Error('503') } as unknown as Context)).toMatchObject({ unlisted: true });
});
