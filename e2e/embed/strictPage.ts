import { expect, type Page } from '@playwright/test';

/** What the page's own script and a test tell one another. */
declare global {
  interface Window {
    token: string | null;
    readonly refused: (string | null)[];
    signInsNeeded: number;
    show: (place: string, remote: string, path: string) => Promise<void>;
  }
}

/** The path of the page. */
export const STRICT_PAGE = '/page-of-others/';

/** What docs/embed.md asks for, and nothing else. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "require-trusted-types-for 'script'",
  'trusted-types zhilv-embed',
].join('; ');

const documentOf = (places: readonly string[]): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>别人的页面</title><link rel="stylesheet" href="style.css"><body>
  <h1>别人的页面</h1><main>${places.map((id) => `<div id="${id}"></div>`).join('')}</main>
  <script type="module" src="script.js"></script></body></html>`;

const SCRIPT = `import { mountRemote } from '/embed/zhilv.js';
  window.refused = [];
  window.signInsNeeded = 0;
  const tokens = { accessToken: async (refused) => (refused !== null && window.refused.push(refused), refused === null ? window.token : null) };
  window.show = (place, remote, path) =>
    mountRemote(document.getElementById(place), { remote, path, tokens, onSignInNeeded: () => (window.signInsNeeded += 1) }).ready;`;

/**
 * Opens a page that embeds remotes in shadow roots under a strict policy, and keeps the session itself.
 * @param places the ids of the elements that remotes are shown in
 */
export async function openStrictPage(page: Page, places: readonly string[], style = ''): Promise<void> {
  const files: Readonly<Record<string, { readonly contentType: string; readonly body: string }>> = {
    'style.css': { contentType: 'text/css', body: style },
    'script.js': { contentType: 'text/javascript', body: SCRIPT },
  };
  await page.route(`${STRICT_PAGE}**`, (route) => {
    const file = files[route.request().url().split('/').at(-1) ?? ''];
    const whole = { contentType: 'text/html', body: documentOf(places), headers: { 'content-security-policy': POLICY } };
    return route.fulfill(file ?? whole);
  });
  await page.goto(STRICT_PAGE);
  await expect.poll(() => page.evaluate(() => typeof window.show)).toBe('function');
}
