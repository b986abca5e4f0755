import { FILE_LIMIT_BYTES, FILE_LIMIT_MB } from '@zhilv/contract';

/** The kinds of pictures that a back end takes. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Says why a file cannot become the user's picture; null for one that may. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return '头像只能是 PNG、JPEG 或 WebP 图片';
  return file.size > FILE_LIMIT_BYTES ? `图片不能超过 ${FILE_LIMIT_MB} MB` : null;
}
