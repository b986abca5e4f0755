import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@zhilv/contract';

/** The kinds of pictures that a back end takes and browsers show. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'];

/** Says why a file cannot become a picture; null for one that may. */
export function pictureFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return `「${name}」不是 PNG、JPEG、WebP 或 GIF 图片`;
  if (size === 0) return `「${name}」是空文件`;
  return size > FILE_LIMIT_BYTES ? `「${name}」超过 ${FILE_LIMIT_MB} MB` : null;
}
