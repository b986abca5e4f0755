import * as z from 'zod/mini';

/** Field names to values, without a prototype: a parameter called `__proto__` is a name like any other. */
export type Fields = Record<string, unknown>;

/**
 * Reads from a query string what `schema` takes. A list may come as `ids=1&ids=2`, `ids=1,2` or `ids[0]=1&ids[1]=2`
 * (docs/protocol/README.md §6); parameters without a value count as absent, except inside a list, where they keep their place.
 */
export function queryFields(query: URLSearchParams, schema: z.ZodMiniType): Fields {
  const fields: Fields = Object.create(null);
  for (const [key, values] of takenValues(query, schema)) {
    const [, name, index] = INDEXED.exec(key) ?? [];
    if (name !== undefined) place(fields, name, Number(index), values[0] ?? '');
    else if (values.every((value) => value === '')) continue;
    else fields[key] = isList(schema, key) ? values.flatMap((value) => value.split(',')) : values[0];
  }
  return fields;
}

/** Three digits: more than any list has use for, and a huge index would make a huge array. */
const INDEXED = /^([^[]+)\[(\d{1,3})\]$/;

/** Gives the values of each key that the schema takes. An address has room for thousands that it does not. */
function takenValues(query: URLSearchParams, schema: z.ZodMiniType): ReadonlyMap<string, readonly string[]> {
  const names = new Set(schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : []);
  const values = new Map<string, string[]>();
  for (const [key, value] of query) {
    if (!names.has(INDEXED.exec(key)?.[1] ?? key)) continue;
    const given = values.get(key);
    if (given === undefined) values.set(key, [value]);
    else given.push(value);
  }
  return values;
}

function place(fields: Fields, name: string, index: number, value: string): void {
  const list: unknown[] = Array.isArray(fields[name]) ? fields[name] : [];
  while (list.length < index) list.push('');
  list[index] = value;
  fields[name] = list;
}

/** Tells whether the schema's field takes an array, wrapped or not. */
function isList(schema: z.ZodMiniType, name: string): boolean {
  if (!(schema instanceof z.ZodMiniObject) || !Object.hasOwn(schema.shape, name)) return false;
  let field: unknown = schema.shape[name];
  while (true) {
    if (field instanceof z.ZodMiniArray) return true;
    if (field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable || field instanceof z.ZodMiniDefault)
      field = field.def.innerType;
    else if (field instanceof z.ZodMiniPipe) field = field.def.in;
    else return false;
  }
}
