import { ContentType, detailAddress } from '@zhilv/contract/content';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../pictures/pictures.ts';
import { sanitiseRichText } from '../../src/content/text/sanitiseRichText.ts';
import { aboutRows } from './aboutRows.ts';
import { carouselRows } from './carouselRows.ts';
import { caseRows } from './caseRows.ts';
import { company } from '../company/company.ts';
import { companyNewsRows } from './companyNewsRows.ts';
import { industryNewsRows } from './industryNewsRows.ts';
import { scenicAreaRows } from './scenicAreaRows.ts';
import type { ContentRow } from './contentRow.ts';
import { wholeRegionRows } from './wholeRegionRows.ts';

const solutions = [...wholeRegionRows, ...scenicAreaRows];
const news = [...companyNewsRows, ...industryNewsRows];
const articles = [...solutions, ...caseRows, ...news, ...aboutRows];
const rows = [...carouselRows, ...articles];

const named = (some: readonly ContentRow[]) => some.map((row) => [row.title, row] as const);

const found = (html: string, pattern: RegExp): readonly string[] =>
  Array.from(html.matchAll(pattern), ([whole, part]) => part ?? whole);

/** Gives the elements of a text in order, without their content: `h3 p ul 4 table`. */
const build = (html: string): string =>
  Array.from(html.matchAll(/<([uo]l)>(.*?)<\/\1>|<(h3|h4|p|blockquote|figure|table)\b/gs), ([, list, entries = '', element]) =>
    list === undefined ? element : `${list} ${found(entries, /<li>/g).length}`,
  ).join(' ');

const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '\n');

/** Superlatives and promises without measure, which the advertising law forbids or those who apply it take exception to. */
const SUPERLATIVES = new RegExp(
  '最|第一|首个|首家|首创|首选|唯一|独家|独有|顶级|顶尖|极致|极品|一流|领先|领军|龙头|巅峰|至尊|王牌|金牌|冠军|驰名|特供|专供|免检|' +
    '国家级|世界级|国际级|史无前例|前所未有|无与伦比|绝对|完美|万能|永久|杜绝|百分之百|100%|零风险|零事故|(?<!安)全网|销量',
);

describe('the seeded content', () => {
  it('has six solutions of each kind, eight cases, sixteen news', () => {
    expect([wholeRegionRows, scenicAreaRows, caseRows].map(({ length }) => length)).toEqual([6, 6, 8]);
    expect(news).toHaveLength(16);
  });

  it('has ids and titles of its own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  it.each(named(rows))('has a drawn picture for %s', (_, { picture }) => {
    expect(drawPicture(picture)).toMatch(/^<svg .*<\/svg>$/s);
  });

  it.each(named(articles))('says enough under headings and in lists: %s', (_, { content }) => {
    expect(found(content, /\p{Script=Han}/gu).length).toBeGreaterThanOrEqual(300);
    expect(found(content, /<h3>/g).length).toBeGreaterThanOrEqual(2);
    expect(content).toMatch(/<li>/);
  });

  it('has pictures, tables and voices among its paragraphs', () => {
    for (const element of ['figure', 'table', 'blockquote'])
      expect([element, articles.filter(({ content }) => content.includes(`<${element}>`)).length > 6]).toEqual([element, true]);
  });

  it('builds no two articles alike, and repeats neither heading nor sentence', () => {
    const builds = articles.map(({ content }) => build(content));
    const headings = articles.flatMap(({ content }) => found(content, /<h[34]>(.*?)<\/h[34]>/g));
    const sentences = articles
      .flatMap(({ content }) => textOf(content).split(/[。；？！\n]/))
      .filter(({ length }) => length > 10);

    for (const all of [builds, headings, sentences]) expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
  });

  it.each(named(rows))('claims no superlative in %s', (title, { summary, content }) => {
    expect(`${title}${summary}${content}`.match(SUPERLATIVES)).toBeNull();
  });

  it.each(named(rows))('is set in Chinese type: %s', (title, { summary, content }) => {
    const text = `${title}\n${summary}\n${textOf(content)}`;

    expect(text.match(/\p{Script=Han}[ ,;:!?()]+\p{Script=Han}/u)).toBeNull();
    expect(text.match(/\p{Script=Han}\d|\d\p{Script=Han}/u)).toBeNull();
  });

  it.each(named(rows))('writes figures as figures in %s', (title, { summary, content }) => {
    const words = `${title}${summary}${content}`.replaceAll(/五一|正月十五|两三万|<p><strong>改写[前后]<.*?<\/p>/g, '');

    expect(
      words.match(
        /百分之|千分之|[一二两三四五六七八九]?[十百千万][〇零一二两三四五六七八九十百千]+|[二两三四五六七八九][十百千万]|[一二三四五六七八九]成[一二三四五六七八九]/,
      ),
    ).toBeNull();
  });

  // The public page says beside the number when it is answered.
  it.each(named(rows))('promises no other hours of the hotline than the site in %s', (_, { summary, content }) => {
    const sentences = `${summary}。${textOf(content)}`.split(/[。；\n]/);

    expect(sentences.filter((sentence) => sentence.includes('热线') && /24 ?小时|全天|昼夜|随时/.test(sentence))).toEqual([]);
  });

  it.each(named(rows))('is clean, and leads to what there is: %s', (_, { content }) => {
    const addresses = new Set([
      '/about-us',
      '/case-list?type=1&infoType=1',
      '/case-list?type=1&infoType=2',
      ...solutions.map(({ id }) => detailAddress({ id, type: ContentType.solution })),
      ...caseRows.map(({ id }) => detailAddress({ id, type: ContentType.caseStudy })),
      ...news.map(({ id }) => detailAddress({ id, type: ContentType.news })),
    ]);

    expect(sanitiseRichText(content)).toBe(content);
    for (const address of found(content, /href="([^"]*)"/g)) expect(addresses).toContain(address.replaceAll('&amp;', '&'));
  });

  it('names place and figures in the first two lines of every case’s summary', () => {
    expect(caseRows.filter(({ summary }) => !/^.+ · .+\n.*\d.*$/.test(summary))).toEqual([]);
  });
});

it('the company’s own words are clean and claim no superlative', () => {
  expect(sanitiseRichText(company.intro)).toBe(company.intro);
  expect(company.intro.match(SUPERLATIVES)).toBeNull();
});
