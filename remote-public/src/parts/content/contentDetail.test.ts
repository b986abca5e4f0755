import { ContentType } from '@zhilv/contract/content';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDetail } from './contentDetail.ts';

interface Asked {
  readonly address: string;
  readonly headers: Record<string, string>;
}

let asked: Asked[];
const rows: Record<string, object> = {
  101: { id: 101, title: '方案', type: ContentType.solution, infoType: 1, content: '<h3>一</h3>' },
  201: { id: 201, title: '案例', type: ContentType.caseStudy, content: null },
  301: { id: 301, title: '新闻', type: ContentType.news, infoType: 2, content: '<p>二</p>' },
  302: { id: 302, title: '新闻', type: ContentType.news, infoType: 1, content: null },
  404: { id: 404, title: '隐私政策', type: ContentType.about, content: '<p>三</p>' },
};

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string, { headers }: { headers: Record<string, string> }) => {
    if (address === '/app-config.json') return Promise.resolve(Response.json(config));
    asked.push({ address, headers });
    const id = new URLSearchParams(address.split('?')[1]).get('id') ?? '';
    return Promise.resolve(Response.json({ code: 0, data: rows[id] ?? null, msg: '' }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const config = {
  company: { name: '智旅', titleTemplate: '%s' },
  apiBase: '/admin-api',
  openingHours: '',
  policeRecord: '',
  proofFigures: [],
  fileHosts: [],
};
const load = (address: string) => loadDetail(new Request(`http://localhost${address}`));

describe('the page of a record', () => {
  it('has its text below the page’s heading', async () => {
    expect(await load('/case-detail?id=101&type=1')).toMatchObject({ title: '方案', content: '<h2>一</h2>' });
    expect(await load('/case-detail/?id=201&type=2&from=menu')).toMatchObject({ title: '案例', content: '' });
    expect(await load('/news-detail?id=301')).toMatchObject({ title: '新闻' });
  });

  it.each([
    ['/case-detail?id=101&type=2', '/case-detail?id=101&type=1'],
    ['/case-detail?id=201', '/case-detail?id=201&type=2'],
    ['/case-detail?id=301&type=1', '/news-detail?id=301'],
    ['/news-detail?id=201', '/case-detail?id=201&type=2'],
  ])('leads from %s to where the record is', async (address, own) => {
    const answer = await load(address).catch((thrown: unknown) => thrown);

    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get('location')).toBe(own);
  });

  it.each([
    '/case-detail',
    '/case-detail?id=9&type=2',
    '/case-detail?id=x',
    '/news-detail?id=0301',
    '/case-detail?id=404&type=2',
    '/case-detail?id=9223372036854775808&type=2',
  ])('is not found at %s', async (address) => {
    await expect(load(address)).rejects.toMatchObject({ init: { status: 404 } });
  });

  it('asks nothing for what cannot be a key', async () => {
    for (const id of ['1%20or%201', '9223372036854775808', '9'.repeat(400)]) await load(`/case-detail?id=${id}`).catch(() => {});

    expect(asked).toEqual([]);
  });

  it('is a view when it is had at last, and not each time that it is asked for', async () => {
    vi.stubGlobal('document', { getElementById: () => null });
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (address: string, options: RequestInit) =>
      asked.length === 0 && address.includes('/content/get')
        ? (asked.push({ address, headers: {} }), Promise.reject(new TypeError('no network')))
        : fetch(address, options),
    );

    await expect(load('/news-detail?id=302')).rejects.toThrow('no network');
    for (const _ of ['had', 'asked for again']) await load('/news-detail?id=302');

    expect(asked.slice(1).map(({ headers }) => headers['x-view'])).toEqual(['1', undefined]);
  });

  it('is a view each time it is rendered, for the gateway to count', async () => {
    await load('/news-detail?id=301');
    await load('/news-detail?id=301');

    expect(asked.map(({ headers }) => headers['x-view'])).toEqual(['1', '1']);
  });
});
