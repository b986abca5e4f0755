import type { Endpoint, ParsedInputOf } from '@zhilv/contract';
import type * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { AppSettings } from '../settings.ts';
import type { Clock } from './Clock.ts';
import type { SignedInUser } from './SignedInUser.ts';

export { BusinessError } from './BusinessError.ts';

/** What a handler may know of the HTTP request behind a call. */
export interface RequestFacts {
  /** Returned to the caller as `trace-id` and written to the log. */
  readonly id: string;
  readonly address: string;
  readonly userAgent: string;
  readonly headers: Headers;
}

/** One call of an endpoint, after every check that the contract declares for it. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly input: ParsedInputOf<E>;
  /** Never null unless the endpoint's access is `public`. */
  readonly user: E['access'] extends 'public' ? SignedInUser | null : SignedInUser;
  readonly tenantId: number;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly request: RequestFacts;
}

/** An endpoint together with what answers it. */
export interface Implementation {
  readonly endpoint: Endpoint;
  /** Called only with what the endpoint's own schema gave, and with a user unless the endpoint is public. */
  readonly handle: (call: Call) => Promise<unknown>;
}

/**
 * Binds a handler to an endpoint. Authentication, tenant, validation and permission are checked before it runs; what it
 * gives is the answer's `data`, and a `BusinessError` it throws is the refusal.
 */
export function implement<E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['output']>>,
): Implementation {
  return { endpoint, handle: handler };
}
