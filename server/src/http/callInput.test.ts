import { type Endpoint, endpoint, Id, pageQuery, queryRange, requiredFile, requiredText } from '@zhilv/contract';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { callInput } from './callInput.ts';

const page = endpoint({
  method: 'GET',
  path: '/test/page',
  access: 'signed-in',
  input: pageQuery({ name: z.optional(z.string()), createTime: z.optional(queryRange) }),
  output: z.unknown(),
});
const get = endpoint({ method: 'GET', path: '/test/get', access: 'signed-in', input: z.object({ id: Id }), output: z.unknown() });
const mark = endpoint({
  method: 'PUT',
  path: '/test/mark',
  access: 'signed-in',
  input: z.object({ ids: z.array(Id) }),
  inputIn: 'query',
  output: z.unknown(),
});
const create = endpoint({
  method: 'POST',
  path: '/test/create',
  access: 'signed-in',
  input: z.object({ name: requiredText('名称', 5), size: z.int() }),
  output: z.unknown(),
});

const JSON_TYPE = 'application/json;charset=utf-8';

function read(called: Endpoint, query: string, body?: string, type = JSON_TYPE): Promise<unknown> {
  const sent = body === undefined ? {} : { body, headers: { 'content-type': type } };
  return callInput(called, new Request(`http://test${called.path}${query}`, { method: called.method, ...sent }), 1024);
}

const posted = (body: string | ReadableStream<Uint8Array>): Request =>
  // Fetch demands `duplex` for a body that is a stream.
  new Request('http://test/', { method: 'POST', body, headers: { 'content-type': JSON_TYPE }, duplex: 'half' });

/** A body that never ends; `parts` tells how many of its parts were read. */
function endless(partOf: (index: number) => string): { readonly request: Request; readonly parts: () => number } {
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(Buffer.from(partOf(parts)));
      parts += 1;
    },
  });
  return { request: posted(body), parts: () => parts };
}

describe('a query string', () => {
  it.each(['?ids=1&ids=2', '?ids=1,2', '?ids[0]=1&ids[1]=2', '?ids%5B1%5D=2&ids%5B0%5D=1'])(
    'brings the list %s',
    async (query) => {
      expect(await read(mark, query)).toEqual({ ids: ['1', '2'] });
    },
  );

  it.each([
    ['?createTime[0]=2021-01-01 00:00:00&createTime[1]=2021-12-31 23:59:59', ['2021-01-01 00:00:00', '2021-12-31 23:59:59']],
    ['?createTime=2021-01-01 00:00:00&createTime=2021-12-31 23:59:59', ['2021-01-01 00:00:00', '2021-12-31 23:59:59']],
    ['?createTime[0]=2021-01-01 00:00:00', ['2021-01-01 00:00:00']],
    ['?createTime[0]=&createTime[1]=2021-12-31 23:59:59', ['', '2021-12-31 23:59:59']],
    ['?createTime[1]=2021-12-31 23:59:59', ['', '2021-12-31 23:59:59']],
  ])('brings the range %s', async (query, createTime) => {
    expect(await read(page, query)).toMatchObject({ createTime });
  });

  it('keeps commas in text, and leaves out what is empty or unknown', async () => {
    expect(await read(page, '?name=a,b&pageSize=&surplus=1&__proto__=x')).toEqual({ pageNo: 1, pageSize: 10, name: 'a,b' });
  });

  it('passes over the names that the call does not take, and keeps those that it does', async () => {
    const surplus = Array.from({ length: 5000 }, (_, index) => `s${index}[999]=${index}`).join('&');

    expect(await read(get, `?${surplus}&id=7&${surplus}`)).toEqual({ id: '7' });
  });

  it('keeps ids past 2^53 as text', async () => {
    expect(await read(get, '?id=9007199254740993')).toEqual({ id: '9007199254740993' });
  });

  it.each([
    { called: get, query: '', message: '请求参数缺失:id' },
    { called: get, query: '?id=', message: '请求参数缺失:id' },
    { called: get, query: '?id=abc', message: '请求参数类型错误:id' },
    { called: mark, query: '', message: '请求参数缺失:ids' },
    { called: page, query: '?pageNo=0', message: '请求参数不正确:页码最小值为 1' },
    { called: page, query: '?pageSize=101', message: '请求参数不正确:每页条数最大值为 100' },
    { called: page, query: '?pageSize=-1', message: '请求参数不正确:每页条数最小值为 1' },
    { called: page, query: '?createTime[0]=2021-01-01', message: '请求参数不正确:时间格式应为 yyyy-MM-dd HH:mm:ss' },
    { called: page, query: '?name=%00', message: '请求参数不正确:文本含有非法字符' },
  ])('$called.path$query is refused with $message', async ({ called, query, message }) => {
    await expect(read(called, query)).rejects.toMatchObject({ code: 400, message });
  });
});

