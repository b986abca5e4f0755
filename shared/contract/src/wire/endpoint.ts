import type * as z from 'zod/mini';
import type { LongText } from './bodyLimit.ts';

/** The callers that an endpoint admits: anyone, any signed-in user, or holders of one permission string. */
export type Access = 'public' | 'signed-in' | { readonly permission: string };

/** An input travels in the query string or as a JSON body. */
export type InputPlace = 'query' | 'body';

/** One call of the wire contract with all that sending, validating and guarding it takes. */
export interface Operation<Input extends z.ZodMiniType = z.ZodMiniType> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/admin-api`, with a leading slash. */
  readonly path: string;
  readonly access: Access;
  readonly input: Input;
  readonly inputIn: InputPlace;
  /** Whether an anonymous call needs the `tenant-id` header (docs/protocol/README.md §3.4). */
  readonly tenant: boolean;
  /** The long text in its body, for which `bodyLimitBytes` lets that be longer than others. */
  readonly carries?: LongText;
}

/**
 * A call that answers JSON. It is declared once: the client calls and parses by it, the server validates and guards by it,
 * forms take their rules from it and buttons their permission.
 *
 * `Input` is what a caller passes; `Output` what an answer's `data` parses to.
 */
export interface Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
> extends Operation<Input> {
  /** A `bare` answer is the data itself, without an envelope; only the calls of the captcha answer so. */
  readonly answer: 'json' | 'bare';
  readonly output: Output;
  /** Whether a client leaves out the rows of lists that break the schema, instead of failing the call for one of them. */
  readonly badRowsLeftOut: boolean;
}

/** A call that answers a file; a refusal comes as JSON (docs/protocol/README.md §7). */
export interface FileEndpoint<Input extends z.ZodMiniType = z.ZodMiniType> extends Operation<Input> {
  readonly method: 'GET';
  readonly answer: 'file';
}

type Declaration<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = Pick<
  Endpoint<Input, Output>,
  'method' | 'path' | 'access' | 'input' | 'output'
> &
  Partial<Pick<Endpoint, 'answer' | 'inputIn' | 'tenant' | 'badRowsLeftOut' | 'carries'>>;

/**
 * Declares an endpoint. GET and DELETE carry their input in the query string, POST and PUT in a JSON body,
 * unless `inputIn` says otherwise.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declaration: Declaration<Input, Output>,
): Endpoint<Input, Output> {
  const byMethod: InputPlace = declaration.method === 'GET' || declaration.method === 'DELETE' ? 'query' : 'body';
  return { inputIn: byMethod, tenant: true, answer: 'json', badRowsLeftOut: false, ...declaration };
}

/** Declares the export of a list as a workbook. */
export const exportEndpoint = <Input extends z.ZodMiniType>(
  declaration: Pick<FileEndpoint<Input>, 'path' | 'access' | 'input'>,
): FileEndpoint<Input> => ({ method: 'GET', inputIn: 'query', tenant: true, answer: 'file', ...declaration });

/** The value that a caller passes to an endpoint. */
export type InputOf<E extends Operation> = z.input<E['input']>;
/** The value that the server's handler receives, which is the input after validation. */
export type ParsedInputOf<E extends Operation> = z.output<E['input']>;
/** The `data` of the parsed answer. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
