import { FILE_LIMIT_BYTES } from '@zhilv/contract';

/** The largest file that a back end takes, in megabytes. */
export const LARGEST_MB = FILE_LIMIT_BYTES / 1024 ** 2;

export const isTooLarge = ({ size }: Pick<File, 'size'>): boolean => size > FILE_LIMIT_BYTES;