describe('a form in parts', () => {
  const upload = endpoint({
    method: 'POST',
    path: '/test/upload',
    access: 'signed-in',
    input: z.object({ picture: requiredFile('图片') }),
    inputIn: 'multipart',
    output: z.unknown(),
  });
  const sent = (name: string): Promise<unknown> => {
    const body = new FormData();
    body.set('picture', new File(['x'], name));
    return callInput(upload, new Request('http://test/test/upload', { method: 'POST', body }), 1024);
  };

  it('brings a file, and none whose name a database cannot hold', async () => {
    expect(await sent('图.png')).toEqual({ picture: expect.objectContaining({ name: '图.png' }) as unknown });
    await expect(sent('图\0.png')).rejects.toMatchObject({ code: 400, message: '请求参数不正确:文本含有非法字符' });
  });
});

describe('a body', () => {
  it('brings what has a few levels, and refuses thousands before anybody goes through them, and numbers that JSON cannot hold', async () => {
    const fill = endpoint({ ...create, input: z.object({ values: z.record(z.string(), z.unknown()) }) });
    const nested = (levels: number) => `{"values":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    const sent = (levels: number) => callInput(fill, posted(nested(levels)));

    await expect(callInput(fill, posted('{"values":{"a":[1e999]}}'))).rejects.toMatchObject({
      message: '请求参数不正确:数值超出了能够保存的范围',
    });
    expect(await sent(98)).toEqual({ values: { a: expect.any(Array) as unknown } });
    for (const levels of [99, 24_000])
      await expect(sent(levels)).rejects.toMatchObject({ code: 400, message: '请求参数不正确:内容嵌套过深，最多 100 层' });
  });

  it.each([
    ['one failing field alone', '{}', '请求参数不正确:名称不能为空'],
    ['a missing field without words of its own', '{"name":"a"}', '请求参数不正确:size 不能为空'],
    ['a field of the wrong type', '{"name":"a","size":"big"}', '请求参数不正确:size 类型不正确'],
    ['text that a database cannot hold', String.raw`{"name":"a\u0000","size":1}`, '请求参数不正确:文本含有非法字符'],
    ['half of a character', String.raw`{"name":"a\ud83d","size":1}`, '请求参数不正确:文本含有非法字符'],
    ['malformed JSON', '{"name":', '请求参数不正确:请求体不是有效的 JSON'],
    ['no text at all', '', '请求参数不正确:请求体不是有效的 JSON'],
    ['a list', '[]', '请求参数不正确:请求体应为 JSON 对象'],
    ['too many bytes', `{"name":"${'x'.repeat(1024)}","size":1}`, '请求参数不正确:请求体不能超过 1 KB'],
  ])('is refused for %s', async (_, body, message) => {
    await expect(read(create, '', body)).rejects.toMatchObject({ code: 400, message });
  });

  it('of another content type is refused', async () => {
    const message = '请求参数不正确:请求体应为 JSON';

    await expect(read(create, '', 'name=x', 'application/x-www-form-urlencoded')).rejects.toMatchObject({ code: 400, message });
  });

  it('is counted as it arrives when no header tells its length', async () => {
    const { request, parts } = endless(() => 'x'.repeat(100));

    await expect(callInput(create, request, 1024)).rejects.toMatchObject({ code: 400 });
    expect(parts()).toBeLessThan(15);
  });

  it.each([
    ['numbers', '0,'],
    ['objects', '{},'],
    ['lists within lists', '['],
    ['fields', '"a":0,'],
  ])('of too many %s is refused before the rest arrives', async (_what, part) => {
    const { request, parts } = endless((index) => (index === 0 ? String.raw`{"a\"[[[[":[` : part.repeat(1000)));

    await expect(callInput(create, request, 1024 ** 3)).rejects.toMatchObject({ code: 400 });
    expect(parts()).toBeLessThan(30);
  });

  it('may be one long text with the signs of JSON in it', async () => {
    const name = '"[{,'.repeat(100_000);

    await expect(callInput(create, posted(JSON.stringify({ name, size: 1 })), 1024 ** 2)).rejects.toMatchObject({
      message: '请求参数不正确:名称长度不能超过 5 个字符',
    });
  });

  it('loses unknown fields, and cannot reach a prototype', async () => {
    const body = '{"name":"a","size":1,"surplus":1,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';

    expect(await read(create, '', body)).toEqual({ name: 'a', size: 1 });
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('may bring what the contract puts into the query of a POST or PUT, which has the last word', async () => {
    expect(await read(mark, '', '{"ids":[1]}')).toEqual({ ids: [1] });
    expect(await read(mark, '?ids=2', '{"ids":[1]}')).toEqual({ ids: ['2'] });
  });

  it('may not stand for the query of a DELETE', async () => {
    const remove = { ...get, method: 'DELETE' as const };

    await expect(read(remove, '', '{"id":1}')).rejects.toMatchObject({ message: '请求参数缺失:id' });
  });
});
