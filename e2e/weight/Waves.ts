import type { Page, Route } from '@playwright/test';
import { isFetchedAhead } from '../fixtures/fetchedAhead.ts';

/** A wave is complete when the page has asked for nothing more for so many milliseconds. */
const QUIET_MS = 400;

/**
 * Counts request waves by holding every answer back until the page asks for nothing more, then letting all go at once.
 * The document itself is wave 0. Files that are fetched ahead are for later pages and no wave of this one.
 */
export class Waves {
  readonly #held: Route[] = [];
  readonly waves: string[][] = [];
  #open = true;

  static async watch(page: Page): Promise<Waves> {
    const waves = new Waves();
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (!waves.#open || request.isNavigationRequest() || isFetchedAhead(request)) await route.continue();
      else waves.#held.push(route);
    });
    return waves;
  }

  /** Lets wave after wave through until `done` says that the page is there. */
  async run(done: () => Promise<boolean>): Promise<void> {
    while (!(await done())) {
      const before = this.#held.length;
      await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
      if (this.#held.length !== before || before === 0) continue;
      const wave = this.#held.splice(0);
      this.waves.push(wave.map((route) => new URL(route.request().url()).pathname));
      await Promise.all(wave.map((route) => route.continue()));
    }
    this.#open = false;
    await Promise.all(this.#held.splice(0).map((route) => route.continue()));
  }
}
