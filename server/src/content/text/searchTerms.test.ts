import { describe, expect, it } from 'vitest';
import { searchedText, soughtWords, termsOf } from './searchTerms.ts';

/** Tells whether a search finds the words in a text, as the database does it. */
function finds(typed: string, ...texts: (string | null)[]): boolean {
  const searched = searchedText(texts);
  const kept = new Set(termsOf(searched));
  const { words, terms, isExact } = soughtWords(typed);
  return terms.every((term) => kept.has(term)) && (isExact || searched.includes(words));
}

describe('words are found', () => {
  it.each(['约', '预约', '时预约', '分时预约与票务', 'GPS', ' gps  定位 ', '𠮷祥'])('%s', (typed) => {
    expect(finds(typed, '分时预约与票务', null, '用 GPS\n定位，𠮷祥')).toBe(true);
  });

  it.each(['预分', '约分时预', '票务用', '务用', '_', '%'])('%s is not there', (typed) => {
    expect(finds(typed, '分时预约与票务', '用 GPS 定位')).toBe(false);
  });
});

it('keeps a term once, and of a very long text only the beginning', () => {
  expect(termsOf(searchedText(['aaa']))).toEqual(['a', 'aa']);
  const long = `${'一二三'.repeat(10_000)}末`;
  expect(finds('二三一二三', long)).toBe(true);
  expect(finds('末', long)).toBe(false);
  expect(soughtWords(Array.from({ length: 500 }, (_, place) => place).join('')).terms.length).toBeLessThanOrEqual(50);
});
