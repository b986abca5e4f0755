import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openScriptPolicy } from './openScriptPolicy.ts';

type CreateScriptURL = (address: string) => string;

let createScriptURL: CreateScriptURL;

beforeEach(() => {
  const trustedTypes = {
    createPolicy: (_name: string, rules: { createScriptURL: CreateScriptURL }) => ({ createScriptURL } = rules),
  };
  vi.stubGlobal('window', { trustedTypes });
  vi.stubGlobal('location', new URL('https://site.example/home'));
  vi.stubGlobal('document', { documentElement: { dataset: { host: '/host/1/' } } });
});
afterEach(() => vi.unstubAllGlobals());

it('lets in scripts of the host and no others', () => {
  openScriptPolicy(null);

  expect(createScriptURL('/host/1/public.js')).toBe('https://site.example/host/1/public.js');
  for (const address of ['/host/2/public.js', '//stats.example/script.js', 'https://evil.example/host/1/public.js', 'data:,1'])
    expect(() => createScriptURL(address)).toThrow(TypeError);
});

it('lets in one script of another origin when the entry says so, and nothing beside it', () => {
  const control = openScriptPolicy(null);

  control?.allowScript('//stats.example/script.js');

  expect(createScriptURL('https://stats.example/script.js')).toBe('https://stats.example/script.js');
  const others = [
    'http://stats.example/script.js',
    '//stats.example/script.js?a',
    '//stats.example/script.js.js',
    '//stats.example/',
  ];
  for (const address of others) expect(() => createScriptURL(address)).toThrow(TypeError);
});

it('is there where there are Trusted Types only', () => {
  vi.stubGlobal('window', {});

  expect(openScriptPolicy(null)).toBeNull();
});
