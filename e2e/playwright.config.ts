import { defineConfig } from '@playwright/test';
import { disabledFeatures } from './product/disabledFeatures.ts';

const executablePath = process.env['PLAYWRIGHT_CHROMIUM'];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/end-to-end',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...(process.env['PRODUCT_URL'] && { baseURL: process.env['PRODUCT_URL'] }),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Movement takes a sixth of the time and hardly any test is about it; those that are say so by `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A test's time is up after this, so that what waited too long is named, with its line.
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    // Recording would take a third of the time; `--trace on` records the tests that one wants to look into.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Without a language of the machine Chromium cannot save files under Chinese names.
      env: { ...process.env, LANG: process.env['LANG'] ?? 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${disabledFeatures.join(',')}`,
        // Without windows Chromium knows of no connection, and fetches pictures from farther below than a visitor's does.
        '--blink-settings=lazyLoadingImageMarginPxUnknown=1250',
      ],
    },
  },
});
