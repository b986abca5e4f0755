import type { Page } from '@playwright/test';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';

/** A text whose lines are balanced, and the place in it where each but the last of them ends. */
interface Title {
  readonly text: string;
  readonly ends: readonly number[];
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });

const WIDTHS = [360, 768, 1200];

test('no line of a title ends within a word, and none but titles are balanced, at any width', async ({ page, faults }) => {
  const addresses = [
    ...oneOfEachKind(await listedAddresses(page)),
    ...UNLISTED_ADDRESSES,
    '/search?keyword=接驳',
    '/news-list?keyword=接驳',
  ];
  test.setTimeout(30_000 + addresses.length * 10_000);
  faults.ignore(/status of 40[14]/); // Pages that are not there, or not for visitors, say so by their status.
  const torn = new Set<string>();
  const lines = new Map(WIDTHS.map((width) => [width, 0]));
  for (const address of addresses) {
    await page.goto(address);
    await takenOver(page);
    for (const [width, before] of lines) {
      await page.setViewportSize({ width, height: 900 });
      const titles = await balanced(page);
      lines.set(width, before + titles.reduce((sum, { ends }) => sum + ends.length, 0));
      for (const { text, ends } of titles) {
        expect(text, address).not.toContain('。');
        for (const end of ends)
          if (isWithinWord(text, end)) torn.add(`${address} at ${width} px: ${text.slice(0, end)}|${text.slice(end)}`);
      }
    }
  }

  expect([...torn]).toEqual([]);
  for (const [width, count] of lines) expect(count, `lines at ${width} px`).toBeGreaterThan(5);
});

const isWithinWord = (text: string, place: number): boolean => words.segment(text).containing(place)?.index !== place;

/** Gives the visible texts with `text-wrap: balance`. */
const balanced = (page: Page): Promise<readonly Title[]> =>
  page.evaluate(() => {
    const isBalanced = (element: Element): boolean => getComputedStyle(element).getPropertyValue('text-wrap-style') === 'balance';
    const titles = Array.from(document.querySelectorAll('#root *')).filter(
      (element) => isBalanced(element) && !isBalanced(element.parentElement ?? element) && element.checkVisibility(),
    );
    return titles.map((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const ends: number[] = [];
      let text = '';
      let line: number | undefined;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        for (const [index, character] of Array.from(node.textContent ?? '').entries()) {
          range.setStart(node, index);
          range.setEnd(node, index + 1);
          const { bottom, height } = range.getBoundingClientRect();
          if (line !== undefined && bottom > line + height / 2) ends.push(text.length);
          if (height > 0) line = bottom;
          text += character;
        }
      return { text, ends };
    });
  });
