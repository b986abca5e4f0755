import { describe, expect, it } from 'vitest';
import { AppConfig, DEFAULT_APP_CONFIG } from './appConfig.ts';

const { analytics: _, defaultTenant: __, ...older } = DEFAULT_APP_CONFIG;

it('fills in no tenant where an older file names none', () => {
  expect(AppConfig.parse(older).defaultTenant).toBe('');
});

describe('the captcha in the settings', () => {
  it.each([
    [true, 'always'],
    [false, 'off'],
    ['off', 'off'],
    ['always', 'always'],
    ['afterFailures', 'afterFailures'],
  ])('written as %j is %s', (written, captcha) => {
    expect(AppConfig.parse({ ...older, captcha: written }).captcha).toBe(captcha);
  });

  it('is refused with any other word', () => {
    expect(AppConfig.safeParse({ ...older, captcha: 'sometimes' }).success).toBe(false);
  });
});

describe('the origins whose pages may show remotes', () => {
  it('are none in what the first start writes, and in files that are older than they', () => {
    const { embedOrigins, ...withoutOrigins } = DEFAULT_APP_CONFIG;

    expect(embedOrigins).toEqual([]);
    expect(AppConfig.parse(withoutOrigins).embedOrigins).toEqual([]);
  });

  it.each([
    ['https://www.example.com', true],
    ['http://localhost:5173', true],
    // Browsers leave out the port that the scheme has anyway.
    ['https://www.example.com:443', false],
    ['http://www.example.com:80', false],
    ['http://www.example.com:443', true],
    ['*', false],
    ['https://*.example.com', false],
    ['https://www.example.com/', false],
    ['https://www.example.com/shop', false],
    ['www.example.com', false],
    ['null', false],
  ])('may be %s: %s', (origin, isAllowed) => {
    expect(AppConfig.safeParse({ ...older, embedOrigins: [origin] }).success).toBe(isAllowed);
  });
});

describe('web analytics in the settings', () => {
  it('is off in what the first start writes, and in files that are older than it', () => {
    expect(DEFAULT_APP_CONFIG.analytics).toBeNull();
    expect(AppConfig.parse(older).analytics).toBeNull();
  });

  it('is a provider, a host and an id; a digest where the script does not change', () => {
    const analytics = { provider: 'umami', host: 'stats.example.com:8443', id: '4fb7fa4c-5b46-438d-94b3-3a8fb9bc2e8b' };
    const integrity = 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC';

    expect(AppConfig.parse({ ...older, analytics }).analytics).toEqual({ ...analytics, integrity: '' });
    expect(AppConfig.parse({ ...older, analytics: { ...analytics, integrity } }).analytics?.integrity).toBe(integrity);
  });

  it.each([
    ['an unknown provider', { provider: 'other' }],
    ['a host for all', { host: '*.example.com' }],
    ['no host', { host: '' }],
    ['a host with a scheme', { host: 'https://stats.example.com' }],
    ['a host that ends the policy', { host: "a; script-src 'unsafe-inline'" }],
    ['no id', { id: '' }],
    ['an id that is more than one', { id: '1&idsite=2' }],
    ['a digest that is none', { integrity: 'latest' }],
  ])('is refused with %s', (_what, wrong) => {
    const analytics = { provider: 'umami', host: 'stats.example.com', id: '1', ...wrong };

    expect(AppConfig.safeParse({ ...older, analytics }).success).toBe(false);
  });
});
