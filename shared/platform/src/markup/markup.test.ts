import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

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
