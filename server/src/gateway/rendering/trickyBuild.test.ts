import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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

async function shownAt(address: string): Promise<string> {
  return /<p>(.*?)<\/p>/s.exec(await site.textAt(address))?.[1] ?? '';
}

describe('a build that plays with the bridge', () => {
  it.each([
    [
      'prototypes of objects',
      `Object.prototype.polluted = 'yes'; Array.prototype.polluted = 'yes'; Function.prototype.polluted = 'yes';`,
    ],
    [
      'what it was given',
      `for (const given of [Response, Request, Headers, URL, fetch, setTimeout]) { try { given.constructor.prototype.polluted = 'yes'; given.prototype.text = () => 'forged'; given.prototype.__proto__.polluted = 'yes'; } catch { /* frozen */ } }`,
    ],
    [
      'JSON and Map',
      `JSON.stringify = () => '{"kind":"ready"}'; JSON.parse = () => null; Map.prototype.get = () => null; Promise.prototype.then = () => null; Array.prototype.push = () => 0;`,
    ],
  ])('harms nobody else by changing %s', async (_, change) => {
    site.publish(
      '1.0.0',
      `async (address) => { ${change} return { kind: 'page', status: 200, html: '<p>changed</p>', ${EMPTY} }; }`,
    );
    await site.textAt('/home');

    expect([Reflect.get({}, 'polluted'), Reflect.get([], 'polluted')]).toEqual([undefined, undefined]);
    site.publish(
      '1.1.0',
      `async () => {
        const { data } = await (await fetch('/prod-api/admin-api/cjy/site/content/page')).json();
        return { kind: 'page', status: 200, html: '<p>' + data + '</p>', ${EMPTY} };
      }`,
    );
    expect(await shownAt('/home')).toBe('山');
  });

  it.each([
    [
      'a proxy',
      `return new Proxy({}, { get: (_, key) => { if (key !== 'then') throw new Error('caught ' + String(key)); }, ownKeys: () => { throw new Error('caught'); } });`,
    ],
    ['a promise of its own making', `return { then: (resolve) => resolve({ kind: 'nothing', constructor: null }) };`],
    [
      'an error that cannot be told',
      `throw { toString() { throw this; }, get stack() { throw this; }, get message() { throw this; } };`,
    ],
    [
      'a text that is none',
      `return { kind: 'page', status: 200, html: { toString: () => '<p>forged</p>', toJSON: () => 1 }, ${EMPTY} };`,
    ],
    ['nothing but a prototype', `return Object.create({ kind: 'page', status: 200, html: '', ${EMPTY} });`],
    [
      'an error of a kind of its own',
      `throw Object.create(Error.prototype, { stack: { get: () => ({ toString: () => { for (;;); } }) } });`,
    ],
    [
      'a key of every object',
      `return JSON.parse('{"kind":"page","__proto__":{"polluted":"yes"},"status":200,"html":1,"hydration":{"loaderData":{"__proto__":{"polluted":"yes"}}}}');`,
    ],
  ])('has its page left to browsers when it gives %s', async (_, first) => {
    site.publish(
      '1.0.0',
      `async (address) => { if (address.endsWith('bad')) { ${first} } return { kind: 'page', status: 200, html: '<p>good</p>', ${EMPTY} }; }`,
    );

    expect(await site.textAt('/home?bad')).toContain(UNRENDERED);

    expect(await shownAt('/home?good')).toBe('good');
    expect(site.notices).not.toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
