import { describe, expect, it } from 'vitest';
import { readPicture } from '../../cjy/pictures.ts';
import { aboutRows } from './aboutRows.ts';
import { carouselRows } from './carouselRows.ts';
import { caseRows } from './caseRows.ts';
import { companyNewsRows } from './companyNewsRows.ts';
import { industryNewsRows } from './industryNewsRows.ts';
import { scenicAreaRows } from './scenicAreaRows.ts';
import { wholeRegionRows } from './wholeRegionRows.ts';

const articles = [...wholeRegionRows, ...scenicAreaRows, ...caseRows, ...companyNewsRows, ...industryNewsRows, ...aboutRows];
const rows = [...carouselRows, ...articles];

describe('the seeded content', () => {
  it('has six solutions of each kind, eight cases, sixteen news', () => {
    expect([wholeRegionRows, scenicAreaRows, caseRows].map(({ length }) => length)).toEqual([6, 6, 8]);
    expect(companyNewsRows.length + industryNewsRows.length).toBe(16);
  });

  it('has ids and titles of its own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ title }) => title)).size).toBe(rows.length);
  });

  it.each(rows.map((row) => [row.title, row] as const))('has a drawn picture for %s', async (_, { picture }) => {
    const svg = new TextDecoder().decode((await readPicture(`${picture}.svg`)) ?? new Uint8Array());

    expect(svg).toMatch(/^<svg .*<\/svg>$/s);
  });

  it.each(articles.map((row) => [row.title, row] as const))('structures %s', (_, { content }) => {
    expect(content).toMatch(/<li>/);
    expect(content.replaceAll(/<[^>]*>|\s/g, '').length).toBeGreaterThanOrEqual(150);
  });

  // The advertising law forbids them.
  it.each(rows.map((row) => [row.title, row] as const))('claims no superlative in %s', (title, { summary, content }) => {
    expect(`${title}${summary}${content}`).not.toMatch(/最|第一|国家级|唯一|顶级|极致|领先/);
  });

  it('names place and figures in the first two lines of every case’s summary', () => {
    expect(caseRows.filter(({ summary }) => !/^.+ · .+\n.*\d.*$/.test(summary))).toEqual([]);
  });
});
