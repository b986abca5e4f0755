import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RenderedTestSite } from '@zhilv/testing/server/rendered-test-site';
import { rounds } from '@zhilv/testing/soak';

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

async function shownAt(address: string): Promise<string> {
  return /<p>(.*?)<\/p>/s.exec(await site.textAt(address))?.[1] ?? '';
}

describe('a build that wants too much', () => {
  /** A release with a page that does `first` when it is asked for at an address which ends with `bad`. */
  const bad = (first: string): string => `
    async (address) => {
      if (address.endsWith('bad')) { ${first} }
      return { kind: 'page', status: 200, html: '<p>good</p>', ${EMPTY} };
    }`;

  it.each([
    ['objects', `const kept = []; for (;;) kept.push(Array.from({ length: 1000 }, () => ({ a: {} })));`],
    ['bytes', `const kept = []; for (let more = 0; more < 64; more += 1) kept.push(new Uint8Array(2 ** 24).fill(1));`],
    ['text', `const kept = []; for (;;) kept.push('字'.repeat(2 ** 20).split(''));`],
    ['timers', `for (;;) setTimeout(() => {}, 1e6);`],
  ])('loses its own page alone when it fills the memory with %s', async (_, first) => {
    site.publish('1.0.0', bad(first));

    expect(await site.textAt('/home?bad')).toContain(UNRENDERED);
    expect(await shownAt('/home?good')).toBe('good');
  });

  it('asks the API so often and no more', async () => {
    site.publish(
      '1.0.0',
      bad(
        `for (let n = 0; n < 20_000; n += 1) void fetch('/prod-api/admin-api/cjy/site/content/page?n=' + n); await fetch('/prod-api/admin-api/cjy/site/content/page?last');`,
      ),
    );

    await site.ask('/home?bad');

    expect(site.calls.length).toBeLessThan(1000);
    expect(await shownAt('/home?good')).toBe('good');
  });

  it('asks a few things at a time', async () => {
    let atOnce = 0;
    let most = 0;
    site.answer = async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((over) => setTimeout(over, 5));
      atOnce -= 1;
      return Response.json({ code: 0, data: '', msg: '' });
    };
    site.publish(
      '1.0.0',
      bad(`await Promise.all(Array.from({ length: 100 }, (_, n) => fetch('/prod-api/admin-api/cjy/site/content/page?n=' + n)));`),
    );

    expect(await shownAt('/home?bad')).toBe('good');

    expect(site.calls).toHaveLength(100);
    expect(most).toBeLessThanOrEqual(16);
  });

  it('writes a bounded number of lines to the log', async () => {
    site.publish('1.0.0', bad(`for (let n = 0; n < 20_000; n += 1) console.log('much'.repeat(n % 3 === 0 ? 20_000 : 1));`));

    await site.ask('/home?bad');

    expect(await shownAt('/home?good')).toBe('good');
    expect(site.notices.length).toBeLessThan(200);
    expect(site.notices.join('').length).toBeLessThan(200_000);
  });

  it.each([
    ['a page', `return { kind: 'page', status: 200, html: '字'.repeat(2 ** 24), ${EMPTY} }`],
    ['a reason', `throw new Error('字'.repeat(2 ** 24))`],
    [
      'a path to ask for',
      `return { kind: 'page', status: 200, html: '<p>' + (await fetch('/prod-api/admin-api/cjy/site/content/page?' + 'a'.repeat(2 ** 24))).status + '</p>', ${EMPTY} }`,
    ],
    [
      'a tree without a bottom',
      `let deep = []; for (let n = 0; n < 1e6; n += 1) deep = [deep]; return { kind: 'page', status: 200, html: '', hydration: { loaderData: { deep }, errors: null }, head: null, pageKeys: [] }`,
    ],
  ])('has its page left to browsers when it gives %s without end', async (_, first) => {
    site.publish('1.0.0', bad(first));

    const html = await site.textAt('/home?bad');

    expect(html.length).toBeLessThan(100_000);
    expect(html).toMatch(/<div id="root"><\/div>|<p>4\d\d<\/p>/);
    expect(site.notices.join('').length).toBeLessThan(20_000);
    expect(await shownAt('/home?good')).toBe('good');
  });

  it('does not wear the server out, one bad page after another', async () => {
    const times = rounds({ sample: 4, soak: 200 });
    const faults = [
      `for (;;);`,
      `const kept = []; for (;;) kept.push(new Uint8Array(2 ** 22).fill(1));`,
      `setTimeout(() => { throw new Error('the end'); }); await new Promise(() => {});`,
      `for (let n = 0; n < 20_000; n += 1) void fetch('/prod-api/admin-api/cjy/site/content/page?n=' + n); await new Promise(() => {});`,
    ];
    const choose = faults.map((fault, index) => `if (address.includes('fault=${index}')) { ${fault} }`).join('\n');
    site.publish('1.0.0', bad(choose));

    for (let round = 0; round < times; round += 1) {
      expect(await site.textAt(`/home?round=${round}&fault=${round % faults.length}&bad`)).toContain(UNRENDERED);
      expect(await shownAt(`/home?round=${round}&good`)).toBe('good');
    }
  }, 1_200_000);
});
