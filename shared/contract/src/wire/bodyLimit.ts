import type { Operation } from './endpoint.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** A text that makes the body of a call longer than usual. */
export type LongText = 'diagram' | 'richText';

/** JSON doubles the bytes of quotation marks and line breaks, of which a diagram has many and rich text some. */
const LONG_TEXT_BYTES: Readonly<Record<LongText, number>> = { diagram: 8 * MIB, richText: 3 * MIB };

/** The largest body of a call in bytes, as JSON. Anybody may send those of public calls, and none of these is long. */
export const bodyLimitBytes = ({ access, carries }: Pick<Operation, 'access' | 'carries'>): number =>
  carries === undefined ? (access === 'public' ? 16 : 256) * KIB : LONG_TEXT_BYTES[carries];
