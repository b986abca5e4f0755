import type { Page } from '@playwright/test';
import { randomSeed, rounds, sampleOf } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { goWithin } from '../fixtures/goWithin.ts';
import { answerWithMadeUp, pictureOf } from '../public/madeUpContent.ts';
import { asStaticHost } from '../fixtures/publicDocument.ts';
import { Stillness } from '../fixtures/Stillness.ts';
import { expect, test } from '../fixtures/test.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';

const WIDTHS = [320, 390, 768, 1440];
const LENGTH = 300;

/** What long texts are made of, a piece at a time. */
const PIECES: Readonly<Record<string, (random: SeededRandom) => string>> = {
  'one word': (random) => String.fromCodePoint(97 + random.below(26)),
  words: (random) => `${'abcdefghijklm'.slice(0, 1 + random.below(13))} `,
  capitals: () => 'W',
  Chinese: (random) => random.pick(['一', '处', '山', '水', '，', '。', '「', '」', '——', '……']),
  'a web address': (random) =>
    random.chance(0.1) ? 'https://www.example.com/' : random.pick(['path/', 'a-b_c', '?q=', '%E9', '&x']),
  emoji: (random) => random.pick(['🏔️', '👨‍👩‍👧‍👦', '🇨🇳', '🚠']),
  digits: (random) => String(random.below(10)),
  'words that hold together': (random) => `${random.pick(['ab', '云海', '7'])}\u00A0`,
  'a mixture': (random) => random.pick(['云', 'x', ' ', '_', '/', '🚠', '１', '\u200B', '-', '（']),
};

function longText(random: SeededRandom): string {
  const piece = PIECES[random.pick(Object.keys(PIECES))];
  let text = '';
  while (text.length < LENGTH) text += piece?.(random);
  return text.slice(0, LENGTH).toWellFormed();
}

const longPicture = (random: SeededRandom): string =>
  random.pick([pictureOf(800, 100), pictureOf(100, 800), pictureOf(8_000, 1_000), pictureOf(1_000, 8_000), '']);

/** Names the document where it is wider than the window, and the innermost elements that are or reach over its edge. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { documentElement, body } = document;
    if (Math.max(documentElement.scrollWidth, body.scrollWidth) <= window.innerWidth) return [];
    const beyond = [...document.querySelectorAll('body *:not(svg *)')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth || element.scrollWidth > window.innerWidth,
    );
    return ['the document', ...beyond.map((one) => `${one.tagName}.${one.getAttribute('class')}`).slice(-5)];
  });

test(`no public page is wider than its window, whatever its texts and pictures are (seed ${randomSeed})`, async ({ page }) => {
  const times = rounds({ sample: 1, soak: 12 });
  test.setTimeout(60_000 + times * 120_000);
  const random = new SeededRandom(randomSeed);
  const stillness = new Stillness(page);
  const addresses = sampleOf([...oneOfEachKind(await listedAddresses(page)), ...UNLISTED_ADDRESSES], 5);
  const text = () => longText(random);
  const logo = () => longPicture(random);
  const company = () => ({
    name: text(),
    // The longest that the form takes.
    phone: text().slice(0, 30),
    address: text(),
    email: `${text().replaceAll(/\s/g, '')}@example.com`,
    icpNo: text(),
    url: `https://${text().replaceAll(/\s/g, '')}.example`,
    intro: `<p>${text()}</p>`,
    logo: logo(),
    qrCode: logo(),
  });
  await answerWithMadeUp(page, { text, logo, company, length: 5 });
  await asStaticHost(page);

  for (let time = 0; time < times; time += 1) {
    await page.goto('/home');
    for (const address of addresses) {
      await goWithin(page, address);
      await stillness.reached();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(await tooWide(page), `${address} at ${width} px, round ${time}`).toEqual([]);
      }
    }
  }
});
