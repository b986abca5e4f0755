import { bytesUpTo } from '@zhilv/release/bytes-up-to';
import { badParameter } from '../call/apiErrors.ts';

/**
 * Adds to the parameters of an address those of a body that is a form. One that comes twice is refused, because the parts of a system
 * that read it may each take another (RFC 6749 §3.2).
 * @throws BusinessError 400
 */
export async function formParameters(request: Request, inAddress: URLSearchParams, limitBytes: number): Promise<URLSearchParams> {
  const all = new URLSearchParams([...inAddress, ...(await inBody(request, limitBytes))]);
  const seen = new Set<string>();
  for (const [name] of all) {
    if (seen.has(name)) throw badParameter(`${name.slice(0, 64)} 不能重复`);
    seen.add(name);
  }
  return all;
}

async function inBody(request: Request, limitBytes: number): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return new URLSearchParams();
  const body = await bytesUpTo(request.body, limitBytes);
  if (body === null) throw badParameter(`请求体不能超过 ${limitBytes / 1024} KB`);
  return new URLSearchParams(body.toString('utf8'));
}
