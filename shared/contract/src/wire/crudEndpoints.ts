import * as z from 'zod/mini';
import type { LongText } from './bodyLimit.ts';
import { endpoint, exportEndpoint } from './endpoint.ts';
import { ById, exportQuery, pageQuery } from './query.ts';
import { Done, Id, pageOf, requiredId, Revision } from './values.ts';

interface Crud<Row extends z.ZodMiniType, Draft extends z.ZodMiniObject, Filters extends z.core.$ZodLooseShape> {
  /** Below `/admin-api`, with a leading slash; the calls lie under it. */
  readonly path: string;
  /** The beginning of the permissions of the calls, such as `system:dict`. */
  readonly permission: string;
  readonly record: Row;
  /** An editor fills in the draft. A change is the draft with the record's id. */
  readonly draft: Draft;
  readonly filters: Filters;
  /** The id's name in the back end's messages. */
  readonly id: string;
  /** The long text of a draft. */
  readonly carries?: LongText;
}

/** The permission to export a list, if it is not the one that ends in `export`. */
export interface Export {
  /** The whole permission. */
  readonly permission?: string;
}

/**
 * Declares the calls that every editable list has: page, get, create, update and delete, and its export where there is
 * one. Calls of other kinds are spread beside them.
 */
export function crudEndpoints<
  Row extends z.ZodMiniType,
  Draft extends z.ZodMiniObject,
  Filters extends z.core.$ZodLooseShape,
  Exported extends Export | undefined = undefined,
>(crud: Crud<Row, Draft, Filters> & { readonly export?: Exported }) {
  const { path, record, draft, filters } = crud;
  const long = crud.carries && { carries: crud.carries };
  const access = (action: string) => ({ permission: `${crud.permission}:${action}` });
  const calls = {
    page: endpoint({
      method: 'GET',
      path: `${path}/page`,
      access: access('query'),
      input: pageQuery(filters),
      output: pageOf(record),
    }),
    /** Null for a record that does not exist. */
    get: endpoint({ method: 'GET', path: `${path}/get`, access: access('query'), input: ById, output: z.nullable(record) }),
    /** Answers the id of the new record. */
    create: endpoint({
      method: 'POST',
      path: `${path}/create`,
      access: access('create'),
      input: draft,
      output: Id,
      ...long,
    }),
    /** Refused with `CHANGED_MEANWHILE` when the record has another revision than the one that is given. */
    update: endpoint({
      method: 'PUT',
      path: `${path}/update`,
      access: access('update'),
      input: z.extend(draft, { id: requiredId(crud.id), revision: z.optional(Revision) }),
      output: Done,
      ...long,
    }),
    delete: endpoint({ method: 'DELETE', path: `${path}/delete`, access: access('delete'), input: ById, output: Done }),
  };
  const exported = crud.export && {
    export: exportEndpoint({
      path: `${path}/export`,
      access: crud.export.permission === undefined ? access('export') : { permission: crud.export.permission },
      input: exportQuery(filters),
    }),
  };
  // An absent export spreads to nothing; `unknown` is what an intersection leaves out.
  return { ...calls, ...exported } as typeof calls & (Exported extends Export ? NonNullable<typeof exported> : unknown);
}
