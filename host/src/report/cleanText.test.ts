import { describe, expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

describe('a message is sent without', () => {
  it.each([
    ['phone numbers', 'no user 13800138000 here', 'no user <number> here'],
    ['phone numbers in groups', 'call 138-0013-8000 or 138 0013 8000', 'call <number> or <number>'],
    ['identity cards', '11010519491231002X is wrong', '<number>X is wrong'],
    ['e-mail addresses', 'mail zhang.san+x@mail.example.com now', 'mail <email> now'],
    ['e-mail addresses in any script', '发给 张三@例子.中国', '发给 <email>'],
    ['queries', 'GET /system/user?name=zhangsan&x=1 failed', 'GET /system/user failed'],
    ['fragments', 'at https://site.example/a/b#token=abc!', 'at https://site.example/a/b'],
    ["people's words in quotes", `Unexpected token '张', "{"name":"张三 李四"" is not valid JSON`, null],
    ['words in Chinese quotes', '找不到“张三”和「李四」', '找不到“…”和「…」'],
    ['tokens', 'Bearer 0123456789abcdef0123456789abcdef refused', 'Bearer <secret> refused'],
  ])('%s', (_, text, clean) => {
    const cleaned = cleanText(text, []);

    if (clean !== null) expect(cleaned).toBe(clean);
    expect(cleaned).not.toMatch(/张|李|\d{6}|zhangsan|token=/);
  });

  it('what stands in the fields, as it stands there', () => {
    expect(cleanText('no such user: zhangsan (张三)', ['zhangsan', '张三', ''])).toBe('no such user: <input> (<input>)');
    expect(cleanText('cannot read "a b"', ['a b'])).toBe('cannot read "<input>"');
  });

  it('what stands in a field, also without the spaces around it, and where another field holds a part of it', () => {
    expect(cleanText('no such user: zhangsan', [' zhangsan\n'])).toBe('no such user: <input>');
    expect(cleanText('no such user: zhangsan', ['zhang', 'zhangsan'])).toBe('no such user: <input>');
  });
});

it.each([
  "Cannot read properties of undefined (reading 'name')",
  "Failed to execute 'removeChild' on 'Node': The node to be removed isn't a child of this node.",
  'x.map is not a function',
  "Can't find variable: modeler",
  'can\'t access property "length", this.rows is undefined',
  'Loading chunk 1234 failed at https://site.example/remotes/remote_bpm/0.1.0-a1b2/page.js',
  '',
])('what a programmer needs stays: %s', (text) => {
  expect(cleanText(text, ['', 'x'])).toBe(text);
});

it.each(['zhangsan@example.com 13800138000', 'a "b c" d?e /f?g'])('cleaning %j again changes nothing', (text) => {
  const once = cleanText(text, []);

  expect(cleanText(once, [])).toBe(once);
});

it('takes no longer for text that is made to take long', () => {
  for (const part of ['a@', '"', '/', '1 ', '/?', "'a", 'a-'])
    expect(cleanText(part.repeat(5000), []).length).toBeLessThan(30_000);
});
