import type { ExpressionScope } from '../../expression/call/ExpressionScope.ts';
import { evaluateCondition, evaluateTemplate, evaluateText } from '../../expression/evaluateTemplate.ts';
import type { Template } from '../../expression/syntax/Template.ts';
import { ExpressionError } from '../../expression/value/ExpressionError.ts';
import type { Instance, RoundCount, Token, Variables } from '../state/ProcessState.ts';
import { Refusal } from '../state/Refusal.ts';
import type { LiveInstance, LiveToken, Run } from './Run.ts';

/** Skip expressions are looked at only if this variable says so. */
const SKIPPING = '_FLOWABLE_SKIP_EXPRESSION_ENABLED';

const COUNTS: ReadonlyMap<string, keyof RoundCount> = new Map([
  ['nrOfInstances', 'total'],
  ['nrOfActiveInstances', 'active'],
  ['nrOfCompletedInstances', 'completed'],
]);

/** Gives the variables with one more. Any text is a name, also `__proto__`. */
export const withVariable = (variables: Variables, name: string, value: unknown): Variables => ({ ...variables, [name]: value });

/** From where variables are seen. */
export type Place = Token | Instance;

/**
 * As {@link withVariable}, with a value that was worked out.
 * @throws Refusal when JSON cannot hold it
 */
export function withValue(variables: Variables, from: Place, name: string, value: unknown): Variables {
  requireFinite(from, name, value);
  return withVariable(variables, name, value);
}

/** @throws Refusal for a quotient such as 1 / 0, which JSON cannot hold */
function requireFinite(from: Place, name: string, value: unknown): void {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new Refusal('expression', `变量「${name}」的值不是有限的数`, elementOf(from));
}

/** Gives the value of a variable that is seen from there: the token's own, that of what is around it, or that of its instance. */
export function variableOf(run: Run, from: Place, name: string): { readonly value: unknown } | null {
  for (const place of placesOf(run, from)) {
    if (Object.hasOwn(place.variables, name)) return { value: place.variables[name] };
    const count = 'round' in place && place.round !== null ? COUNTS.get(name) : undefined;
    if (count !== undefined && 'round' in place) return { value: place.round?.[count] };
  }
  return null;
}

/** Gives all variables that are seen from there, a round's counts among them. */
export const visibleVariables = (run: Run, from: Place): Variables =>
  Object.fromEntries(
    [...placesOf(run, from)].toReversed().flatMap((place) => {
      const round = 'round' in place ? place.round : null;
      const counts = round === null ? [] : [...COUNTS].map(([name, count]) => [name, round[count]] as const);
      return [...counts, ...Object.entries(place.variables)];
    }),
  );

/** Sets a variable where it is, or at the instance where it is nowhere yet. */
export function setVariable(run: Run, from: Place, name: string, value: unknown): void {
  requireFinite(from, name, value);
  const places = [...placesOf(run, from)];
  const place = places.find(({ variables }) => Object.hasOwn(variables, name)) ?? places.at(-1);
  if (place === undefined) return;
  // Copied once for each command, for a process may have thousands of them and set each.
  if (!run.ownVariables.has(place.variables)) {
    place.variables = { ...place.variables };
    run.ownVariables.add(place.variables);
  }
  Object.defineProperty(place.variables, name, { value, configurable: true, enumerable: true, writable: true });
}

export function setVariables(run: Run, from: Place, variables: Variables = {}): void {
  for (const [name, value] of Object.entries(variables)) setVariable(run, from, name, value);
}

/** From the token itself to its instance; an event at the edge of an activity is inside of that. */
function* placesOf(run: Run, from: Place): Generator<LiveToken | LiveInstance> {
  if ('definition' in from) return yield run.instance(from.ref);
  for (let ref: number | null = from.ref; ref !== null;) {
    const around: LiveToken | undefined = run.tokens.get(ref);
    if (around === undefined) break;
    yield around;
    ref = around.host ?? around.parent;
  }
  yield run.instance(from.instance);
}

const elementOf = (from: Place): string | null => ('definition' in from ? null : from.node);

/** @throws Refusal when the template has no value */
export const valueOf = (run: Run, from: Place, template: Template): unknown =>
  evaluated(from, () => evaluateTemplate(template, scopeOf(run, from), run.effort));

/** Gives null for an absent template, and for a value that is null or an empty text. */
export function textOf(run: Run, from: Place, template: Template | null): string | null {
  if (template === null) return null;
  return evaluated(from, () => evaluateText(template, scopeOf(run, from), run.effort)) || null;
}

/** Longer names and keys are not kept. */
const MOST_CHARACTERS = 255;

/**
 * Gives a text by which something is found, as {@link textOf}.
 * @throws Refusal when it is too long for that
 */
export function keyOf(run: Run, from: Place, template: Template | null): string | null {
  const text = textOf(run, from, template);
  if (text === null || Array.from(text).length <= MOST_CHARACTERS) return text;
  throw new Refusal('expression', `名称或标识「${text.slice(0, 20)}…」超过 ${MOST_CHARACTERS} 个字符`, elementOf(from));
}

/** @throws Refusal when it has no value, or one that is neither true nor false */
export const isTrue = (run: Run, from: Place, condition: Template): boolean =>
  evaluated(from, () => evaluateCondition(condition, scopeOf(run, from), run.effort));

/** Null when there is nothing to skip, or skipping is not allowed; otherwise whether it is skipped. */
export function skips(run: Run, from: Place, skip: Template | null): boolean | null {
  if (skip === null) return null;
  const allowed = variableOf(run, from, SKIPPING)?.value ?? false;
  if (allowed !== true && allowed !== 'true') return null;
  return isTrue(run, from, skip);
}

const scopeOf = (run: Run, from: Place): ExpressionScope => ({
  variable(name) {
    const found = variableOf(run, from, name);
    if (found === null) throw new ExpressionError(`变量「${name}」没有设置`);
    return found.value;
  },
  has: (name) => variableOf(run, from, name) !== null,
  set: (name, value) => setVariable(run, from, name, value),
});

function evaluated<Value>(from: Place, evaluate: () => Value): Value {
  try {
    return evaluate();
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const element = elementOf(from);
    const where = element === null ? '' : `节点「${element}」的`;
    throw new Refusal('expression', `${where}表达式无法求值：${error.message}`, element);
  }
}
