import { expect, it } from 'vitest';
import { headOf } from './pageHead.ts';

const company = { head: ({ inner }: { inner: { title: string } | null }) => ({ title: `${inner?.title ?? '欢迎'} - 智旅` }) };

it('lets the frame complete what the page inside it says', () => {
  const matches = [
    { pathname: '/', route: { id: 'frame', handle: company } },
    { pathname: '/', route: { id: 'boundary' } },
    { pathname: '/home', route: { id: 'home', handle: { head: ({ data }: { data: unknown }) => ({ title: String(data) }) } } },
  ];

  expect(headOf(matches, { home: '首页' }, null)).toEqual({ title: '首页 - 智旅' });
});

it('passes over routes that say nothing, and gives null when none does', () => {
  expect(
    headOf(
      [
        { pathname: '/', route: { id: 'frame', handle: company } },
        { pathname: '/x', route: { id: 'x' } },
      ],
      {},
      null,
    ),
  ).toEqual({
    title: '欢迎 - 智旅',
  });
  expect(headOf([{ pathname: '/', route: { id: 'x', handle: { head: 'text' } } }], {}, null)).toBeNull();
});

it('tells a page what came instead of it, whichever route shows that', () => {
  const page = { head: ({ failure }: { failure?: unknown }) => ({ title: String(failure) }) };

  expect(headOf([{ pathname: '/x', route: { id: 'x', handle: page } }], {}, { boundary: 404 })).toEqual({ title: '404' });
});
