import type { Id, Operation } from '@zhilv/contract';
import type { SignedInUser } from './SignedInUser.ts';

/** A call of a signed-in user that was answered and may have written something. */
export interface Operated {
  readonly endpoint: Operation;
  readonly user: SignedInUser;
  /** The answer's `trace-id`. */
  readonly id: string;
  /** The key of the record that the call named or made; null where there is none. */
  readonly recordId: Id | null;
  /** The envelope's code. */
  readonly code: number;
  /** The words of a refusal; null for a success. */
  readonly refusal: string | null;
  readonly durationMs: number;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Reads the key of the record that an input or an answer names, and nothing else of it. An answer that is text may be anything, so that
 * only a number passes.
 */
export function recordIdOf(value: unknown): Id | null {
  if (typeof value === 'object' && value !== null && 'id' in value) return keyIn(value.id, /^[\w:-]{1,64}$/);
  return keyIn(value, /^\d{1,20}$/);
}

const keyIn = (value: unknown, form: RegExp): Id | null =>
  typeof value === 'number' || (typeof value === 'string' && form.test(value)) ? value : null;
