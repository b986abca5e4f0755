import * as z from 'zod/mini';
import { crudEndpoints, type Export } from '../wire/crudEndpoints.ts';
import { type Endpoint, type FileEndpoint, type OutputOf, type ParsedInputOf } from '../wire/endpoint.ts';
import { Id, Instant, type Page, Revision } from '../wire/values.ts';
import { dateTime, readOnly } from './fields.ts';
import { RecordChange } from './recordChange.ts';
import type { ResourceField } from './ResourceField.ts';
import { undoEndpoints } from './undoEndpoints.ts';

export type { FieldKind, ResourceField } from './ResourceField.ts';
export type { ChangedField } from './recordChange.ts';
export { RecordChange };

/** The fields of a resource, by their names. */
export type FieldTable = Readonly<Record<string, ResourceField>>;

/** The fields that every record has besides its own. */
const createTime = { ...readOnly(dateTime('创建时间')), stored: Instant };

/** A resource's own fields, and the time at which a record was made. */
type Whole<Fields extends FieldTable> = Fields & { readonly createTime: typeof createTime };

type Stored<Fields extends FieldTable> = { [Name in keyof Fields]: Fields[Name]['stored'] };
type Drafts<Fields extends FieldTable> = {
  [Name in keyof Fields as Fields[Name]['draft'] extends null ? never : Name]: NonNullable<Fields[Name]['draft']>;
};
type Filters<Fields extends FieldTable, Name extends keyof Fields> = { [Key in Name]: z.ZodMiniOptional<Fields[Key]['filter']> };

/** The declaration of a resource. */
interface Declaration<Fields extends FieldTable, Filter, Taken> {
  /** The name of a record for people: 字典类型. */
  readonly name: string;
  /** Below `/admin-api`, with a leading slash; the calls lie under it. */
  readonly path: string;
  /** The beginning of the permissions of the calls, such as `system:dict`. */
  readonly permission: string;
  /** The fields in the order in which an editor asks for them. */
  readonly fields: Fields;
  /** The filters of a list, in the order in which people look for a record. */
  readonly filters: readonly Filter[];
  /** The id's name in the back end's messages, where that is not the name with 编号. */
  readonly id?: string;
  /** The codes of its refusals. */
  readonly codes: RefusalCodes<Taken & string>;
}

/** The codes by which a back end refuses a call. */
export interface RefusalCodes<Taken extends string = string> {
  /** There is no such record. */
  readonly missing: number;
  /** Another record has the value of a field already. Fields that are not named here may have equal values. */
  readonly taken?: { readonly [Name in Taken]?: number };
}

/**
 * Declares a business object with a list and an editor, once for back end and page: its name, its fields and the calls that
 * follow from them, which are page, get, create, update and delete, and its export where there is one. Calls of other kinds are
 * spread beside them.
 *
 * @example
 * export const dictType = resource({
 *   name: '字典类型', path: '/system/dict-type', permission: 'system:dict',
 *   fields: { name: field.requiredText('字典名称', 100), status: field.status() },
 *   filters: ['name', 'createTime'], codes: { missing: 1_002_006_001 },
 * });
 */
export function resource<
  const Fields extends FieldTable,
  const Filter extends keyof Whole<Fields> & string,
  const Taken extends keyof Fields & string,
  Exported extends Export | undefined = undefined,
>(declaration: Declaration<Fields, Filter, Taken> & { readonly export?: Exported }) {
  const { name, path, permission, filters, codes, id = `${name}编号` } = declaration;
  const fields: Whole<Fields> = { ...declaration.fields, createTime };
  // The types say which fields have a schema, because the compiler cannot follow the names through their entries.
  const stored = shapeOf(fields, (field) => field.stored) as Stored<Whole<Fields>>;
  const drafts = shapeOf(declaration.fields, (field) => field.draft) as Drafts<Fields>;
  const isFilter = (of: string): boolean => filters.some((one) => one === of);
  const narrowed = shapeOf(fields, ({ filter }, of) => (isFilter(of) ? z.optional(filter) : null)) as Filters<
    Whole<Fields>,
    Filter
  >;
  const record = z.object({ id: Id, ...stored, revision: z.optional(Revision) });
  const draft = z.object(drafts);
  const calls = crudEndpoints<typeof record, typeof draft, typeof narrowed, Exported>({
    path,
    permission,
    record,
    draft,
    filters: narrowed,
    id,
    // Left out it is undefined, which is the type's default.
    export: declaration.export as Exported,
  });
  const named: Named<Whole<Fields>, Filter, Taken> & { readonly record: typeof record } = {
    name,
    fields,
    filters,
    codes,
    record,
  };
  return { ...named, ...calls, ...undoEndpoints(path, calls) };
}

/** The schemas of fields, by their names; a field without one is left out. */
const shapeOf = (
  fields: FieldTable,
  schemaOf: (field: ResourceField, name: string) => z.ZodMiniType | null,
): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const schema = schemaOf(field, name);
      return schema === null ? [] : [[name, schema] as const];
    }),
  );

/** The part of a declaration besides its calls. */
interface Named<Fields extends FieldTable, Filter, Taken extends string> {
  readonly name: string;
  readonly fields: Fields;
  readonly filters: readonly Filter[];
  readonly codes: RefusalCodes<Taken>;
}

type Identified = z.ZodMiniType<{ readonly id: Id }, { readonly id: Id }>;

/** The result of {@link resource} for any fields. */
export interface ResourceDeclaration extends Named<FieldTable, string, string> {
  /** The schema of a record. */
  readonly record: z.ZodMiniObject;
  readonly page: Endpoint<z.ZodMiniType, z.ZodMiniType<Page<{ readonly id: Id }>>>;
  readonly get: Endpoint<Identified, z.ZodMiniType<{ readonly id: Id } | null>>;
  readonly create: Endpoint<z.ZodMiniType, z.ZodMiniType<Id>>;
  readonly update: Endpoint<Identified, z.ZodMiniType<boolean>>;
  readonly delete: Endpoint<Identified, z.ZodMiniType<boolean>>;
  readonly restore: Endpoint<Identified, z.ZodMiniType<boolean>>;
  readonly changes: Endpoint<Identified, z.ZodMiniType<RecordChange[]>>;
  readonly export?: FileEndpoint;
}

/** A record of a resource. */
export type RecordOf<Declared extends Pick<ResourceDeclaration, 'page'>> = OutputOf<Declared['page']>['list'][number];
/** The draft that an editor of a resource fills in, after validation. */
export type DraftOf<Declared extends Pick<ResourceDeclaration, 'create'>> = ParsedInputOf<Declared['create']>;
