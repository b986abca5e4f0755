import { ContentType } from '@zhilv/contract/content';
import { contentItem, publicConfig } from '@zhilv/testing/public/public-content';
import { afterEach, expect, it, vi } from 'vitest';
import { handle } from './privacy.route.ts';
import { loadPrivacy } from './privacy.ts';

afterEach(() => vi.unstubAllGlobals());

const history = contentItem(401, { type: ContentType.about, title: '发展历程' });
const policy = contentItem(404, { type: ContentType.about, title: '隐私政策', summary: '写在这里。' });

const answerWith = (list: readonly object[] | null) =>
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/app-config.json') return Response.json(publicConfig);
    if (list === null) return new Response(null, { status: 502 });
    const data = address.includes('/page') ? { list, total: list.length } : { ...policy, content: '<h3>我们收集的信息</h3>' };
    return Response.json({ code: 0, data });
  });
const load = () => loadPrivacy(new AbortController().signal);

it('finds the policy among the sections about the company', async () => {
  answerWith([history, policy]);

  expect(await load()).toMatchObject({
    title: '隐私政策',
    summary: '写在这里。',
    html: expect.stringContaining('我们收集的信息'),
  });
});

it('is not there where none is published, and cannot be had where the back end fails', async () => {
  answerWith([history]);
  await expect(load()).rejects.toMatchObject({ init: { status: 404 } });

  answerWith(null);
  await expect(load()).rejects.toBeInstanceOf(Error);
});

it('names itself to search engines, unless it is not there', () => {
  const head = (data: unknown) => handle.head({ data, pathname: '/privacy', inner: null });

  expect(head({ title: '隐私政策', summary: '写在这里。', html: '' })).toMatchObject({
    title: '隐私政策',
    canonical: '/privacy',
    description: '写在这里。',
  });
  expect(head(undefined)).toMatchObject({ unlisted: true });
});
