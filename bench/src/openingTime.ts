import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { applyProfile, type Profile } from './profiles.ts';

/** A page as a person opens it: nothing cached, perhaps a session in storage. */
export interface Opening {
  readonly address: string;
  readonly storageState: BrowserContextOptions['storageState'];
  /** The page is there when an element matches this selector. */
  readonly shown: string;
}

declare global {
  /** Milliseconds from the navigation to the frame after the element was first there. */
  var benchShownMs: number | undefined;
}

/** Opens a page with an empty cache and gives the milliseconds until it shows what was asked for. */
export async function openingTime(browser: Browser, opening: Opening, profile: Profile): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    ...(opening.storageState && { storageState: opening.storageState }),
  });
  try {
    const page = await context.newPage();
    await applyProfile(page, profile);
    await page.addInitScript(watchFor, opening.shown);
    await page.goto(opening.address, { waitUntil: 'commit' });
    return await shownTime(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. It looks once per frame, so what it gives is what a person could see. */
function watchFor(selector: string): void {
  const look = (): void => {
    if (document.querySelector(selector) === null) requestAnimationFrame(look);
    else requestAnimationFrame((now) => (globalThis.benchShownMs = now));
  };
  requestAnimationFrame(look);
}

async function shownTime(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => globalThis.benchShownMs, null, { timeout: 60_000 });
  return Number(await shown.jsonValue());
}
