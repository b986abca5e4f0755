import type { Page } from '@playwright/test';

/** A page as a visitor without script gets it. */
export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  /** The number of links from the start of the crawl to the page. */
  readonly clicks: number;
  readonly status: number;
  /** Path and query after redirects. */
  readonly arrivedAt: string;
  /** The texts of the headings of level 1 that show. */
  readonly headings: readonly string[];
  /** The text of its `main`, without white space. */
  readonly text: string;
  /** Whole addresses of its links and forms, with their fragments. */
  readonly links: readonly string[];
  /** Whole addresses of its pictures. */
  readonly pictures: readonly string[];
  readonly ids: readonly string[];
}

/** A public site has a page for each record and a few lists; more pages are a trap in which crawlers go round. */
const LIMIT = 400;

/**
 * Reads all pages that links lead to.
 * @param isPage tells which addresses are pages of the site; others (files, sign-in) are not opened
 * @param clicks the largest number of links to follow from `start`
 */
export async function crawlSite(
  page: Page,
  start: string,
  isPage: (address: URL) => boolean,
  clicks: number,
): Promise<readonly CrawledPage[]> {
  const pages: CrawledPage[] = [];
  const known = new Set([start]);
  let next = [start];
  for (let click = 0; click <= clicks; click += 1) {
    const found: string[] = [];
    for (const address of next) {
      const read = await readPage(page, address, click);
      pages.push(read);
      for (const link of read.links) {
        const to = new URL(link);
        const within = to.pathname + to.search;
        if (known.has(within) || !isPage(to)) continue;
        known.add(within);
        found.push(within);
      }
      if (known.size > LIMIT) throw new Error(`the site has more than ${LIMIT} pages; the last is ${found.at(-1)}`);
    }
    next = found;
  }
  return pages;
}

async function readPage(page: Page, address: string, clicks: number): Promise<CrawledPage> {
  const answer = await page.goto(address);
  const read = await page.evaluate(() => {
    const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
    const main = document.querySelector<HTMLElement>('main');
    const forms = all('form').map((form) => (form as HTMLFormElement).action);
    return {
      arrivedAt: location.pathname + location.search,
      headings: all('h1')
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent),
      text: main?.innerText.replaceAll(/\s/g, '') ?? '',
      links: [...all('a[href]').map((link) => (link as HTMLAnchorElement).href), ...forms],
      pictures: all('img').map((picture) => (picture as HTMLImageElement).src),
      ids: all('[id]').map(({ id }) => id),
    };
  });
  return { address, clicks, status: answer?.status() ?? 0, ...read };
}
