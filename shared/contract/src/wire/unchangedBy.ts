import type * as z from 'zod/mini';

type Recognise = (value: unknown) => boolean;

/**
 * Tells whether a value of plain objects, such as parsed JSON, is what a schema would accept and give back as it is. `false`
 * means no more than that the schema has to be asked, because only some of its rules are known here.
 *
 * An answer may have ten thousand rows. A schema makes some thirty objects for each, and our content policy lets none be compiled.
 */
export const isUnchangedBy = (schema: z.core.$ZodType, value: unknown): boolean => recogniserOf(schema)(value);

const recognisers = new WeakMap<z.core.$ZodType, Recognise>();

function recogniserOf(schema: z.core.$ZodType): Recognise {
  const known = recognisers.get(schema);
  if (known !== undefined) return known;
  // A row may hold rows of its own kind, so its schema is asked for again before it is done.
  recognisers.set(schema, (value) => recogniserOf(schema)(value));
  const recognise = recogniser(schema);
  recognisers.set(schema, recognise);
  return recognise;
}

/** It stands for rules that are not known here. */
const nothing: Recognise = () => false;

function recogniser(schema: z.core.$ZodType): Recognise {
  const def = definitionOf(schema);
  if (hasChecks(def)) return nothing;
  switch (def.type) {
    case 'optional':
      return orElse(undefined, recogniserOf(def.innerType));
    case 'nullable':
      return orElse(null, recogniserOf(def.innerType));
    case 'array':
      return arrayOf(recogniserOf(def.element));
    case 'object':
      return objectOf(def.shape);
    case 'union':
      return def.inclusive === false ? nothing : oneOf(def.options.map(singleValue));
    default:
      return singleValue(schema);
  }
}

/** The general type hides the kind of a schema, which the definition's `type` tells. */
const definitionOf = (schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] => (schema as z.core.$ZodTypes)._zod.def;

const hasChecks = ({ checks = [] }: z.core.$ZodTypeDef): boolean => checks.length > 0;

function singleValue(schema: z.core.$ZodType): Recognise {
  const def = definitionOf(schema);
  if (hasChecks(def) || ('coerce' in def && def.coerce)) return nothing;
  if (def.type === 'number') return 'format' in def && def.format === 'safeint' ? Number.isSafeInteger : nothing;
  if (def.type === 'string') return 'format' in def ? nothing : (value) => typeof value === 'string';
  return def.type === 'boolean' ? (value) => typeof value === 'boolean' : nothing;
}

const orElse = (other: null | undefined, inner: Recognise): Recognise =>
  inner === nothing ? nothing : (value) => value === other || inner(value);

const arrayOf =
  (element: Recognise): Recognise =>
  (value) => {
    if (!Array.isArray(value)) return false;
    // A call of `every` would take two more frames on each level, and rows are nested as deep as somebody likes.
    for (const item of value) if (!element(item)) return false;
    return true;
  };

function oneOf(options: readonly Recognise[]): Recognise {
  // An option that is not known here comes before those after it, and might change what they would leave as it is.
  const end = options.indexOf(nothing);
  const known = end === -1 ? options : options.slice(0, end);
  return (value) => known.some((recognise) => recognise(value));
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>): Recognise {
  const fields = Object.entries(shape).map(([key, schema]) => ({ key, recognise: recogniserOf(schema) }));
  if (fields.some(({ recognise }) => recognise === nothing)) return nothing;
  const keys = new Set(Object.keys(shape));
  return (value) => {
    // Any other kind of object may have more than its own keys, and its own words for JSON.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return false;
    const record = value as Readonly<Record<string, unknown>>; // Every object has keys.
    for (const { key, recognise } of fields) if (!recognise(record[key])) return false;
    // What the schema does not name it leaves out, or has a rule for.
    for (const key in record) if (!keys.has(key)) return false;
    return true;
  };
}
