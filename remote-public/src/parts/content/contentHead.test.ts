import { expect, it } from 'vitest';
import { contentHead } from './contentHead.ts';

it('names a case by title, summary, picture and its one address, and the way there', () => {
  const data = {
    id: 201,
    type: 5,
    title: '云阶梯田',
    summary: '云阶县 · 梯田型景区\n排队缩短 62%',
    logo: '/a.svg',
    banner: null,
  };

  expect(contentHead({ data })).toEqual({
    title: '云阶梯田',
    description: data.summary,
    canonical: '/case-detail?id=201&type=2',
    picture: '/a.svg',
    subjects: [
      {
        kind: 'BreadcrumbList',
        trail: [
          { name: '首页', address: '/home' },
          { name: '经典案例', address: '/case-list' },
          { name: '云阶梯田', address: '/case-detail?id=201&type=2' },
        ],
      },
    ],
  });
});

it('says that a solution is a service, and a piece of news an article', () => {
  expect(contentHead({ data: { id: 101, type: 3, infoType: 1, title: '数据中心' } }).subjects).toMatchObject([
    { trail: [{}, { name: '全域旅游', address: '/case-list?type=1&infoType=1' }, {}] },
    { kind: 'Service', name: '数据中心', category: '全域旅游' },
  ]);
  expect(contentHead({ data: { id: 301, type: 2, title: '签约', source: '智旅', publishTime: 1 } }).subjects).toMatchObject([
    { trail: [{}, { name: '新闻资讯', address: '/news-list' }, {}] },
    { kind: 'NewsArticle', headline: '签约', published: 1, source: '智旅' },
  ]);
});

it('says of a record that is not there or could not be had what its page says, and that it is no page to find', () => {
  const missing = { status: 404, statusText: 'Not Found', internal: false, data: null };
  expect(contentHead({ data: undefined, failure: missing })).toEqual({ title: '没有找到这篇内容', unlisted: true });
  expect(contentHead({ data: undefined, failure: new TypeError('offline') })).toEqual({
    title: '内容加载失败',
    unlisted: true,
  });
});
