import type { Page } from '@playwright/test';

/** A page as a visitor without script has it. */
export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  /** How many links lead there from where the crawl began. */
  readonly clicks: number;
  readonly status: number;
  /** Path and query where it ended. */
  readonly arrivedAt: string;
  /** What its headings of level 1 say, if they show. */
  readonly headings: readonly string[];
  /** What its `main` says, without white space. */
  readonly text: string;
  /** Where its links and forms lead, whole addresses with their fragments. */
  readonly links: readonly string[];
  /** Addresses of its pictures, whole. */
  readonly pictures: readonly string[];
  readonly ids: readonly string[];
}

/** A public site has a page for each record and a few lists; more is a trap in which crawlers go round. */
const LIMIT = 400;

/**
 * Reads all pages that links lead to.
 * @param isPage which addresses of the site are pages; the rest (files, sign-in) is not opened
 * @param clicks how far from `start` it goes
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
