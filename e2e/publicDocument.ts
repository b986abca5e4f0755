import { expect, type Page } from '@playwright/test';

/** Styles of a page: a document of a static host has none, the site's code asks for them. */
const STYLES = /<link rel="stylesheet"[^>]* data-rspack="[^>]*>\n?/g;
const INLINED_STYLE = /<style>[^]*?<\/style>\n<link disabled /g;
const RENDERED = /<div id="root" data-rendered=[\s\S]*?<script type="application\/json" id="hydration">.*?<\/script>/;

/** Has the public documents come as a static host gives them: nothing is rendered in them, the browser does it all. */
export async function asStaticHost(page: Page): Promise<void> {
  await page.route(
    (url) => /^\/(home)?$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(INLINED_STYLE, '<link ')
        .replaceAll(STYLES, '')
        .replace(RENDERED, '<div id="root"></div>');
      await route.fulfill({ response, body });
    },
  );
}

/** Waits until the site's code has taken over what the server rendered: before that, links lead to other documents. */
export const takenOver = (page: Page): Promise<void> => expect(page.locator('#root:not([data-rendered])')).toBeAttached();
