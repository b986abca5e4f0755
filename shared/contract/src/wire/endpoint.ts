import type * as z from 'zod/mini';
import type { LongText } from './bodyLimit.ts';

/**
 * The callers that an endpoint admits: anyone, any signed-in user, holders of one permission string, or other applications with a
 * token that somebody gave for one scope.
 */
export type Access = 'public' | 'signed-in' | { readonly permission: string } | { readonly scope: string };

/** An input travels in the query string, as a JSON body, or where it has files as a form (`multipart/form-data`). */
export type InputPlace = 'query' | 'body' | 'multipart';

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
  /** Whether it is sent as a form, whose values stand in the query or in the body, each of them once (RFC 6749 §3.2). */
  readonly isForm: boolean;
  /** Whether pages of other origins may call it. Browsers add nothing of their own to such a call, so it proves itself. */
  readonly crossOrigin: boolean;
  /** Whether the lists in its query are written as `ids=1&ids=2`, the only way in which a real back end takes list parameters. */
  readonly repeatsLists?: boolean;
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
  Partial<
    Pick<Endpoint, 'answer' | 'inputIn' | 'tenant' | 'badRowsLeftOut' | 'repeatsLists' | 'carries' | 'isForm' | 'crossOrigin'>
  >;

/**
 * Declares an endpoint. GET and DELETE carry their input in the query string, POST and PUT in a JSON body,
 * unless `inputIn` says otherwise.
 */
export function endpoint<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  declaration: Declaration<Input, Output>,
): Endpoint<Input, Output> {
  const byMethod: InputPlace = declaration.method === 'GET' || declaration.method === 'DELETE' ? 'query' : 'body';
  const usual = { inputIn: byMethod, tenant: true, isForm: false, crossOrigin: false, badRowsLeftOut: false } as const;
  return { ...usual, answer: 'json', ...declaration };
}

/** Declares the export of a list as a workbook. */
export const exportEndpoint = <Input extends z.ZodMiniType>(
  declaration: Pick<FileEndpoint<Input>, 'path' | 'access' | 'input'>,
): FileEndpoint<Input> => ({
  method: 'GET',
  inputIn: 'query',
  tenant: true,
  isForm: false,
  crossOrigin: false,
  answer: 'file',
  ...declaration,
});

/** The value that a caller passes to an endpoint. */
export type InputOf<E extends Operation> = z.input<E['input']>;
/** The value that the server's handler receives, which is the input after validation. */
export type ParsedInputOf<E extends Operation> = z.output<E['input']>;
/** The `data` of the parsed answer. */
export type OutputOf<E extends Endpoint> = z.output<E['output']>;
