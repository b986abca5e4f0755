import * as z from 'zod/mini';
import { ONE_PIXEL } from '../contract/onePixel.ts';

/** The id that {@link validInput} gives wherever an id is asked for; `plantRows` makes a row of it in every table. */
export const PLANTED_ID = 9001;

const picture = new File([ONE_PIXEL], 'sample.png');
const diagram = new File(['<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" />'], 'sample.bpmn');
/** The code of an area that there is. */
const AREA = 110_101;
const ids: readonly unknown[] = [PLANTED_ID, String(PLANTED_ID)];
const values: readonly unknown[] = [
  'sample',
  1,
  0,
  true,
  '2026-01-01 00:00:00',
  'true',
  'host',
  '/sample/page',
  20,
  {},
  picture,
  'https://sample.example/',
  '13800000000',
  '09:00',
  10,
  7,
  'permission',
  'upload',
  'before',
  '{}',
  ...ids,
];

/**
 * For tests: an input that the schema takes. It has the required fields only, or all of them where the schema refuses those
 * alone.
 * @throws Error when nothing fits; then `values` lacks an example
 */
export function validInput(schema: z.ZodMiniType, name = 'input'): unknown {
  const plain = unwrapped(schema);
  if (plain instanceof z.ZodMiniObject) return validObject(schema, plain.shape as Shape);
  if (plain instanceof z.ZodMiniArray) return [validInput(plain.def.element as z.ZodMiniType, name)];
  const candidates = [...preferred(name), ...values];
  const index = candidates.findIndex((candidate) => schema.safeParse(candidate).success);
  if (index === -1) {
    throw new Error(`No example fits the field ${name}; add one to \`values\` in ${import.meta.filename}.`);
  }
  return candidates[index];
}

/** The examples for fields in which the server looks for more than the schema does. */
function preferred(name: string): readonly unknown[] {
  if (name === 'bpmnFile') return [diagram];
  if (/areaId$/i.test(name)) return [AREA];
  return /(^id|Id|ids|Ids)$/.test(name) ? ids : [];
}

type Shape = Readonly<Record<string, z.ZodMiniType>>;

function validObject(schema: z.ZodMiniType, shape: Shape): unknown {
  const filled = (fields: readonly (readonly [string, z.ZodMiniType])[]) =>
    Object.fromEntries(fields.map(([name, field]) => [name, validInput(field, name)]));
  const fields = Object.entries(shape);
  const least = filled(fields.filter(([, field]) => !field.safeParse(undefined).success));
  // A rule about several fields may ask for one that is optional.
  return schema.safeParse(least).success ? least : filled(fields);
}

/** Gives the schema inside of optional, nullable and the like. */
function unwrapped(schema: z.ZodMiniType): unknown {
  let inner: unknown = schema;
  while (inner instanceof z.ZodMiniOptional || inner instanceof z.ZodMiniNullable || inner instanceof z.ZodMiniDefault) {
    inner = inner.def.innerType;
  }
  return inner;
}
