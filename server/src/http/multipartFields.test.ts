import { expect, it } from 'vitest';
import { FILE_LIMIT_BYTES } from '@zhilv/contract';
import { multipartFields } from './multipartFields.ts';

const LIMIT = FILE_LIMIT_BYTES + 65_536;
const TYPE = 'multipart/form-data; boundary=b';

const posted = (body: string | ReadableStream<Uint8Array>, type = TYPE): Request =>
  // Fetch demands `duplex` for a body that is a stream.
  new Request('http://test/', { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' });

const part = (content: string, name: string, filename?: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n${content}\r\n`;

/** A form whose beginning is followed by the same part for ever; `parts` tells how many were read. */
function endless(beginning: string, repeated: Uint8Array) {
  let parts = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(beginning)),
    pull(controller) {
      parts += 1;
      controller.enqueue(repeated);
    },
  });
  return { request: posted(body), parts: () => parts };
}

it('gives texts as they are and files with name and content', async () => {
  const fields = await multipartFields(posted(`${part('a/b', 'path')}${part('雪', 'file', '图 片.png')}--b--\r\n`), LIMIT);

  expect(fields['path']).toBe('a/b');
  const file = fields['file'] as File;
  expect([file.name, await file.text()]).toEqual(['图 片.png', '雪']);
});

it('reads what a browser writes', async () => {
  const form = new FormData();
  form.set('file', new File(['亭'], 'a.txt', { type: 'text/plain' }));

  const fields = await multipartFields(new Request('http://test/', { method: 'POST', body: form }), LIMIT);

  expect(await (fields['file'] as File).text()).toBe('亭');
});

it('takes a file that nobody chose for none', async () => {
  expect(await multipartFields(posted(`${part('', 'file', '')}--b--\r\n`), LIMIT)).toEqual({});
});

it('reaches no prototype by the name of a field', async () => {
  const fields = await multipartFields(posted(`${part('x', '__proto__')}--b--\r\n`), LIMIT);

  expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
});

it.each([
  ['another content type', posted('{}', 'application/json'), '请求体应为带文件的表单'],
  ['no boundary', posted('x', 'multipart/form-data'), '请求体应为带文件的表单'],
  ['no end', posted(part('x', 'file', 'a')), '表单无法识别'],
  ['no form at all', posted('x'), '表单无法识别'],
])('refuses a body of %s', async (_what, request, message) => {
  await expect(multipartFields(request, LIMIT)).rejects.toMatchObject({ code: 400, message: `请求参数不正确:${message}` });
});

it('refuses a file that is too large before the rest arrives', async () => {
  const { request, parts } = endless(part('', 'file', 'a').slice(0, -2), new Uint8Array(1024 ** 2));

  await expect(multipartFields(request, LIMIT)).rejects.toMatchObject({ message: '请求参数不正确:文件不能超过 16 MB' });
  expect(parts()).toBeLessThan(20);
});

it('refuses too many fields before the rest arrives', async () => {
  const { request, parts } = endless('', Buffer.from(part('x', 'a').repeat(10)));

  await expect(multipartFields(request, LIMIT)).rejects.toMatchObject({ message: '请求参数不正确:表单无法识别' });
  expect(parts()).toBeLessThan(5);
});

it('believes the header that tells a length beyond the limit', async () => {
  const request = new Request('http://test/', {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': TYPE, 'content-length': String(LIMIT + 1) },
  });

  await expect(multipartFields(request, LIMIT)).rejects.toMatchObject({ code: 400 });
});
