import type { ExitReason } from './exitCodes.ts';

/**
 * The reason why a command changed nothing, in a word, for callers who tell it in another language. Nothing of that name or
 * no such release is there; the release is active already, blocked, damaged, not what it claims, or has another's key or address; there is none to
 * go back to; a host cannot be switched off, nor a remote switched on that is on; the message is not allowed; somebody else was
 * faster or is at work; the documents cannot be made; a file of the site directory cannot be read; what has to be signed is not, or
 * cannot be; the release is there already, or over its budget.
 */
export type Refusal =
  | 'unknown-name'
  | 'unknown-release'
  | 'active-already'
  | 'blocked'
  | 'damaged'
  | 'false-claim'
  | 'taken-key'
  | 'taken-address'
  | 'no-way-back'
  | 'host'
  | 'not-disabled'
  | 'message'
  | 'changed'
  | 'busy'
  | 'documents'
  | 'unreadable'
  | 'unsigned'
  | 'published-already'
  | 'over-budget';

/** An error with a message that tells the operator what to do. Commands print it and end with the code of its reason. */
export class CommandError extends Error {
  readonly reason: Exclude<ExitReason, 'done'>;
  /** Null for a failure that only the command line meets. */
  readonly refusal: Refusal | null;

  constructor(message: string, reason: Exclude<ExitReason, 'done'> = 'refused', refusal: Refusal | null = null) {
    super(message);
    this.reason = reason;
    this.refusal = refusal;
  }
}
