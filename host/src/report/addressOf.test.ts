import { describe, expect, it } from 'vitest';
import { addressOf } from './addressOf.ts';
import { stackFrames } from './stackFrames.ts';

const ORIGIN = 'https://site.example';
const facts = { origin: ORIGIN, hostRelease: '0.2.0-shown' };

const HOST = `${ORIGIN}/host/0.2.0-def/boot.js:1:2`;
const BPM = `${ORIGIN}/remotes/remote_bpm/0.1.0-abc/page.js:1:2`;
const MALL = `${ORIGIN}/remotes/remote_mall/0.3.0-xyz/sub/page.js:1:2`;
const INLINE = `${ORIGIN}/system/dict:12:3`;
const EXTENSION = 'chrome-extension://abc/content.js:1:2';

const host = { remote: 'host', release: '0.2.0-def' };
const document = { remote: 'host', release: '0.2.0-shown' };
const bpm = { remote: 'remote_bpm', release: '0.1.0-abc' };
const mall = { remote: 'remote_mall', release: '0.3.0-xyz' };

/** The three ways to write a stack. */
const FORMS = {
  Chromium: (urls: readonly string[]) => ['Error: broken', ...urls.map((url) => `    at run (${url})`)].join('\n'),
  Firefox: (urls: readonly string[]) => urls.map((url) => `run@${url}\n`).join(''),
  Safari: (urls: readonly string[]) => urls.join('\n'),
};

describe.each(Object.entries(FORMS))('in %s', (_, written) => {
  const address = (stack: readonly string[], components: readonly string[] = [], around?: typeof bpm) =>
    addressOf({ stack: stackFrames(written(stack)), components: stackFrames(FORMS.Chromium(components)), around }, facts);

  it.each([
    ['the remote whose file threw', [BPM, HOST], bpm],
    ['the remote that called into the host', [HOST, HOST, BPM, HOST], bpm],
    ['the innermost of two remotes', [HOST, MALL, BPM], mall],
    ['the host where no remote is', [HOST, HOST], host],
    ["the host's release of the file, which may be an older one than the document's", [HOST], host],
    ['the host for a script in the document', [INLINE], document],
    ['a remote that a script in the document called', [INLINE, BPM], bpm],
    ['the host where nothing is known', [], document],
    ['a developed remote', [`${ORIGIN}/__dev/remote_bpm/page.js:1:2`, HOST], { remote: 'remote_bpm', release: 'dev' }],
    ['the developed host', [`${ORIGIN}/__dev/host/main.js:1:2`], { remote: 'host', release: 'dev' }],
  ])('blames %s', (__, stack, blamed) => {
    expect(address(stack)).toEqual(blamed);
  });

  it.each([
    ["an extension's", [EXTENSION, BPM]],
    ["another extension's", ['moz-extension://abc-def/content.js:1:2', HOST]],
    ["a masked extension's", ['webkit-masked-url://hidden/:1:2', HOST]],
    ["another origin's", ['https://cdn.example/remotes/remote_bpm/0.1.0-abc/x.js:1:2']],
    ['an origin that only begins like ours', [`${ORIGIN}.evil.example/host/0.2.0-def/x.js:1:2`]],
  ])('drops what is %s', (__, stack) => {
    expect(address(stack)).toBeNull();
  });

  it('lets an extension further out call what is ours', () => {
    expect(address([HOST, EXTENSION])).toEqual(host);
    expect(address([HOST, EXTENSION, BPM])).toEqual(bpm);
  });

  it('asks the components around where only the host is on the stack', () => {
    expect(address([HOST], [HOST, MALL, HOST])).toEqual(mall);
    expect(address([HOST], [HOST])).toEqual(host);
    expect(address([BPM], [MALL])).toEqual(bpm);
    expect(address([], [MALL])).toEqual(mall);
  });

  it('takes the page that it happened in where no file tells of a remote', () => {
    expect(address([HOST], [], bpm)).toEqual(bpm);
    expect(address([], [], bpm)).toEqual(bpm);
    expect(address([MALL], [], bpm)).toEqual(mall);
    expect(address([EXTENSION], [], bpm)).toBeNull();
  });
});

it.each([
  ['/remotes/bpm/0.1.0-abc/page.js', document],
  ['/remotes/remote_bpm/page.js', document],
  ['/other/remotes/remote_bpm/0.1.0-abc/page.js', document],
  ['/hosting/0.1.0-abc/page.js', document],
  ['/__dev/other/page.js', document],
])('takes %s for no file of a release', (path, blamed) => {
  expect(addressOf({ stack: [{ name: '', url: ORIGIN + path, line: '1', column: '1' }] }, facts)).toEqual(blamed);
});
