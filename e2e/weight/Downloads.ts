import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page, Request, Response } from '@playwright/test';
import { isFetchedAhead } from '../fixtures/fetchedAhead.ts';

interface Download {
  readonly url: string;
  readonly type: string;
  /** Bytes of the body as they came over the wire. */
  readonly wire: number;
  readonly body: Buffer;
}

const KIB = 1024;
const INLINED_STYLE = /<style[^>]*>([^]*?)<\/style>/g;

/** What a page asks for itself: files that the browser fetches ahead are for later pages. */
export const isOfPage = (request: Request): boolean => !isFetchedAhead(request);

/** The downloads of a page from now on. */
export class Downloads {
  readonly #pending: Promise<Download | null>[] = [];

  constructor(page: Page, isCounted: (request: Request) => boolean = isOfPage) {
    page.on('response', (response) => {
      // A stream of events never ends.
      const isWhole = response.request().resourceType() !== 'eventsource';
      if (isWhole && isCounted(response.request())) this.#pending.push(read(response));
    });
  }

  async all(): Promise<readonly Download[]> {
    return (await Promise.all(this.#pending)).filter((one) => one !== null);
  }

  /** Gives the script bytes as they came (brotli), in KiB. */
  async scriptBrotliKib(): Promise<number> {
    return (await this.#scripts()).reduce((sum, { wire }) => sum + wire, 0) / KIB;
  }

  /** Gives the script bytes of some or all addresses as gzip would pack them, in KiB. */
  async scriptGzipKib(counted: (url: string) => boolean = () => true): Promise<number> {
    const scripts = (await this.#scripts()).filter(({ url }) => counted(url));
    return scripts.reduce((sum, { body }) => sum + gzipSync(body).length, 0) / KIB;
  }

  /** Gives the stylesheets that stand in documents as brotli would pack those of each, in KiB: in it, one that stands twice costs little more. */
  async inlinedStyleKib(): Promise<number> {
    const documents = (await this.all()).filter(({ type }) => type === 'document');
    const styles = documents.map(({ body }) => Array.from(body.toString('utf8').matchAll(INLINED_STYLE), ([, text]) => text));
    return styles.reduce((sum, ofOne) => sum + brotliCompressSync(ofOne.join('')).length, 0) / KIB;
  }

  async #scripts(): Promise<readonly Download[]> {
    return (await this.all()).filter(({ type }) => type === 'script');
  }
}

async function read(response: Response): Promise<Download | null> {
  const request = response.request();
  try {
    const [sizes, body] = await Promise.all([request.sizes(), response.body()]);
    // A file that a preload link asks for is fetched once and counted once, as the script that it is.
    const type = new URL(request.url()).pathname.endsWith('.js') ? 'script' : request.resourceType();
    return { url: request.url(), type, wire: sizes.responseBodySize, body };
  } catch {
    return null; // Redirects and answers cut off by a navigation have no body.
  }
}
