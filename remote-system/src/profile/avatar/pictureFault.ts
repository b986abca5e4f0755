import { FILE_LIMIT_BYTES } from '@zhilv/contract';

/** The kinds of pictures that a back end takes. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** The largest picture in megabytes. */
export const LARGEST_MB = FILE_LIMIT_BYTES / 1024 ** 2;

/** Says why a file cannot become the user's picture; null for one that may. */
export function pictureFault({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(type)) return '头像只能是 PNG、JPEG 或 WebP 图片';
  return size > FILE_LIMIT_BYTES ? `图片不能超过 ${LARGEST_MB} MB` : null;
}
