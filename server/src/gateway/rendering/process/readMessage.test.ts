import { expect, it } from 'vitest';
import { readMessage } from './readMessage.ts';

it.each([
  { kind: 'ready' },
  { kind: 'rendered', id: 1, outcome: { kind: 'page' }, complete: true, visits: ['/a'] },
  { kind: 'failed', id: 1, failure: 'no luck' },
  { kind: 'call', id: 1, call: 2, path: '/a' },
  { kind: 'said', text: 'hello' },
  { kind: 'ended', reason: 'the end' },
])('reads %j', (message) => {
  expect(readMessage(JSON.stringify(message))).toEqual(message);
});

it.each([
  '',
  'null',
  '[]',
  '{"kind":"constructor"}',
  '{"kind":"answer","call":1}',
  '{"kind":"call","id":"1","call":2,"path":"/a"}',
  '{"kind":"call","id":1,"call":2,"path":{"toString":1}}',
  `{"kind":"call","id":1,"call":2,"path":"/${'a'.repeat(3000)}"}`,
  `{"kind":"said","text":"${'a'.repeat(5000)}"}`,
  '{"kind":"rendered","id":1,"complete":true,"visits":"/a"}',
  `{"kind":"rendered","id":1,"outcome":1,"complete":true,"visits":[${'"/a",'.repeat(500)}"/a"]}`,
])('refuses what is no message: %.60s', (text) => {
  expect(() => readMessage(text)).toThrow();
});

it('keeps no prototype that a message brings', () => {
  const message = readMessage('{"kind":"said","text":"a","__proto__":{"polluted":"yes"}}');

  expect((message as unknown as Record<string, unknown>)['polluted']).toBeUndefined();
});
