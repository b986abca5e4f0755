import { isTooLarge, LARGEST_MB } from '../../parts/file/largestFile.ts';

/** The kinds of pictures that a back end takes. */
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

/** Says why a file cannot become the user's picture; null for one that may. */
export function pictureFault(file: Pick<File, 'type' | 'size'>): string | null {
  if (!PICTURE_TYPES.includes(file.type)) return '头像只能是 PNG、JPEG 或 WebP 图片';
  return isTooLarge(file) ? `图片不能超过 ${LARGEST_MB} MB` : null;
}
