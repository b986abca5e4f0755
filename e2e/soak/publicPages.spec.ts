import { RouteWalk } from '../guard/RouteWalk.ts';
import { listedAddresses, UNLISTED_ADDRESSES } from '../product/publicAddresses.ts';
import { expect, test } from '../fixtures/test.ts';
import { isLong, sampleOf } from '@zhilv/testing/soak';

/** Visitors come with all of these, from the smallest phone to a large screen. */
const WIDTHS = [320, 360, 768, 1280, 1920];
/** Hardly anything has another size by night. */
const THEMES = isLong ? (['light', 'dark'] as const) : (['light'] as const);
/** The two halves of the public pages are walked through side by side. */
const HALVES = ['first', 'second'] as const;

// A trace would keep hundreds of documents, and the report says enough without.
test.use({ trace: 'off', viewport: { width: 768, height: 1024 } });

for (const [half, name] of HALVES.entries())
  test(`the ${name} half of the public pages opens without a fault, and fits at every width`, async ({ page, faults }) => {
    const all = [...(await listedAddresses(page)), ...UNLISTED_ADDRESSES];
    expect(all.length).toBeGreaterThan(20);
    const addresses = sampleOf(all, 6).filter((_, index) => index % HALVES.length === half);
    test.setTimeout(60_000 + addresses.length * 20_000);
    const walk = new RouteWalk(page, faults, { accessibility: false, frame: false, widths: WIDTHS, themes: THEMES });
    await walk.begin();
    for (const address of addresses) await walk.visit({ path: address, remote: 'remote_public' });

    if (walk.report !== '') throw new Error(`\n${walk.report}\n`);
  });
