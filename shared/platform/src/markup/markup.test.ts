import { beforeEach, expect, it, vi } from 'vitest';
import type { PlatformConfiguration } from '../configuration/configuration.ts';
import { memoryStorage } from '../configuration/memoryStorage.ts';

beforeEach(async () => {
  vi.resetModules();
  await configure({});
});

async function configure(more: Partial<PlatformConfiguration>): Promise<void> {
  const { configurePlatform } = await import('../configurePlatform.ts');
  configurePlatform({ apiBase: '/api', tenantOn: false, ...more }, { storage: memoryStorage(), storageEvents: null });
}

it('loads no sanitiser where the shell has no policy to hand it to', async () => {
  const loaded = vi.fn(() => ({ sanitise: (html: string) => html }));
  vi.doMock('./sanitise.ts', loaded);
  const { prepareMarkup } = await import('./markup.ts');

  await prepareMarkup();

  expect(loaded).not.toHaveBeenCalled();
});

it('hands the sanitiser over once, whoever asks how often', async () => {
  const sanitise = (html: string): string => html;
  vi.doMock('./sanitise.ts', () => ({ sanitise }));
  const { prepareMarkup, setMarkupPolicy } = await import('./markup.ts');
  const accept = vi.fn();
  setMarkupPolicy(accept);

  await Promise.all([prepareMarkup(), prepareMarkup()]);
  await prepareMarkup();

  expect(accept.mock.calls).toEqual([[sanitise]]);
});

it('asks for the sanitiser anew after a failure', async () => {
  const { prepareMarkup, setMarkupPolicy } = await import('./markup.ts');
  const accept = vi.fn();
  accept.mockImplementationOnce(() => {
    throw new Error('not now');
  });
  vi.doMock('./sanitise.ts', () => ({ sanitise: String }));
  setMarkupPolicy(accept);

  await expect(prepareMarkup()).rejects.toThrow('not now');
  await prepareMarkup();

  expect(accept).toHaveBeenCalledTimes(2);
});

it('leaves text as it is where the document’s own policy sanitises it', async () => {
  const { trustedMarkup } = await import('./markup.ts');

  expect(trustedMarkup('<b onclick="x">粗</b>')).toBe('<b onclick="x">粗</b>');
});

it('gives the policy of a page of others what the sanitiser has left, and nothing before there is one', async () => {
  // A browser's policy knows itself by how it is called.
  const policy = {
    mark: 'trusted',
    createHTML(html: string) {
      return `${this.mark} ${html}`;
    },
  };
  const sanitiserFor = (parsed: (html: string) => string) => (html: string) => `clean (${parsed(html)})`;
  vi.doMock('./sanitise.ts', () => ({ sanitise: String, sanitiserFor }));
  await configure({ markup: policy });
  const { prepareMarkup, trustedMarkup } = await import('./markup.ts');

  expect(() => trustedMarkup('<b>')).toThrow('prepareMarkup()');
  await prepareMarkup();

  expect(trustedMarkup('<b>')).toBe('trusted clean (trusted <b>)');
});
