import type { Browser } from '@playwright/test';
import { opened, type Opening } from './openingTime.ts';

/** Opens a page with an empty cache and gives the KiB of script, as sent, that had come when it showed what was asked for. */
export const scriptKib = (browser: Browser, opening: Opening): Promise<number> =>
  opened(browser, opening, 'unthrottled', (page) =>
    page.evaluate(() => {
      const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      // A file that was preloaded is there twice.
      const scripts = new Map(files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file.encodedBodySize]));
      return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0) / 1024;
    }),
  );
