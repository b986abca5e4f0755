import type { Page } from '@playwright/test';
import type { Finding } from './Finding.ts';

/** Finds popups outside of the scoped place that `UiRoot` of ui keeps for them at the end of the document. */
export async function strayPortals(page: Page, remote: string | null): Promise<readonly Finding[]> {
  const { stray, foreign } = await page.evaluate((remote) => {
    const { guard } = window;
    const outside = [...document.body.children].filter(
      (element) => !element.matches('#root, script, style, link, template, noscript') && element.childElementCount > 0,
    );
    const isRoot = (element: Element): boolean => element.matches('.zhilv-semi-theme');
    const mounted = new Set(
      [...document.querySelectorAll('#root [data-remote]')].map((element) => element.getAttribute('data-remote')),
    );
    return {
      stray: outside.filter((element) => !isRoot(element)).map(guard.place),
      foreign: outside
        .filter((element) => isRoot(element) && (remote !== null || element.hasAttribute('data-remote')))
        .filter((element) => !mounted.has(element.getAttribute('data-remote')))
        .map(guard.place),
    };
  }, remote);
  const advice =
    'draw popups into the element that the PortalRoot context of @zhilv/ui gives (Semi takes it from ConfigContext.getPopupContainer), so that they carry data-remote and leave with their page';
  return [
    ...(stray.length > 0
      ? [{ rule: 'stray popup', says: 'something stands at the end of the document by itself', places: stray, advice }]
      : []),
    ...(foreign.length > 0
      ? [
          {
            rule: 'stray popup',
            says: 'a place for popups does not carry the data-remote of a page that shows',
            places: foreign,
            advice,
          },
        ]
      : []),
  ];
}
