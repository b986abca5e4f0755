import { TestVariables } from '@zhilv/testing/process/test-variables';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { expect, it } from 'vitest';
import { evaluateTemplate, evaluateText } from './evaluateTemplate.ts';
import { parseTemplate } from './parseTemplate.ts';
import type { Template } from './syntax/Template.ts';
import { ExpressionError } from './value/ExpressionError.ts';

const ROUNDS = rounds({ sample: 5_000, soak: 100_000 });

const VALUES = {
  n: 3,
  rate: 2.5,
  big: Number.MAX_SAFE_INTEGER,
  t: 'abc',
  yes: true,
  none: null,
  list: [1, 'a', [2, null]],
  map: { k: 'v', deep: { x: [10] } },
};

/** Ways that lead to a class or a prototype in languages of this kind, and what they would end in. */
const ATTACKS = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'valueOf',
  'getClass',
  'hasOwnProperty',
  '__defineGetter__',
];
/** What texts are jumbled from, apart by spaces. */
const SIGNS = `( ) [ ] . , ? : { } \${ #{ \\ ' " = ; ； 😀 + - * / % == != < <= >= && || ! not empty and or div mod null true false`;
const CALLS = 'missing execution getVariable setVariable size get equals contains vars:get vars:eq var';
const LITERALS = `0 1 2.5 1e308 .5 'a' "1" '1.5' ''`;
const PIECES = [...ATTACKS, ...Object.keys(VALUES), ...[SIGNS, CALLS, LITERALS].join(' ').split(' '), ' ', '\n', '\u0000'];

const jumble = (random: SeededRandom): string => Array.from({ length: random.below(14) }, () => random.pick(PIECES)).join('');

/** Makes an expression that can be read, of any operator over any operands. */
function wellFormed(random: SeededRandom, level: number): string {
  const inner = (): string => wellFormed(random, level + 1);
  const name = (): string => random.pick([...ATTACKS, 'k', 'deep', 'x']);
  if (level > 4 || random.chance(0.25)) {
    return random.pick([
      ...Object.keys(VALUES),
      ...ATTACKS,
      '0',
      '7',
      '1.5',
      '1e300',
      "'a'",
      "'2'",
      "''",
      'null',
      'false',
      'missing',
    ]);
  }
  return random.pick<() => string>([
    () => `${inner()} ${random.pick(['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||'])} ${inner()}`,
    () => `(${inner()})`,
    () => `(${inner()}).${name()}`,
    () => `(${inner()})[${inner()}]`,
    () => `(${inner()})['${name()}']`,
    () => `(${inner()}).${random.pick(['size', 'length', 'isEmpty'])}()`,
    () => `(${inner()}).${random.pick(['get', 'contains', 'containsKey', 'equals', 'startsWith', 'endsWith'])}(${inner()})`,
    () => `${random.pick(['-', '!', 'empty '])}${inner()}`,
    () => `(${inner()} ? ${inner()} : ${inner()})`,
    () => `vars:${random.pick(['getOrDefault', 'eq', 'lt', 'contains'])}(${random.pick(Object.keys(VALUES))}, ${inner()})`,
    () => `execution.getVariable('${name()}')`,
    () => `execution.setVariable('${random.pick(['n', 't', ...ATTACKS])}', ${inner()})`,
  ])();
}

/** Gives the outcome, and fails where it is an error of ours. */
function outcome<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(ExpressionError);
    return null;
  }
}

/** Everything that can be seen of a value is what JSON can hold, but for the numbers that it has not. */
function isPlain(value: unknown): boolean {
  if (value === null || ['boolean', 'string', 'number'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

it(
  `any text is read or refused, and gives nothing but a plain value (seed ${randomSeed})`,
  { timeout: isLong ? 300_000 : 30_000 },
  () => {
    const random = new SeededRandom(randomSeed);
    const prototypes = JSON.stringify(
      [Object.prototype, Array.prototype, String.prototype].map((one) => Reflect.ownKeys(one).map(String)),
    );
    const before = JSON.stringify(VALUES);
    const count = { refused: 0, evaluated: 0, valueless: 0 };

    for (let round = 0; round < ROUNDS; round += 1) {
      const text = random.chance(0.3) ? jumble(random) : `\${${random.chance(0.1) ? jumble(random) : wellFormed(random, 0)}}`;
      const template = outcome<Template>(() => parseTemplate(text));
      if (template === null) {
        count.refused += 1;
        continue;
      }
      const scope = new TestVariables(VALUES, (name) => new ExpressionError(`变量「${name}」没有值`));
      const value = outcome(() => ({ is: evaluateTemplate(template, scope) }));
      const written = outcome(() => evaluateText(template, scope));

      if (value === null) count.valueless += 1;
      else count.evaluated += 1;
      expect({ text, plain: value === null || isPlain(value.is) }).toEqual({ text, plain: true });
      expect(written ?? '').toBeTypeOf('string');
    }

    expect(Math.min(...Object.values(count))).toBeGreaterThan(ROUNDS / 50);
    expect(JSON.stringify(VALUES)).toBe(before);
    expect(
      JSON.stringify([Object.prototype, Array.prototype, String.prototype].map((one) => Reflect.ownKeys(one).map(String))),
    ).toBe(prototypes);
  },
);
