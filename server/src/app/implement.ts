import type { Endpoint, FileEndpoint, Operation, ParsedInputOf } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
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
export interface Call<E extends Operation = Operation> {
  readonly input: ParsedInputOf<E>;
  /** Never null unless the endpoint's access is `public`. */
  readonly user: E['access'] extends 'public' ? SignedInUser | null : SignedInUser;
  readonly tenantId: number;
  /** The menu rows of the installation, as far as they can be known. */
  readonly menus: () => Promise<readonly Menu[]>;
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: AppSettings;
  readonly request: RequestFacts;
}

/** A file that a call answers; whatever may be refused has been by now. */
export interface FileAnswer {
  /** The name it is offered to be saved under. */
  readonly name: string;
  readonly mediaType: string;
  /** Made while it is read. When it breaks the connection is cut, so that nobody takes a part for the whole. */
  readonly content: ReadableStream<Uint8Array>;
  /** HTTP headers that it carries besides. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a call is answered with: the `data` of the envelope, or a file. */
type Reply = { readonly data: unknown; readonly file?: never } | { readonly file: FileAnswer; readonly data?: never };

/** An endpoint together with what answers it. */
export interface Implementation {
  readonly endpoint: Operation;
  /** Called only with what the endpoint's own schema gave, and with a user unless the endpoint is public. */
  readonly handle: (call: Call) => Promise<Reply>;
}

/**
 * Binds a handler to an endpoint. Authentication, tenant, validation and permission are checked before it runs; what it
 * gives is the answer's `data`, and a `BusinessError` it throws is the refusal.
 */
export const implement = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<z.input<E['output']>>,
): Implementation => ({
  endpoint,
  // What the contract does not name, such as a table's further columns, does not leave the server.
  handle: async (call) => ({ data: endpoint.output.parse(await handler(call)) }),
});

/** As {@link implement}, for an endpoint that answers a file. */
export const implementFile = <E extends FileEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Implementation => ({ endpoint, handle: async (call) => ({ file: await handler(call) }) });
