import type { Page } from '@playwright/test';
import { layoutShifts, watchLayoutShifts } from '../fixtures/layoutShifts.ts';
import { takenOver } from '../fixtures/publicDocument.ts';
import { expect, test } from '../fixtures/test.ts';
import { listedAddresses, oneOfEachKind, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';
import { sampleOf } from '@zhilv/testing/soak';

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

for (const [turn, [device, context]] of Object.entries(DEVICES).entries()) {
  test(`nothing moves by itself while a public page opens and is read, on a ${device}`, async ({
    browser,
    baseURL,
    faults,
    page: asking,
  }) => {
    const paths = sampleOf([...oneOfEachKind(await listedAddresses(asking)), ...UNLISTED_ADDRESSES], 4, turn);
    test.setTimeout(30_000 + paths.length * 10_000);
    faults.ignore(/status of 40[14]/); // Pages that are not there, or not for visitors, say so by their status.
    const visitor = await browser.newContext({ ...context, reducedMotion: 'no-preference', baseURL: baseURL ?? '' });
    faults.watch(visitor);
    const page = await visitor.newPage();
    await watchLayoutShifts(page);
    const moved: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await takenOver(page);
      await readToTheEnd(page);
      moved.push(...(await layoutShifts(page)).map((shift) => `${path}: ${shift}`));
    }
    await visitor.close();

    expect(moved).toEqual([]);
  });
}

/** Scrolls to the end screen by screen, each of them painted. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const seen = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    while (!seen()) {
      scrollBy({ top: innerHeight / 2, behavior: 'instant' });
      await drawn();
    }
    const shown = Array.from(document.images).filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
  });
}
