import { FILE_LIMIT_BYTES } from '@zhilv/contract';
import { file as files } from '@zhilv/contract/infra';
import { ApiError, call, messages } from '@zhilv/platform';

const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif']);

/** Uploads a picture for a text and puts it there. What is none, or was not taken, is told. */
export async function uploadPicture(
  file: File,
  insert: (address: string, alt: string, href: string) => void,
  signal: AbortSignal,
): Promise<void> {
  if (!TYPES.has(file.type)) return messages.warning(`「${file.name}」不是 PNG、JPEG、WebP 或 GIF 图片，没有上传`);
  if (file.size > FILE_LIMIT_BYTES) return messages.warning(`「${file.name}」太大，没有上传`);
  try {
    const address = await call(files.upload, { file }, { signal });
    // Its name says nothing to those who cannot see it.
    if (!signal.aborted) insert(address, '', '');
  } catch (error) {
    // `call` has told the user.
    if (!(error instanceof ApiError) && !signal.aborted) throw error;
  }
}
