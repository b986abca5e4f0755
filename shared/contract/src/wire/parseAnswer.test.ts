import * as z from 'zod/mini';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { describe, expect, it } from 'vitest';
import { auth } from '../system/auth.ts';
import { endpoint } from './endpoint.ts';
import { parseAnswer } from './parseAnswer.ts';
import { CommonStatus, Id, Instant, pageOf } from './values.ts';

const answering = <Output extends z.ZodMiniType>(output: Output) =>
  endpoint({ method: 'GET', path: '/x', access: 'public', input: z.object({}), output });

const row = (id: number | string, more: object = {}) => ({
  id,
  parentId: 0,
  name: `菜单${id}`,
  path: `/${id}`,
  component: null,
  visible: true,
  keepAlive: true,
  ...more,
});
const user = { id: 1, nickname: '小张', avatar: null };

describe('an answer of the very shape that its endpoint declares', () => {
  it('is given back itself, for a session may begin with ten thousand rows', () => {
    const menus = [row(1, { children: [row(2, { icon: 'folder', children: [] }), row(3, { children: null })] })];
    const answer = { user, roles: ['common'], permissions: ['system:dict:query'], menus };

    expect(parseAnswer(auth.permissionInfo, answer).data).toBe(answer);
  });

  it.each<[string, object, object]>([
    ['a row with a field that the contract does not name', row(1, { secret: 1 }), row(1)],
    [
      'one with a key that is no field of objects',
      JSON.parse(`{"__proto__":{},${JSON.stringify(row(1)).slice(1)}`) as object,
      row(1),
    ],
    ['flags that are empty', row(1, { visible: '', keepAlive: null, alwaysShow: '' }), row(1, { alwaysShow: true })],
    ['an id that is text', row('9007199254740993'), row('9007199254740993')],
  ])('is told from %s', (_what, given, taken) => {
    const answer = { user, roles: [], permissions: [], menus: [given] };

    const { data } = parseAnswer(auth.permissionInfo, answer);

    expect(data).not.toBe(answer);
    expect(data).toStrictEqual({ ...answer, menus: [taken] });
  });
});

describe('an answer that its schema changes', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['where it puts something for what is missing', z.object({ a: z.optional(z._default(z.string(), 'b')) }), {}, { a: 'b' }],
    ['by an earlier one of its options', z.union([z.string().check(z.trim()), z.string()]), ' a ', 'a'],
    ['because it takes a text for a number', z.coerce.number(), '7', 7],
    ['by one that takes a number for a text', z.union([z.coerce.string(), z.int()]), 7, '7'],
  ])('is changed %s', (_what, output, answer, taken) => {
    expect(parseAnswer(answering(output), answer).data).toEqual(taken);
  });
});

const PARSED = rounds({ sample: 3000, soak: 100_000 });

it(`reads what the schema alone would read, of ${PARSED} answers at random (seed ${randomSeed})`, () => {
  const random = new SeededRandom(randomSeed);
  let givenBack = 0;
  for (let count = 0; count < PARSED; count += 1) {
    const schema = schemaAtRandom(random, 3);
    const answer = valueFor(schema, random);
    const text = JSON.stringify(answer);

    const alone = schema.safeParse(JSON.parse(text));
    const parsed = parseAnswer(answering(schema), answer);

    expect(parsed.data, text).toStrictEqual(alone.data);
    expect('faults' in parsed, text).toBe(!alone.success);
    if (parsed.data === answer && typeof answer === 'object' && answer !== null) givenBack += 1;
  }
  expect(givenBack).toBeGreaterThan(PARSED / 50);
});

/** Schemas of single values: those that an answer may pass unchanged, and some that change or check what they take. */
const SINGLE: readonly (() => z.ZodMiniType)[] = [
  () => z.string(),
  () => z.boolean(),
  () => z.int(),
  () => Id,
  () => Instant,
  () => CommonStatus,
  () => z.number(),
  () => z.coerce.number(),
  () => z.coerce.string(),
  () => z.coerce.boolean(),
  () => z.int().check(z.minimum(2)),
  () => z.string().check(z.minLength(2)),
  () => z.string().check(z.trim()),
  () => z.email(),
  () => z._default(z.string(), 'default'),
  () =>
    z.pipe(
      z.string(),
      z.transform((text) => `${text}!`),
    ),
  () => z.unknown(),
  () => z.null(),
];

function schemaAtRandom(random: SeededRandom, depth: number): z.ZodMiniType {
  const single = (): z.ZodMiniType => random.pick(SINGLE.slice(0, random.chance(0.6) ? 4 : SINGLE.length))();
  if (depth === 0) return single();
  const inner = (): z.ZodMiniType => schemaAtRandom(random, depth - 1);
  const object = (): Record<string, z.ZodMiniType> =>
    Object.fromEntries(['a', 'b', 'c'].slice(0, 1 + random.below(3)).map((key) => [key, inner()]));
  return random.pick([
    single,
    () => z.nullish(inner()),
    () => z.optional(inner()),
    () => z.nullable(inner()),
    () => z.array(inner()),
    () => z.array(inner()).check(z.maxLength(1)),
    () => z.union([inner(), inner()]),
    () => z.xor([inner(), inner()]),
    () => z.object(object()),
    () => z.object(object()),
    () => z.strictObject(object()),
    () => z.looseObject(object()),
    () => z.object(object()).check(z.refine((value) => Object.keys(value).length > 1)),
    () => pageOf(inner()),
  ])();
}

/** Gives JSON that often is what a schema wants, and now and then something else. */
function valueFor(schema: z.ZodMiniType, random: SeededRandom): unknown {
  if (random.chance(0.03)) return random.pick([null, '', 'text', ' spaced ', 0, 7, 1.5, true, [], {}, { a: 1 }, [null]]);
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod; // The general type hides the kinds.
  switch (def.type) {
    case 'boolean':
      return random.chance(0.5);
    case 'number':
      return random.pick([0, 1, 7, 2 ** 40]);
    case 'array':
      return Array.from({ length: random.below(3) }, () => valueFor(def.element as unknown as z.ZodMiniType, random));
    case 'object': {
      const fields = Object.entries(def.shape).filter(() => random.chance(0.97));
      const extra = random.chance(0.05) ? [['more', 1] as const] : [];
      return Object.fromEntries([
        ...fields.map(([key, field]) => [key, valueFor(field as unknown as z.ZodMiniType, random)]),
        ...extra,
      ]);
    }
    case 'union':
      return valueFor(random.pick(def.options) as unknown as z.ZodMiniType, random);
    case 'optional':
    case 'nullable':
      return random.chance(0.3) ? null : valueFor(def.innerType as unknown as z.ZodMiniType, random);
    default:
      return random.pick(['text', ' spaced ', '12']);
  }
}
