import { formatBytes } from '@zhilv/format';

/** Writes the size of what is released, which one compares with others: 0.4 KB, 812 KB, 3.4 MB. */
export const formatSize = (bytes: number): string => formatBytes(bytes, { smallest: 'KB', rounded: 'nearest' });
