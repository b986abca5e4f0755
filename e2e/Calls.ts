import type { Page, Request, Route } from '@playwright/test';
import type { Operation } from '@zhilv/contract';

/** The calls of one endpoint that a page makes. */
export class Calls {
  readonly seen: Request[] = [];
  readonly #page: Page;
  readonly #address: (url: URL) => boolean;

  constructor(page: Page, endpoint: Operation) {
    this.#page = page;
    this.#address = ({ pathname }) => pathname === `/prod-api/admin-api${endpoint.path}`;
    page.on('request', (request) => {
      if (this.#address(new URL(request.url()))) this.seen.push(request);
    });
  }

  /** Lets the network lose them: each costs an error in the browser's console, and reads are tried three times. */
  async lose(): Promise<void> {
    await this.#answer((route) => route.abort());
  }

  /** Lets something between us and the back end answer with an HTTP status. */
  async fail(status: number): Promise<void> {
    await this.#answer((route) => route.fulfill({ status, body: '' }));
  }

  /** Lets the back end refuse them, with a code of the envelope. */
  async refuse(code: number, msg: string): Promise<void> {
    await this.#answer((route) => route.fulfill({ json: { code, data: null, msg } }));
  }

  /** Lets the back end answer with other data. */
  async answer(data: unknown): Promise<void> {
    await this.#answer((route) => route.fulfill({ json: { code: 0, data, msg: '' } }));
  }

  /** Holds the answers back; the function it gives lets them come. */
  async hold(): Promise<() => void> {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await this.#answer(async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** From now on they are answered as usual. */
  async mend(): Promise<void> {
    await this.#page.unroute(this.#address);
  }

  async #answer(handler: (route: Route) => Promise<void>): Promise<void> {
    await this.mend();
    await this.#page.route(this.#address, handler);
  }
}
