import { ClientErrorReport } from '@zhilv/contract/operation';
import { RemoteFailure } from '@zhilv/loader';
import { describe, expect, it } from 'vitest';
import { occurrenceOf, occurrenceOfViolation } from './occurrence.ts';
import type { Occurrence } from './Reporter.ts';

const ORIGIN = 'https://site.example';
const BPM = `${ORIGIN}/remotes/remote_bpm/0.1.0-abc/page.js`;
const BOOT = `${ORIGIN}/host/0.2.0-def/boot.js`;
const scene = { origin: ORIGIN, hostRelease: '0.2.0-def', path: '/bpm/:id', typed: ['zhangsan', '13800138000'] };

const thrown = (message: string, ...places: readonly string[]): Error =>
  Object.assign(new TypeError(message), {
    stack: [`TypeError: ${message}`, ...places.map((place) => `    at draw (${place})`)].join('\n'),
  });

/** Checks an occurrence by the server's own schema. */
const accepted = (occurrence: Occurrence | null) => {
  ClientErrorReport.parse({ hostRelease: '0.2.0-def', errors: [{ ...occurrence, count: 1 }] });
  return occurrence;
};

it('an error is sent with its kind, its address, its words and its stack', () => {
  expect(accepted(occurrenceOf('error', thrown('x is undefined', `${BPM}:1:20`, `${BOOT}?v=1:1:123456`), {}, scene))).toEqual({
    kind: 'error',
    remote: 'remote_bpm',
    release: '0.1.0-abc',
    path: '/bpm/:id',
    message: 'TypeError: x is undefined',
    stack: 'draw /remotes/remote_bpm/0.1.0-abc/page.js:1:20\ndraw /host/0.2.0-def/boot.js:1:123456',
  });
});

it('nothing of the message gets in by the stack, and nothing of other origins', () => {
  const occurrence = accepted(
    occurrenceOf(
      'error',
      thrown('no user zhangsan, 13800138000', `${BOOT}:1:1`, 'https://other.example/zhangsan.js:1:1'),
      {},
      scene,
    ),
  );

  expect(JSON.stringify(occurrence)).not.toMatch(/zhangsan|1380013/);
  expect(occurrence?.stack).toBe('draw /host/0.2.0-def/boot.js:1:1\ndraw elsewhere:1:1');
});

it('a render error that the host threw is the page', () => {
  const componentStack = `\n    at Cell (${BOOT}:1:2)\n    at td\n    at Page (${BPM}:1:30)`;
  const met = occurrenceOf('render', thrown('bad date', `${BOOT}:1:20`), { componentStack }, scene);

  expect(accepted(met)).toMatchObject({ kind: 'render', remote: 'remote_bpm', release: '0.1.0-abc' });
  expect(met?.stack).toContain('/host/0.2.0-def/boot.js:1:20');
});

it('what happens while a page is opened is told of that page', () => {
  expect(occurrenceOf('load', 'no', { path: '/mall/:id' }, scene)).toMatchObject({ path: '/mall/:id' });
  expect(accepted(occurrenceOf('load', 'no', { path: '/mall/a b?c' }, scene))).toMatchObject({ path: '/mall/a' });
});

it.each([
  ['text', 'no', 'no'],
  ['nothing', undefined, '未说明原因'],
  ['null', null, '未说明原因'],
  ['a stylesheet without an address', 'Loading css chunk 18 failed.\n(error: undefined)', 'Loading css chunk 18 failed.'],
  ['no number', Number.NaN, '未说明原因'],
  ['empty text', ' ', '未说明原因'],
  ['the name of nothing', 'undefined', '未说明原因'],
  ['an object', { a: 1 }, '未说明原因'],
  ['an event', new Event('error'), '未说明原因（Event）'],
  ['an object whose message is none', { message: 'null' }, '未说明原因'],
  ['an error without words', Object.assign(new RangeError(), { stack: '' }), 'RangeError: 未说明原因'],
  ['a number', 13_800_138_000, '<input>'],
])('a rejection with %s is sent as well, as the host', (_, reason, message) => {
  expect(accepted(occurrenceOf('rejection', reason, {}, scene))).toMatchObject({
    kind: 'rejection',
    remote: 'host',
    release: '0.2.0-def',
    message,
    stack: '',
  });
});

