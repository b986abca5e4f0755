import { signInOver } from '@zhilv/e2e/staff';
import type { Laboratory } from '../BenchCase.ts';
import { openingCase, type Rivals } from '../openingCase.ts';
import { serveFloor } from '../serveFloor.ts';

const PATH = '/system/dict';
const SHOWN = 'tbody th[scope=row]';

/** Somebody with a session opens a list by its address, as the first page of the console. */
export const benchCase = openingCase({
  name: `first console page (${PATH})`,
  floorName: 'the same rows by React alone',
  budgets: {
    // On an idle machine of two cores the floor takes a second, and time and ratio allow the same.
    slow: { milliseconds: 3000, ratio: 3 },
    unthrottled: { ratio: 5 },
  },
  prepare: rivals,
});

async function rivals({ product, browser }: Laboratory): Promise<Rivals> {
  const session = await signInOver(product.url, 'admin');
  const earlier = await browser.newContext({ storageState: session });
  const page = await earlier.newPage();
  // An earlier session leaves the table of addresses and pages in the storage.
  await page.goto(product.url + PATH, { waitUntil: 'networkidle' });
  const storageState = await earlier.storageState();
  await earlier.close();

  const floor = await serveFloor('list', product.url);
  const ofFloor = { cookies: [], origins: session.origins.map((origin) => ({ ...origin, origin: floor.url })) };
  return {
    subject: { address: product.url + PATH, storageState, shown: SHOWN },
    floor: { address: floor.url, storageState: ofFloor, shown: SHOWN },
    close: () => floor.close(),
  };
}
