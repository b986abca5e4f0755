import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';

let site: RenderedTestSite;
beforeEach(() => {
  site = new RenderedTestSite();
});
afterEach(async () => {
  await site.close();
  site.remove();
});

const EMPTY = `hydration: { loaderData: {}, errors: null }, head: null, pageKeys: []`;
const UNRENDERED = '<div id="root"></div>';

/** Ends the process that renders, by an error that nobody catches. */
const END = `setTimeout(() => { throw new Error('the end'); }); await new Promise(() => {});`;

/** A release that counts what its process has rendered, after it did `first`. */
const counting = (first: string): string => `
  (() => {
    let pages = 0;
    return async (address) => {
      ${first}
      pages += 1;
      return { kind: 'page', status: 200, html: '<h1>' + pages + '</h1>', ${EMPTY} };
    };
  })()`;

describe('a process that takes its time to start', () => {
  it('is waited for longer than a page', async () => {
    site.publish('1.0.0', `await new Promise((over) => setTimeout(over, 2500, ${counting('')}))`);

    expect(await Promise.all([site.textAt('/home'), site.textAt('/home?more')])).toEqual([
      expect.stringContaining('<h1>1</h1>'),
      expect.stringContaining('<h1>2</h1>'),
    ]);
    expect(site.notices).toEqual([]);
  });

  it('rests where it does not start at all', async () => {
    site.publish('1.0.0', 'await new Promise(() => {})');
    expect(await site.textAt('/home')).toContain(UNRENDERED);
    expect(await site.textAt('/home?more')).toContain(UNRENDERED);

    expect(site.notices).toEqual([
      expect.stringMatching(/^the process in which remote_site 1\.0\.0 renders ended: /),
      expect.stringMatching(/^remote_site 1\.0\.0 did not render \/home: .*; browsers render all pages for 10 s$/),
    ]);
  });
});

describe('a page that ends the process', () => {
  const hangs = `if (address.endsWith('bad')) for (;;);`;
  const ends = `if (address.endsWith('bad')) { await new Promise((over) => setTimeout(over, 200)); ${END} }`;
  it.each([
    ['hangs', 'after it', hangs, ['good', 'bad']],
    ['hangs', 'before it', hangs, ['bad', 'good']],
    ['ends it', 'after it', ends, ['good', 'bad']],
    ['ends it', 'before it', ends, ['bad', 'good']],
  ])('takes no other along when it %s and came %s', async (_, __, first, order) => {
    site.publish('1.0.0', counting(`${first} await new Promise((over) => setTimeout(over, 400));`));

    const texts = new Map(await Promise.all(order.map(async (name) => [name, await site.textAt(`/home?${name}`)] as const)));

    expect(texts.get('good')).toContain('<h1>1</h1>');
    expect(texts.get('bad')).toContain(UNRENDERED);
    expect(site.notices).toEqual([
      expect.stringMatching(/^the process in which remote_site 1\.0\.0 renders ended: /),
      expect.stringMatching(/^remote_site 1\.0\.0 did not render \/home: .*; the browser renders it$/),
    ]);
  });

  it('is not tried again at once', async () => {
    site.publish('1.0.0', counting(`if (address.endsWith('bad')) { ${END} }`));
    await site.ask('/home?bad');
    expect(await site.textAt('/home')).toContain('<h1>1</h1>');

    expect(await site.textAt('/home?bad')).toContain(UNRENDERED);

    expect(await site.textAt('/home?more')).toContain('<h1>2</h1>');
    expect(site.notices).toHaveLength(1);
  });

  it('after it was sent, is told of in the log', async () => {
    // The page is on its way long before that.
    site.publish('1.0.0', counting(`setTimeout(() => { throw new Error('much later'); }, 500);`));

    expect(await site.textAt('/home')).toContain('<h1>1</h1>');

    await vi.waitFor(
      () => expect(site.notices).toEqual(['the process in which remote_site 1.0.0 renders ended: much later']),
      5000,
    );
    expect(await site.textAt('/home?next')).toContain('<h1>1</h1>');
  });
});

describe('a result that cannot be sent', () => {
  it.each([
    ['no HTML', `{ kind: 'page', status: 200, ${EMPTY} }`],
    ['a status without a body', `{ kind: 'page', status: 204, html: '', ${EMPTY} }`],
    ['a status that is none', `{ kind: 'page', status: 99, html: '', ${EMPTY} }`],
    ['a head without a title', `{ kind: 'page', status: 200, html: '', ${EMPTY.replace('head: null', 'head: {}')} }`],
    ['a way to another site', `{ kind: 'redirect', status: 302, location: '//elsewhere.example' }`],
    ['nothing', 'undefined'],
    ['what JSON cannot say', `{ kind: 'page', status: 200, html: '', ${EMPTY.replace('{}', '{ a: 1n }')} }`],
  ])('is left to the browser, and the log says so: %s', async (_, result) => {
    site.publish('1.0.0', `async () => (${result})`);

    const answer = await site.ask('/home?token=secret');

    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(UNRENDERED)]);
    expect(site.notices).toEqual([expect.stringMatching(/^remote_site 1\.0\.0 .* \/home: .*; the browser renders it$/s)]);
    expect(site.notices.join()).not.toContain('secret');
  });
});

it('takes what a release writes to the console into the log', async () => {
  site.publish('1.0.0', counting(`console.log('one'); console.error('two');`));
  await site.ask('/home');

  await vi.waitFor(() =>
    expect(site.notices.toSorted()).toEqual([
      'remote_site 1.0.0 says while it renders: one',
      'remote_site 1.0.0 says while it renders: two',
    ]),
  );
});

it('reads a server build again that could not be read', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  site.publish('1.0.0', counting(''));
  site.write('remotes/remote_site/1.0.0/server.mjs', 'cut short');
  for (let again = 0; again < 2; again += 1) {
    expect(await site.textAt('/home')).toContain(UNRENDERED);
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(site.notices).toHaveLength(1);

  site.publish('1.0.0', counting(''));

  expect(await site.textAt('/home')).toContain('<h1>1</h1>');
  vi.useRealTimers();
});

it('has no page of a remote that is not its own', async () => {
  site.publish('1.0.0', `async () => ({ kind: 'client', status: 404, failure: null })`);
  site.publishOther('/shop');

  expect((await site.ask('/home')).status).toBe(404);
  expect((await site.ask('/shop?item=1')).status).toBe(200);
});
