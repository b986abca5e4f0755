import type { Page } from '@playwright/test';

/** The head of a page and its status, as a crawler gets them. */
export interface ReadHead {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly language: string;
  /** The text of every `<title>`, of which there should be one. */
  readonly titles: readonly string[];
  /** The contents of every `<meta>`, by name or property. */
  readonly meta: Readonly<Record<string, readonly string[]>>;
  readonly canonical: readonly string[];
  readonly structuredData: readonly unknown[];
}

/** Reads the heads of pages by the browser's own parser, without opening them. */
export async function readHeads(page: Page, addresses: readonly string[]): Promise<readonly ReadHead[]> {
  const heads: ReadHead[] = [];
  for (const address of addresses) {
    const answer = await page.request.get(address);
    const head = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const all = (selector: string): readonly Element[] => [...parsed.querySelectorAll(selector)];
        const meta: Record<string, string[]> = {};
        for (const element of all('head > meta[content]')) {
          const name = element.getAttribute('name') ?? element.getAttribute('property') ?? '';
          (meta[name] ??= []).push(element.getAttribute('content') ?? '');
        }
        return {
          language: parsed.documentElement.lang,
          titles: all('title')
            .filter((title) => title.closest('svg') === null)
            .map((title) => title.textContent),
          meta,
          canonical: all('link[rel="canonical"]').map((link) => link.getAttribute('href') ?? ''),
          structuredData: all('script[type="application/ld+json"]').map((script): unknown => JSON.parse(script.textContent)),
        };
      },
      await answer.text(),
    );
    heads.push({ address, status: answer.status(), ...head });
  }
  return heads;
}
