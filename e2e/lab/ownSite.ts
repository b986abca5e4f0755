import { ReleaseLab } from './ReleaseLab.ts';
import { type Site, startSite } from '../site/site.ts';
import { test } from '../fixtures/test.ts';

/** Preparing it may take the publishing of several releases. */
const START_MS = 180_000;

/** A site of one file's tests, and the releases made for it. Both are there once the hooks before the tests have run. */
export interface OwnSite {
  readonly site: Site;
  readonly lab: ReleaseLab;
}

/**
 * Gives the tests of a file a site of their own, for others would meet what they do to it.
 * @param prepare is done to it before the first test
 */
export function ownSite(prepare: (own: OwnSite) => Promise<void> = async () => {}): OwnSite {
  let started: OwnSite | undefined;
  const own = (): OwnSite => {
    if (started === undefined) throw new Error('the site of these tests has not started');
    return started;
  };
  test.beforeAll(async ({}, testInfo) => {
    test.setTimeout(START_MS);
    const site = await startSite();
    started = { site, lab: new ReleaseLab(site, testInfo.outputPath()) };
    await prepare(started);
  });
  test.afterAll(() => started?.site.stop());
  return {
    get site() {
      return own().site;
    },
    get lab() {
      return own().lab;
    },
  };
}