describe('what the loader threw', () => {
  const cause = thrown('it broke', `${BPM}:1:20`);
  const failure = (kind: RemoteFailure['kind'], of?: unknown) =>
    new RemoteFailure(kind, { remote: 'remote_mall', release: '0.3.0-xyz' }, of);

  it('is of the remote that could not be loaded, wherever it comes from', () => {
    expect(accepted(occurrenceOf('error', failure('broken', cause), {}, scene))).toEqual({
      kind: 'load',
      remote: 'remote_mall',
      release: '0.3.0-xyz',
      path: '/bpm/:id',
      message: 'broken: it broke',
      stack: 'draw /remotes/remote_bpm/0.1.0-abc/page.js:1:20',
    });
    expect(accepted(occurrenceOf('load', failure('unreachable'), {}, scene))).toMatchObject({ message: 'unreachable' });
  });

  it('names the release that stood in, where nobody saw the failure', () => {
    expect(accepted(occurrenceOf('load', failure('broken', cause), { standIn: '0.2.9-uvw' }, scene))).toMatchObject({
      release: '0.3.0-xyz',
      message: '0.2.9-uvw stands in; broken: it broke',
    });
  });

  it('names that release in full, though its id may look like a telephone number', () => {
    const standIn = '0.1.0-c4026407bf';

    expect(accepted(occurrenceOf('load', failure('broken', 'call 13900139000'), { standIn }, scene))?.message).toBe(
      '0.1.0-c4026407bf stands in; broken: call <number>',
    );
  });

  it('is no fault where the remote is switched off, or people read that the page waits for a newer host', () => {
    expect(occurrenceOf('load', failure('disabled'), {}, scene)).toBeNull();
    expect(occurrenceOf('load', failure('needs-newer-host'), {}, scene)).toBeNull();
  });

  it('tells why the host cannot run a release, where nobody saw it because another stood in', () => {
    const lacking = failure('needs-newer-host', "the host's platform lacks later");

    expect(accepted(occurrenceOf('load', lacking, { standIn: '0.2.9-uvw' }, scene))).toMatchObject({
      release: '0.3.0-xyz',
      message: "0.2.9-uvw stands in; needs-newer-host: the host's platform lacks later",
    });
  });
});

it.each([
  ['what the back end refused', Object.assign(new Error('用户张三已存在'), { name: 'ApiError' })],
  ['what was called off', new DOMException('aborted', 'AbortError')],
  ['a 404 that a loader answers', { status: 404, statusText: 'Not Found', data: null }],
  ["an extension's", thrown('broken', 'chrome-extension://abc/content.js:1:2', `${BOOT}:1:2`)],
])('%s is not sent', (_, error) => {
  expect(occurrenceOf('rejection', error, {}, scene)).toBeNull();
});

it('whatever is long is cut', () => {
  const places = Array.from({ length: 100 }, (_, index) => `${BPM}:1:${index}`);
  const long = accepted(
    occurrenceOf('error', thrown('长\0'.repeat(400), ...places), {}, { ...scene, path: `/${'a'.repeat(400)}` }),
  );
  const body = JSON.stringify({
    hostRelease: '0.2.0-def',
    errors: Array.from({ length: 5 }, () => ({ ...long, count: 10_000 })),
  });

  expect(new TextEncoder().encode(body).length).toBeLessThan(16 * 1024);
});

describe('a violation of the policy', () => {
  const violation = {
    effectiveDirective: 'script-src',
    blockedURI: 'eval',
    sample: '',
    sourceFile: BPM,
    lineNumber: 1,
    columnNumber: 20,
  };

  it('is of the release whose file it happened in', () => {
    expect(accepted(occurrenceOfViolation(violation, scene))).toEqual({
      kind: 'policy',
      remote: 'remote_bpm',
      release: '0.1.0-abc',
      path: '/bpm/:id',
      message: 'script-src eval',
      stack: '/remotes/remote_bpm/0.1.0-abc/page.js:1:20',
    });
  });

  it('is told without what was refused, but where it was to go', () => {
    const markup = { ...violation, blockedURI: 'trusted-types-sink', sample: 'Element innerHTML|<b>zhangsan</b>' };
    const picture = { ...violation, effectiveDirective: 'img-src', blockedURI: 'https://other.example/zhangsan?x=1' };

    expect(occurrenceOfViolation(markup, scene)?.message).toBe('script-src trusted-types-sink Element innerHTML');
    expect(occurrenceOfViolation(picture, scene)?.message).toBe('img-src https://other.example');
  });

  it('is of the host where no file is named, and nobody where an extension is behind it', () => {
    expect(occurrenceOfViolation({ ...violation, sourceFile: '' }, scene)).toMatchObject({ remote: 'host', stack: '' });
    expect(occurrenceOfViolation({ ...violation, sourceFile: 'chrome-extension' }, scene)).toBeNull();
    expect(occurrenceOfViolation({ ...violation, blockedURI: 'moz-extension://abc/x.js' }, scene)).toBeNull();
  });
});
