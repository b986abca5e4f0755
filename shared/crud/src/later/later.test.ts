import { describe, expect, it } from 'vitest';
import { later } from './later.ts';

describe('code for later', () => {
  it('is there for renders once it is loaded', async () => {
    const form = later(() => Promise.resolve('form'));
    expect(form.read()).toBeNull();

    await form.load();

    expect(form.read()).toBe('form');
  });

  it('is asked for again after a failure, and never again once it is there', async () => {
    let tries = 0;
    const form = later(async () => {
      tries += 1;
      if (tries === 1) throw new Error('lost');
      return 'form';
    });

    await expect(form.load()).rejects.toThrow('lost');
    expect(form.read()).toBeNull();
    await expect(form.load()).resolves.toBe('form');
    await form.load();
    expect(tries).toBe(2);
  });
});
