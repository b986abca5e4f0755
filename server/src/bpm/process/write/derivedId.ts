import { createHash } from 'node:crypto';
import type { ProcessState, Ref } from '../../engine/index.ts';

/** The six bytes of time that a UUID of version 7 begins with (RFC 9562). */
const TIME = /^([\da-f]{8})-([\da-f]{4})-7/;

/**
 * Gives the id of something in an instance by its number there. It is the same each time, so that a command which is done again names the
 * same things. It has the form of a UUID (RFC 9562, version 8), and begins with the time of the root where its id tells one.
 */
export function derivedId(rootId: string, ref: Ref): string {
  const bytes = createHash('sha256').update(`${rootId}\n${ref}`).digest().subarray(0, 16);
  const [, ...time] = TIME.exec(rootId) ?? [];
  bytes.write(time.join(''), 'hex');
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives the id of an instance: that of the root is its own. */
export const instanceId = (rootId: string, { instances: [root] }: ProcessState, ref: Ref): string =>
  root?.ref === ref ? rootId : derivedId(rootId, ref);
