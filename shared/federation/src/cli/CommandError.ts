import type { ExitReason } from './exitCodes.ts';

/**
 * Why what is live was not changed, in a word, for those who say it in a language of their own: nothing of that name or no
 * such release is there, it is active already, blocked, damaged, has another's key, or there is no way back; a host is not
 * switched off, and a remote that is on not on again; the message is no message; somebody else was faster, or is at work; the
 * documents cannot be made, or a file of the site cannot be read.
 */
export type Refusal =
  | 'unknown-name'
  | 'unknown-release'
  | 'active-already'
  | 'blocked'
  | 'damaged'
  | 'taken-key'
  | 'no-way-back'
  | 'host'
  | 'not-disabled'
  | 'message'
  | 'changed'
  | 'busy'
  | 'documents'
  | 'unreadable';

/** An error whose message tells the operator what to do; commands print it and end with the code of its reason. */
export class CommandError extends Error {
  readonly reason: Exclude<ExitReason, 'done'>;
  /** Null for what only the command line meets. */
  readonly refusal: Refusal | null;

  constructor(message: string, reason: Exclude<ExitReason, 'done'> = 'refused', refusal: Refusal | null = null) {
    super(message);
    this.reason = reason;
    this.refusal = refusal;
  }
}
