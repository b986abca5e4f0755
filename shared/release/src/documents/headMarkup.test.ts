import { describe, expect, it } from 'vitest';
import type { PageHead } from '@zhilv/site/head';
import { type HeadPlace, headMarkup } from './headMarkup.ts';

const place: HeadPlace = {
  origin: 'https://www.zhilv.example',
  address: '/news-detail?id=301&from=app',
  sharePicture: (picture) => ({ address: picture ?? '/share/standard.png', size: { width: 1200, height: 630 } }),
};

const written = (head: Partial<PageHead>, at: Partial<HeadPlace> = {}): string =>
  headMarkup({ title: '新闻 - 智旅科技有限公司', ...head }, { ...place, ...at });

/** The JSON-LD nodes of a head by their type. */
function subjectsIn(markup: string): Record<string, Record<string, unknown>> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(markup)?.[1] ?? '{}';
  const { '@graph': graph = [] } = JSON.parse(json) as { '@graph'?: { '@type': string }[] };
  return Object.fromEntries(graph.map((node) => [node['@type'], node]));
}

describe('the head of a page', () => {
  it('says title, description and what the page is where it is shared', () => {
    const markup = written({ description: '说明', siteName: '智旅科技有限公司', canonical: '/news-detail?id=301' });

    expect(markup.split('\n')).toEqual([
      '<title>新闻 - 智旅科技有限公司</title>',
      '<meta name="description" content="说明">',
      '<link rel="canonical" href="https://www.zhilv.example/news-detail?id=301">',
      '<meta property="og:type" content="website">',
      '<meta property="og:title" content="新闻 - 智旅科技有限公司">',
      '<meta property="og:description" content="说明">',
      '<meta property="og:url" content="https://www.zhilv.example/news-detail?id=301">',
      '<meta property="og:site_name" content="智旅科技有限公司">',
      '<meta property="og:locale" content="zh_CN">',
      '<meta property="og:image" content="https://www.zhilv.example/share/standard.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
    ]);
  });

  it('names the address that was asked for where the page names no other', () => {
    expect(written({})).toContain('rel="canonical" href="https://www.zhilv.example/news-detail?id=301&amp;from=app"');
  });

  it.each(['//elsewhere.example/x', 'javascript:alert(1)', 'https://[', '/%00'])('stays at its origin for %s', (address) => {
    expect(written({ canonical: address })).toMatch(/rel="canonical" href="https:\/\/www\.zhilv\.example\//);
  });

  it('asks search engines to pass an unlisted page over, and names no canonical address for it', () => {
    const markup = written({ unlisted: true });

    expect(markup).toContain('<meta name="robots" content="noindex, follow">');
    expect(markup).not.toContain('rel="canonical"');
  });

  it('names the feed', () => {
    expect(written({ feed: { title: '新闻', address: '/rss.xml' } })).toContain(
      '<link rel="alternate" type="application/rss+xml" title="新闻" href="https://www.zhilv.example/rss.xml">',
    );
  });

  it('leaves out the size of a picture that is not known, and keeps a picture of another host', () => {
    const markup = written({}, { sharePicture: () => ({ address: 'https://files.example.com/1.png' }) });

    expect(markup).toContain('<meta property="og:image" content="https://files.example.com/1.png">');
    expect(markup).not.toContain('og:image:width');
  });

  it.each(['</title><script>alert(1)</script>', '"><script>alert(1)</script>', '</script><script>alert(1)</script>', '<!--'])(
    'keeps %s text',
    (text) => {
      const markup = written({
        title: text,
        description: text,
        siteName: text,
        canonical: `/search?keyword=${text}`,
        feed: { title: text, address: '/rss.xml' },
        subjects: [{ kind: 'NewsArticle', headline: text }],
      });

      expect(markup).not.toContain('<script>');
      expect(markup).not.toContain('<!--');
      expect(markup.match(/<\/script>/g)).toHaveLength(1);
      expect(subjectsIn(markup)['NewsArticle']).toMatchObject({ headline: text });
    },
  );
});

describe('structured data', () => {
  it('names who runs the site, without what nobody filled in', () => {
    const { Organization, WebSite } = subjectsIn(
      written({
        subjects: [
          { kind: 'Organization', name: '智旅', logo: '/mark.svg', telephone: '400-000-8899', email: null, postalAddress: '' },
          { kind: 'WebSite', name: '智旅' },
        ],
      }),
    );

    expect(Organization).toEqual({
      '@type': 'Organization',
      '@id': 'https://www.zhilv.example/#organization',
      name: '智旅',
      url: 'https://www.zhilv.example/',
      logo: 'https://www.zhilv.example/mark.svg',
      telephone: '400-000-8899',
    });
    expect(WebSite).toMatchObject({ publisher: { '@id': Organization?.['@id'] }, inLanguage: 'zh-CN' });
  });

  it('counts the steps of the way to the page', () => {
    const trail = [
      { name: '首页', address: '/home' },
      { name: '新闻', address: '/news-list' },
    ];

    expect(subjectsIn(written({ subjects: [{ kind: 'BreadcrumbList', trail }] }))['BreadcrumbList']).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: '首页', item: 'https://www.zhilv.example/home' },
        { '@type': 'ListItem', position: 2, name: '新闻', item: 'https://www.zhilv.example/news-list' },
      ],
    });
  });

  it('says when an article was published, by whom, and with which picture', () => {
    const published = Date.parse('2026-05-20T09:00:00+08:00');
    const markup = written({
      description: '说明',
      picture: '/share/a.png',
      subjects: [{ kind: 'NewsArticle', headline: '标题', published, source: '云州日报' }],
    });

    expect(subjectsIn(markup)['NewsArticle']).toMatchObject({
      headline: '标题',
      description: '说明',
      datePublished: '2026-05-20T01:00:00.000Z',
      image: ['https://www.zhilv.example/share/a.png'],
      author: { '@type': 'Organization', name: '云州日报' },
      publisher: { '@id': 'https://www.zhilv.example/#organization' },
    });
    expect(markup).toContain('<meta property="og:type" content="article">');
    expect(markup).toContain('<meta property="article:published_time" content="2026-05-20T01:00:00.000Z">');
  });

  it('says what a service is and who provides it', () => {
    const { Service } = subjectsIn(
      written({ canonical: '/case-detail?id=101&type=1', subjects: [{ kind: 'Service', name: '票务', category: '智慧景区' }] }),
    );

    expect(Service).toMatchObject({
      name: '票务',
      serviceType: '智慧景区',
      url: 'https://www.zhilv.example/case-detail?id=101&type=1',
      provider: { '@id': 'https://www.zhilv.example/#organization' },
    });
  });
});
