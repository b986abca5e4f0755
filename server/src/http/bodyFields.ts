import { badParameter } from '../call/apiErrors.ts';
import type { Fields } from './queryFields.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads a JSON body. An empty body, one of another content type, malformed JSON and anything but an object are refused.
 * @throws BusinessError 400
 */
export async function bodyFields(request: Request, limitBytes: number): Promise<Fields> {
  if (!isJson(request)) throw badParameter('请求体应为 JSON');
  const text = await textUpTo(request, limitBytes);
  if (text === null) throw badParameter(`请求体超过 ${limitBytes} 字节`);
  let value: unknown;
  try {
    // Keys that could reach a prototype when somebody merges objects never get in.
    value = JSON.parse(text, (key, inner: unknown) => (forbiddenKeys.has(key) ? undefined : inner));
  } catch {
    throw badParameter('请求体不是有效的 JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badParameter('请求体应为 JSON 对象');
  return { ...value };
}

/** Tells whether the request says that its body is JSON. */
export const isJson = (request: Request): boolean =>
  /^application\/(.+\+)?json\b/i.test(request.headers.get('content-type') ?? '');

/** Reads the body of a request; null when it is longer than so many bytes. */
export async function textUpTo(request: Request, limitBytes: number): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > limitBytes) return null;

  // The bytes that arrive are counted, because the header may be absent or wrong.
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limitBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
