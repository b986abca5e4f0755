import { expect, it } from 'vitest';
import { stackFrames } from './stackFrames.ts';

const HOST = 'https://site.example/host/0.1.0-def';
const REMOTE = 'https://site.example/remotes/remote_bpm/0.1.0-abc';

const framesOf = (stack: string | undefined | null) =>
  stackFrames(stack).map(({ name, url, line, column }) => [name, url.split('/').at(-1), line, column].join(' '));

it('reads what Chromium writes, behind a message that looks like it', () => {
  const stack = `TypeError: no at ${HOST}/x.js:9:9
and a@${HOST}/y.js:8:8
    at draw (${REMOTE}/page.js:1:20)
    at Array.map (<anonymous>)
    at new Model (${REMOTE}/page.js:1:30)
    at async Object.loader (${REMOTE}/page.js:1:40)
    at async Promise.all (index 0)
    at ${HOST}/boot.js:1:123456
    at async ${HOST}/boot.js:1:50
    at eval (eval at run (${HOST}/boot.js:1:60), <anonymous>:1:7)
    at Object.get [as value] (${HOST}/boot.js:1:70)
    at chrome-extension://abcdef/content.js:1:80
    at http://[::1]:8080/host/0.1.0/ipv6.js:2:3`;

  expect(framesOf(stack)).toEqual([
    'draw page.js 1 20',
    'new Model page.js 1 30',
    'Object.loader page.js 1 40',
    ' boot.js 1 123456',
    ' boot.js 1 50',
    'Object.get [as value] boot.js 1 70',
    ' content.js 1 80',
    ' ipv6.js 2 3',
  ]);
});

it('reads what Firefox writes', () => {
  const stack = `draw@${REMOTE}/page.js:1:20
map@[native code]
async*loader@${REMOTE}/page.js:1:30
setTimeout handler*@${HOST}/boot.js:1:40
run/<@${HOST}/boot.js line 3 > eval:1:1
@${HOST}/boot.js:1:50
get@moz-extension://abc-def/content.js:1:60
`;

  expect(framesOf(stack)).toEqual([
    'draw page.js 1 20',
    'async*loader page.js 1 30',
    'setTimeout handler* boot.js 1 40',
    ' boot.js 1 50',
    'get content.js 1 60',
  ]);
});

it('reads what Safari writes', () => {
  const stack = `draw@${REMOTE}/page.js:1:20
map@[native code]
${HOST}/boot.js:1:30
global code@${HOST}/boot.js:1:40
@safari-web-extension://ABC-DEF/content.js:1:50
@webkit-masked-url://hidden/:60:7`;

  expect(framesOf(stack)).toEqual([
    'draw page.js 1 20',
    ' boot.js 1 30',
    'global code boot.js 1 40',
    ' content.js 1 50',
    '  60 7',
  ]);
});

it("reads React's stack of components, whose elements are in no file", () => {
  const stack = `
    at td (<anonymous>)
    at section
    at Cell (${HOST}/ui-base.js:1:20)
    at Page (${REMOTE}/page.js:1:30)`;

  expect(framesOf(stack)).toEqual(['Cell ui-base.js 1 20', 'Page page.js 1 30']);
});

it.each(['', undefined, null, 'Error: nothing\n    at <anonymous>', 'text that\nhas lines'])('finds nothing in %j', (stack) => {
  expect(framesOf(stack)).toEqual([]);
});

it('takes no longer for a long text that is no stack', () => {
  expect(framesOf(`${'at ('.repeat(20_000)}\n${'a@'.repeat(20_000)}`)).toEqual([]);
});
