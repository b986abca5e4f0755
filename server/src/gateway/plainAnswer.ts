import { EVERYWHERE } from '../response/securityHeaders.ts';

/** An answer of one line for programs and operators, which nobody keeps. */
export const plainAnswer = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: { ...EVERYWHERE, ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
