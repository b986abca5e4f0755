import { Id, type Operation } from '@zhilv/contract';
import type { Implementation } from './implement.ts';
import type { SignedInUser } from './SignedInUser.ts';

/** The key of the record that a call named or made; null where there is none. */
type RecordKey = Id | null;

/** A call of a signed-in user that was answered and may have written something. */
export interface Operated {
  readonly endpoint: Operation;
  readonly user: SignedInUser;
  /** The answer's `trace-id`. */
  readonly id: string;
  readonly recordId: RecordKey;
  /** The envelope's code. */
  readonly code: number;
  /** The words of a refusal; null for a success. */
  readonly refusal: string | null;
  readonly durationMs: number;
  readonly address: string;
  readonly userAgent: string;
}

/** Reads the key of the record that an input names, and nothing else of it. */
export const recordNamed = (input: unknown): RecordKey =>
  typeof input === 'object' && input !== null && 'id' in input ? keyIn(input.id, /^[\w:-]{1,64}$/) : null;

/** Reads the key of the record that a call made: of the answers, other numbers and texts may be anything. */
export const recordMade = (endpoint: Implementation['endpoint'], data: unknown): RecordKey =>
  'output' in endpoint && endpoint.output === Id ? keyIn(data, /^\d{1,20}$/) : null;

const keyIn = (value: unknown, form: RegExp): RecordKey =>
  typeof value === 'number' || (typeof value === 'string' && form.test(value)) ? value : null;
