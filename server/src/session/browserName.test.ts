import { expect, it } from 'vitest';
import { browserName, deviceName } from './browserName.ts';

const CHROMIUM =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.6099.71 Safari/537.36';

it.each([
  ['Chrome 120', CHROMIUM],
  ['Chrome 141', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.0.0 Safari/537.36'],
  ['Edge 119', `${CHROMIUM} Edg/119.0.2151.97`],
  ['Opera 105', `${CHROMIUM} OPR/105.0.0.0`],
  ['Chrome 120', `${CHROMIUM} NetType/WIFI MicroMessenger/7.0.20`],
  ['Firefox 115', 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0'],
  [
    'Safari 17',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15',
  ],
  [
    'Safari 16',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
  ],
  ['other', 'curl/8.4.0'],
  ['other', ''],
])('names %s', (name, userAgent) => {
  expect(browserName(userAgent)).toBe(name);
});

it.each([
  ['Chrome 120 · Windows', CHROMIUM],
  ['Firefox 115 · Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/115.0'],
  [
    'Safari 16 · iOS',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome 120 · Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
  ],
  ['Windows', 'curl/8.4.0 (Windows)'],
  ['', 'curl/8.4.0'],
])('tells the device %s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
