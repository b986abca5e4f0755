import type { Endpoint, FileEndpoint, Id, OutputOf, Page } from '@zhilv/contract';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Field } from './Field.ts';

/** What every record of a resource has. */
export interface Identified {
  readonly id: Id;
}

/** The calls of a resource; those it lacks are not offered. */
export interface ResourceApi {
  readonly page: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<Identified>>>;
  /** One record, null when it is gone; what is edited is as new as that. */
  readonly get?: Endpoint<z.ZodMiniType<unknown, { readonly id: Id }>, z.ZodMiniType<Identified | null>>;
  /** Its input is the draft, whose rules the form follows. */
  readonly create?: Endpoint<z.ZodMiniType, z.ZodMiniType<Id>>;
  /** Its input is the draft with the id. */
  readonly update?: Endpoint;
  readonly delete?: Endpoint;
  /** The list as a workbook; its input are the filters and the order of the page call. */
  readonly export?: FileEndpoint;
}

/** The record that a resource's page call lists. */
export type RecordOf<Api extends ResourceApi> = OutputOf<Api['page']>['list'][number];

/** A business object with a list and an editor: its name, calls and fields, named once. */
export interface Resource<Row extends Identified = Identified, Name extends string = string> {
  /** For people: 字典类型. */
  readonly name: string;
  readonly api: ResourceApi;
  /** In no order: views name the fields they show. */
  readonly fields: Readonly<Record<Name, Field<never>>>;
  /** The field people know a record by. */
  readonly nameField: Name;
  /** What a new record starts with, where that is not empty. */
  readonly initial: Readonly<Partial<Record<Name, unknown>>>;
  /** Codes by which the back end refuses what was typed into one field: its message then stands below that. */
  readonly refusals: Readonly<Record<number, Name>>;
  /** Never there; ties the record's type to the resource. */
  readonly row?: Row;
}

type FieldsOf<Row> = { readonly [Key in keyof Row & string]?: Field<Row[Key]> };

interface ResourceDefinition<Api extends ResourceApi, Fields> {
  readonly name: string;
  readonly api: Api;
  /** Field names are checked against the record, kinds against the type of its value. */
  readonly fields: Fields & { readonly [Key in Exclude<keyof Fields, keyof RecordOf<Api>>]: never };
  readonly nameField: keyof Fields & string;
  readonly initial?: Readonly<Partial<Record<keyof Fields & string, unknown>>>;
  readonly refusals?: Readonly<Record<number, keyof Fields & string>>;
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
  // Nothing is a part of any record, but the compiler cannot tell while it does not know the names.
  const left = { initial: {} as Defined['initial'], refusals: {} };
  return { ...left, ...definition };
}

/** The value of a field as its kind shows it. */
export function showField<Row extends Identified, Name extends string>(
  resource: Resource<Row, Name>,
  row: Row,
  name: Name,
): ReactNode {
  // defineResource has checked each field against its record; the table of fields no longer knows it.
  const field = resource.fields[name] as Field<unknown>;
  return field.show(valueOf(row, name), row);
}

/** The value of a field in a record. */
export const valueOf = (row: Identified, name: string): unknown => (row as unknown as Readonly<Record<string, unknown>>)[name];

/** A call of a resource that its page offers. */
export function callOf<Call extends keyof ResourceApi>(
  { name, api }: Pick<Resource, 'name' | 'api'>,
  call: Call,
): NonNullable<ResourceApi[Call]> {
  const endpoint = api[call];
  if (endpoint === undefined) throw new Error(`The resource ${name} has no call ${call}; do not offer it on the page.`);
  return endpoint;
}

/** What people call a record. */
export const nameOf = (resource: Resource, row: Identified): string => String(valueOf(row, resource.nameField) ?? row.id);
