import type { Operation } from './endpoint.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** A text that makes the body of a call longer than usual. */
export type LongText = 'diagram' | 'richText';

/** JSON doubles the bytes of quotation marks and line breaks, of which a diagram has many and rich text some. */
const LONG_TEXT_BYTES: Readonly<Record<LongText, number>> = { diagram: 8 * MIB, richText: 3 * MIB };

/** The largest file of a form in bytes (docs/protocol/README.md §7). */
export const FILE_LIMIT_BYTES = 16 * MIB;

/** The same in megabytes, as people are told it. */
export const FILE_LIMIT_MB = FILE_LIMIT_BYTES / MIB;

/** The names of a form's fields and what stands between them. */
const AROUND_FILES_BYTES = 64 * KIB;

/** The largest body of a call in bytes. Anybody may send those of public calls, and none of these is long. */
export function bodyLimitBytes({ access, carries, inputIn }: Pick<Operation, 'access' | 'carries' | 'inputIn'>): number {
  if (inputIn === 'multipart') return FILE_LIMIT_BYTES + AROUND_FILES_BYTES;
  return carries === undefined ? (access === 'public' ? 16 : 256) * KIB : LONG_TEXT_BYTES[carries];
}
