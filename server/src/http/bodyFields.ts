import { badParameter } from '../call/apiErrors.ts';
import { bytesUpTo } from '@zhilv/release/bytes-up-to';
import { JsonValueCount } from './JsonValueCount.ts';
import type { Fields } from './queryFields.ts';

/**
 * Reads a JSON body. An empty body, one of another content type, malformed JSON and anything but an object are refused, and so
 * is one that is longer than the limit or holds too many values, while it arrives.
 * @throws BusinessError 400
 */
export async function bodyFields(request: Request, limitBytes: number): Promise<Fields> {
  if (!isJson(request)) throw badParameter('请求体应为 JSON');
  const text = await jsonUpTo(request, limitBytes);
  if (text === null) throw badParameter(`请求体不能超过 ${limitBytes / 1024} KB`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badParameter('请求体不是有效的 JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badParameter('请求体应为 JSON 对象');
  // Fields are only ever taken by their names from the schema, so a key such as `__proto__` reaches nothing.
  return value as Fields;
}

/** Tells whether the request says that its body is JSON. */
export const isJson = (request: Request): boolean =>
  /^application\/(.+\+)?json\b/i.test(request.headers.get('content-type') ?? '');

/** The longest input is goods of 600 variants with three properties each, which are 20,000 values. */
const MOST_VALUES = 25_000;

/** Reads a body of JSON; null, and not read to its end, when it is longer than so many bytes or holds more values than any call takes. */
export async function jsonUpTo(request: Request, limitBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null;

  // The bytes that arrive are counted, because the header may be absent or wrong.
  const values = new JsonValueCount();
  const body = await bytesUpTo(request.body, limitBytes, (part) => values.with(part) <= MOST_VALUES);
  return body && body.toString('utf8');
}
