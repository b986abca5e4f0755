import { describe, expect, it } from 'vitest';
import { refusesFraming } from './refusesFraming.ts';

const PAGE = new URL('https://bi.example.com/board');
const refuses = (headers: Record<string, string>, host = 'console.example.com') =>
  refusesFraming(new Headers(headers), PAGE, host);
const policy = (value: string) => ({ 'content-security-policy': value });

describe('a page may be framed', () => {
  it.each([
    ['that says nothing', {}],
    ['whose policy is about other things', policy("default-src 'self'")],
    ['for everybody', policy('frame-ancestors *')],
    ['for pages of a scheme', policy('frame-ancestors https:')],
    ['for this host', policy('frame-ancestors https://console.example.com')],
    ['for hosts like this one', policy("default-src 'none'; frame-ancestors 'self' *.example.com")],
    ['by its policy, whatever the older header says', { ...policy('frame-ancestors *'), 'x-frame-options': 'DENY' }],
    ['whose older header has a word that browsers ignore', { 'x-frame-options': 'ALLOW-FROM https://a.example/' }],
  ])('%s', (_, headers) => {
    expect(refuses(headers)).toBe(false);
  });

  it('by its own host', () => {
    expect(refuses({ 'x-frame-options': 'SAMEORIGIN' }, PAGE.host)).toBe(false);
    expect(refuses(policy("frame-ancestors 'self'"), PAGE.host)).toBe(false);
  });

  it('on the port that it names', () => {
    expect(refuses(policy('frame-ancestors console.example.com:8443'), 'console.example.com:8443')).toBe(false);
    expect(refuses(policy('frame-ancestors console.example.com:*'), 'console.example.com:8443')).toBe(false);
  });
});

describe('a page refuses to be framed', () => {
  it.each([
    ['by the older header', { 'x-frame-options': 'deny' }],
    ['by other hosts', { 'x-frame-options': 'SAMEORIGIN' }],
    ['by anybody', policy("frame-ancestors 'none'")],
    ['by who is not named', policy('frame-ancestors https://www.example.com *.console.example.com')],
    ['when one of its policies does', policy("frame-ancestors *, frame-ancestors 'self'")],
    ['when it names nobody', policy('frame-ancestors')],
    ['on another port', policy('frame-ancestors console.example.com:8443')],
  ])('%s', (_, headers) => {
    expect(refuses(headers)).toBe(true);
  });
});
