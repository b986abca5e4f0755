import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { applyProfile, type Profile } from './profiles.ts';

/** A page as a person opens it: nothing cached, perhaps a session in storage. */
export interface Opening {
  readonly address: string;
  readonly storageState: BrowserContextOptions['storageState'];
  /** The page is there when an element matches this selector. */
  readonly shown: string;
  /** The time counts from when an element matches this selector, instead of from the navigation. */
  readonly since?: string;
  /** The way to another page, if that is what is measured. The time counts from the click. */
  readonly following?: Following;
}

/** A link in the console's menu. */
interface Following {
  /** The label of the directory that holds the link; it is closed before. */
  readonly submenu: string;
  /** The link's selector. */
  readonly link: string;
  /** The page that it leads to is there when an element matches this selector. */
  readonly shown: string;
}

declare global {
  /** Gives the time of the frame after an element matching the selector was first there. */
  var benchWhenShown: (selector: string) => Promise<number>;
  /** When an element to count from was first there, in milliseconds from the navigation. */
  var benchSinceMs: number | undefined;
  /** Milliseconds until the opening's element was there. */
  var benchShownMs: number | undefined;
}

/** Opens a page with an empty cache and gives the milliseconds until it shows what was asked for. */
export const openingTime = (browser: Browser, opening: Opening, profile: Profile): Promise<number> =>
  opened(browser, opening, profile, (_page, milliseconds) => milliseconds);

/** Opens a page with an empty cache and, once it shows what was asked for, looks at it. */
export async function opened<Seen>(
  browser: Browser,
  opening: Opening,
  profile: Profile,
  look: (page: Page, milliseconds: number) => Seen | Promise<Seen>,
): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    ...(opening.storageState && { storageState: opening.storageState }),
  });
  try {
    const page = await context.newPage();
    await applyProfile(page, profile);
    await page.addInitScript(watchFor, [opening.shown, opening.since ?? null] as const);
    await page.goto(opening.address, { waitUntil: 'commit' });
    const milliseconds = await shownTime(page);
    return await look(page, opening.following ? await followingTime(page, opening.following) : milliseconds);
  } finally {
    await context.close();
  }
}

/** Runs in the page. It looks once per frame, so what it gives is what a person could see. */
function watchFor([selector, since]: readonly [string, string | null]): void {
  globalThis.benchWhenShown = (wanted) =>
    new Promise((resolve) => {
      const look = (): void => void requestAnimationFrame(document.querySelector(wanted) === null ? look : resolve);
      requestAnimationFrame(look);
    });
  void globalThis.benchWhenShown(selector).then((now) => (globalThis.benchShownMs = now - (globalThis.benchSinceMs ?? 0)));
  if (since === null) return;
  // What follows may keep the browser from its next frame.
  const observer = new MutationObserver(() => {
    if (document.querySelector(since) === null) return;
    globalThis.benchSinceMs = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function shownTime(page: Page): Promise<number> {
  const shown = await page.waitForFunction(() => globalThis.benchShownMs, null, { timeout: 60_000 });
  return Number(await shown.jsonValue());
}

/** The time without a download after which somebody goes on, in milliseconds: about as long as it takes to choose an entry of a menu. */
const CHOOSING_MS = 1000;

/** Runs in the page. What the first page still loads, and what is fetched ahead, must not compete with the second. */
function untilQuiet(quietMs: number): Promise<void> {
  return new Promise((resolve) => {
    let timer = setTimeout(resolve, quietMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(resolve, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}

async function followingTime(page: Page, { submenu, link, shown }: Following): Promise<number> {
  await page.evaluate(untilQuiet, CHOOSING_MS);
  await page.getByRole('button', { name: submenu }).click();
  return page.locator(link).evaluate(async (element, selector) => {
    const start = performance.now();
    if (element instanceof HTMLElement) element.click();
    return (await globalThis.benchWhenShown(selector)) - start;
  }, shown);
}
