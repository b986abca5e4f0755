import type { Endpoint, FileEndpoint, Id, OutputOf, Page } from '@zhilv/contract';
import type { RecordChange } from '@zhilv/contract/resource';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Field } from './Field.ts';

/** Every record of a resource has an id. */
export interface Identified {
  readonly id: Id;
}

/** The calls of a resource. Pages do not offer calls that it lacks. */
export interface ResourceApi {
  /** Gives a page of a list; of a tree it gives all records at once, without pages, each with its `parentId`. */
  readonly page: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<Identified> | readonly Identified[]>>;
  /** Gives one record, null when it is gone. An editor opens over this answer, not over the row. */
  readonly get?: Endpoint<z.ZodMiniType<unknown, { readonly id: Id }>, z.ZodMiniType<Identified | null>>;
  /** Its input is the draft, whose rules the form follows. */
  readonly create?: Endpoint<z.ZodMiniType, z.ZodMiniType<Id>>;
  /** Its input is the draft with the id. */
  readonly update?: Endpoint;
  /** Changes the status of one record and nothing else; lists switch by it. Without it they save the whole record. */
  readonly updateStatus?: Endpoint<z.ZodMiniType<unknown, { readonly id: Id; readonly status: number }>>;
  readonly delete?: Endpoint;
  /** Brings back a record that was just deleted. Lists say by `offers` whether the back end has the call. */
  readonly restore?: Endpoint;
  /** Gives the changes of a record, the newest first. Lists say by `offers` whether the back end has the call. */
  readonly changes?: Endpoint<z.ZodMiniType, z.ZodMiniType<RecordChange[]>>;
  /** Gives the list as a workbook. Its input is the page call's filters and order. */
  readonly export?: FileEndpoint;
}

/** The record that a resource's page call lists. */
export type RecordOf<Api extends ResourceApi> =
  OutputOf<Api['page']> extends { readonly list: readonly (infer Row extends Identified)[] }
    ? Row
    : OutputOf<Api['page']> extends readonly (infer Row extends Identified)[]
      ? Row
      : never;

/** A resource is a business object with a list and an editor. Name, calls and fields are declared here once. */
export interface Resource<Row extends Identified = Identified, Name extends string = string> {
  /** People call it this: 字典类型. */
  readonly name: string;
  readonly api: ResourceApi;
  /** The fields are in no order: each view names those that it shows. */
  readonly fields: Readonly<Record<Name, Field<never>>>;
  /** People know a record by this field. */
  readonly nameField: Name;
  /** A new record starts with these values; all others start empty. */
  readonly initial: Readonly<Partial<Record<Name, unknown>>>;
  /** The back end refuses a field's value with one of these codes; its message then stands below that field. */
  readonly refusals: Readonly<Record<number, Name>>;
  /** What becomes of a record that is switched off, where that is more than that nobody can choose it any more. */
  readonly whenOff?: string;
  /** This never has a value; it ties the record's type to the resource. */
  readonly row?: Row;
}

type FieldsOf<Row> = { readonly [Key in keyof Row & string]?: Field<Row[Key]> };

interface ResourceDefinition<Api extends ResourceApi, Fields> {
  readonly name: string;
  readonly api: Api;
  /** The compiler checks field names against the record, and kinds against the type of its value. */
  readonly fields: Fields & { readonly [Key in Exclude<keyof Fields, keyof RecordOf<Api>>]: never };
  readonly nameField: keyof Fields & string;
  readonly initial?: Readonly<Partial<Record<keyof Fields & string, unknown>>>;
  readonly refusals?: Readonly<Record<number, keyof Fields & string>>;
  readonly whenOff?: string;
}

/**
 * Names a business object, its calls and its fields, once for list, filter, table and form.
 *
 * @example
 * const dictType = defineResource({
 *   name: '字典类型', api: dictTypeApi, nameField: 'name',
 *   fields: { name: text('字典名称'), status: dict('状态', 'common_status') },
 * });
 */
export function defineResource<const Api extends ResourceApi, const Fields extends FieldsOf<RecordOf<Api>>>(
  definition: ResourceDefinition<Api, Fields>,
): Resource<RecordOf<Api>, keyof Fields & string> {
  type Defined = Resource<RecordOf<Api>, keyof Fields & string>;
  // An empty object is a part of any record, but the compiler cannot tell before it knows the names.
  const left = { initial: {} as Defined['initial'], refusals: {} };
  return { ...left, ...definition };
}

/** Shows the value of a field as its kind does. */
export function showField<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  row: Row,
  name: Name,
): ReactNode {
  // defineResource has checked each field against its record; the table of fields no longer knows it.
  const field = resource.fields[name] as Field<unknown>;
  return field.show(valueOf(row, name), row);
}

/** Gives the value of a field in a record. */
export const valueOf = (row: Identified, name: string): unknown => (row as unknown as Readonly<Record<string, unknown>>)[name];

/** Gives a call that the page offers. @throws Error when the resource has no such call */
export function callOf<Call extends keyof ResourceApi>(
  { name, api }: Pick<Resource, 'name' | 'api'>,
  call: Call,
): NonNullable<ResourceApi[Call]> {
  const endpoint = api[call];
  if (endpoint === undefined) throw new Error(`The resource ${name} has no call ${call}; do not offer it on the page.`);
  return endpoint;
}

/** Gives the name by which people know a record. */
export const nameOf = (resource: Resource, row: Identified): string => String(valueOf(row, resource.nameField) ?? row.id);
