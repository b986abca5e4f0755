import { expect, type Page } from '@playwright/test';

/** Styles of a page: a document of a static host has none, the site's code asks for them. */
const STYLES = /<link rel="stylesheet"[^>]* data-rspack="[^>]*>\n?/g;
const INLINED_STYLE = /<style>[^]*?<\/style>\n<link disabled /g;
const RENDERED = /<div id="root" data-rendered=[\s\S]*?<script type="application\/json" id="hydration">.*?<\/script>/;

const EMPTY = '<div id="root"></div>';

/**
 * Has public documents come as a static host gives them: nothing is rendered in them, the browser does it all.
 * @param paths which; the home unless told otherwise
 */
export async function asStaticHost(page: Page, paths: readonly string[] = ['/', '/home']): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(INLINED_STYLE, '<link ').replaceAll(STYLES, '').replace(RENDERED, EMPTY);
      // Else a test would look at the server's drawing for the browser's.
      expect(body).toContain(EMPTY);
      await route.fulfill({ response, body });
    },
  );
}

/** Waits until the site's code has taken over what the server rendered: before that, links lead to other documents. */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('#root:not([data-rendered])')).toBeAttached();
