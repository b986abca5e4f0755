import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentTypeOf } from '@zhilv/release/content-type';

/** A file below a folder, by names that are plain and lead to no other place and to no hidden file. */
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Answers with a file of what was built into `folder`, or with 404. */
export async function fileAnswer(folder: string, name: string): Promise<Response> {
  const type = contentTypeOf(name);
  const content = type !== undefined && FILE.test(name) ? await readFile(path.join(folder, name)).catch(() => null) : null;
  if (type === undefined || content === null) return plainAnswer('Not Found\n', 'text/plain; charset=utf-8', 404);
  return plainAnswer(new Uint8Array(content), type, 200);
}

/** An answer that no browser keeps. */
export const plainAnswer = (
  body: string | Uint8Array<ArrayBuffer>,
  type: string,
  status: number,
  headers: Record<string, string> = {},
): Response =>
  new Response(body, {
    status,
    headers: { ...headers, 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' },
  });
