import { type Endpoint, type FileEndpoint, isUnchangedBy, type Operation, type ParsedInputOf } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
import type * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { AppSettings } from '../settings/settings.ts';
import type { Clock } from './Clock.ts';
import type { SignedInUser } from './SignedInUser.ts';

/** The installation's label of a dictionary's value. */
export interface DictLabel {
  readonly dictType: string;
  readonly value: string;
  readonly label: string;
}

/** The part of the HTTP request that a handler may know. */
export interface RequestFacts {
  /** True when nobody reads what the call answers. */
  readonly isHead: boolean;
  /** The answer carries it as `trace-id`, and the log has it too. */
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
  /** The caller's own menu rows without buttons, as a tree, and the permissions of all rows; empty without a caller. */
  readonly granted: { readonly menus: readonly Menu[]; readonly permissions: readonly string[] };
  /** Gives the menu rows of the installation, as far as they can be known. */
  readonly menus: () => Promise<readonly Menu[]>;
  /** Gives the labels of all values of the dictionary types, of those that are switched off too. */
  readonly dictLabels: (db: Database, dictTypes: readonly string[]) => Promise<readonly DictLabel[]>;
  readonly db: Database;
  readonly clock: Clock;
  /** Measures what lasts for a while: it goes on evenly when the machine's clock is set. */
  readonly steadyClock: Clock;
  readonly settings: AppSettings;
  /** Has the due work of a name begin at once, such as after a transaction that gave it something to do. It waits for nothing. */
  readonly wake: (dueWork: string) => void;
  readonly request: RequestFacts;
}

/** A file that a call answers. All refusals have been made by then. */
export interface FileAnswer {
  /** The name under which a browser offers to save it. */
  readonly name: string;
  readonly mediaType: string;
  /** The content is made while it is read. When that fails the connection is cut, so that nobody takes a part for the whole. */
  readonly content: ReadableStream<Uint8Array>;
  /** HTTP headers that it carries besides. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer to a call: its `data`, or a file. */
type Reply = { readonly data: unknown; readonly file?: never } | { readonly file: FileAnswer; readonly data?: never };

/** An endpoint together with the function that answers it. */
export interface Implementation {
  readonly endpoint: Endpoint | FileEndpoint;
  /** It is called only with what the endpoint's schema gave, and with a user unless the endpoint is public. */
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
  handle: async (call) => {
    const data = await handler(call);
    // Fields that the contract does not name, such as a table's further columns, do not leave the server.
    return { data: isUnchangedBy(endpoint.output, data) ? data : endpoint.output.parse(data) };
  },
});

/** Does the same as {@link implement}, for an endpoint that answers a file. */
export const implementFile = <E extends FileEndpoint>(
  endpoint: E,
  handler: (call: Call<E>) => Promise<FileAnswer>,
): Implementation => ({ endpoint, handle: async (call) => ({ file: await handler(call) }) });
