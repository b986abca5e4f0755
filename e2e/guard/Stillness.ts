import type { Page, Request } from '@playwright/test';

/** Tells when a page has come to rest: nothing is being fetched, and nothing changes any more. */
export class Stillness {
  readonly #page: Page;
  readonly #underWay = new Set<Request>();
  #asked = 0;

  constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => {
      this.#asked += 1;
      this.#underWay.add(request);
    });
    page.on('requestfinished', (request) => this.#underWay.delete(request));
    page.on('requestfailed', (request) => this.#underWay.delete(request));
  }

  async reached(): Promise<void> {
    for (;;) {
      const asked = this.#asked;
      await this.#page.evaluate(framesWithoutChange);
      if (this.#underWay.size === 0 && this.#asked === asked) return;
    }
  }
}

/** Runs in the page: five frames in which nothing changed, or two seconds of a page that never rests. */
function framesWithoutChange(): Promise<void> {
  return new Promise((resolve) => {
    let [still, all] = [0, 0];
    const observer = new MutationObserver(() => (still = 0));
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    const next = (): void => {
      still += 1;
      all += 1;
      if (still < 5 && all < 120) {
        requestAnimationFrame(next);
        return;
      }
      observer.disconnect();
      resolve();
    };
    requestAnimationFrame(next);
  });
}
