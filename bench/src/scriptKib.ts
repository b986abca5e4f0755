import type { Browser } from '@playwright/test';
import { opened, type Opening } from './openingTime.ts';

/** Opens a page with an empty cache and gives the KiB of script, as sent, that had come when it showed what was asked for. */
export const scriptKib = (browser: Browser, opening: Opening): Promise<number> =>
  opened(browser, opening, 'unthrottled', (page) =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const addressesOf = (selector: string): ReadonlySet<string> =>
        new Set(Array.from(document.querySelectorAll<HTMLLinkElement>(selector), ({ href }) => href));
      const [ahead, asked] = [addressesOf('link[rel=prefetch]'), addressesOf('link[rel=preload]')];
      // The console fetches files of other remotes ahead; those that no page has asked for are none of this one's.
      const isOfPage = ({ name }: PerformanceEntry): boolean => name.endsWith('.js') && (!ahead.has(name) || asked.has(name));
      // A file that was preloaded is there twice.
      const scripts = new Map(files.filter(isOfPage).map((file) => [file.name, file.encodedBodySize]));
      return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
    }),
  );
