import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { layoutShifts, painted, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { expect, test } from '../fixtures/test.ts';
import { inParts } from '../product/inParts.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';

/** Each is another document, or the same one cut at another place. */
const DOCUMENTS = rounds({ sample: 6, soak: 1200 });

/**
 * The layout shift of a page, at most: a fifth of what Core Web Vitals call good. A cut within a card or the footer moves what stands
 * in it already, such as the date at its lower edge.
 */
const SHIFT = 0.02;

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 } },
  desktop: { viewport: { width: 1440, height: 900 } },
};

// A trace would keep hundreds of documents, and the report says enough without.
test.use({ trace: 'off' });

for (const [device, options] of Object.entries(DEVICES))
  test.describe(`on a ${device}`, () => {
    test.use(options);

    test(`what is painted of a public page hardly moves as the rest arrives (seed ${randomSeed})`, async ({
      page,
      baseURL,
      faults,
    }) => {
      test.setTimeout(60_000 + DOCUMENTS * 5_000);
      faults.ignore(/status of 40[14]/);
      const random = new SeededRandom(randomSeed);
      const addresses = [...oneOfEachKind(await listedAddresses(page)), ...UNLISTED_ADDRESSES];
      await watchLayoutShifts(page);
      const moved: string[] = [];
      for (let visited = 0; visited < DOCUMENTS; visited += 1) {
        const address = random.pick(addresses);
        let read = '';
        const slow = await inParts(baseURL ?? '', (document) => {
          const ends = Array.from(document.matchAll(/>/g), ({ index }) => index + 1);
          const end = random.pick(ends.filter((place) => place > document.indexOf('<body')));
          read = document.slice(Math.max(0, end - 60), end);
          return end;
        });
        await page.goto(slow.url + address, { waitUntil: 'commit' });
        await page.evaluate(drawn);
        slow.sendRest();
        await page.waitForLoadState('domcontentloaded');
        await painted(page);
        const shifts = await layoutShifts(page);
        const sum = shifts.reduce((all, shift) => all + Number.parseFloat(shift), 0);
        if (sum > SHIFT) moved.push(`${address} up to ${read}: ${shifts.join('; ')}`);
        // A page that is still open would ask a server that is gone.
        await page.goto('about:blank');
        await slow.close();
      }

      expect(moved).toEqual([]);
    });
  });

/** Runs in the page: what there is of it has been drawn, or may not be drawn yet. */
const drawn = (): Promise<void> => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 300 }));
