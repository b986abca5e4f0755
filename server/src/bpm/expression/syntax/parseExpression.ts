import { isMethodName, METHODS } from '../call/methods.ts';
import { FUNCTION_PREFIXES, functionParameters } from '../call/variableFunctions.ts';
import { type BinaryOperator, EXECUTION_METHODS, type Expression, type Link, type Step, type UnaryOperator } from './Template.ts';
import type { TokenReader } from './TokenReader.ts';
import type { Token } from './tokens.ts';

/** Parentheses, indexes, arguments and choices within one another; each level takes a dozen calls. */
const MOST_LEVELS = 100;

/** Binary operators from the loosest rank to the tightest, below `or` and `and`. */
const RANKS: readonly (readonly BinaryOperator[])[] = [
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/**
 * Reads an expression by recursive descent, up to the sign that cannot belong to it.
 * @throws ExpressionError with its position in units of the string
 */
export function parseExpression(reader: TokenReader, level = 0): Expression {
  if (level > MOST_LEVELS) reader.refuse(`表达式的嵌套超过 ${MOST_LEVELS} 层`);
  const condition = parseAny(reader, level);
  if (!reader.takes('?')) return condition;
  const yes = parseExpression(reader, level + 1);
  reader.expect(':');
  return { kind: 'choice', condition, yes, no: parseExpression(reader, level + 1) };
}

function parseAny(reader: TokenReader, level: number): Expression {
  const first = parseAll(reader, level);
  if (!reader.sees('||')) return first;
  const operands = [first];
  while (reader.takes('||')) operands.push(parseAll(reader, level));
  return { kind: 'or', operands };
}

function parseAll(reader: TokenReader, level: number): Expression {
  const first = parseRank(reader, level, 0);
  if (!reader.sees('&&')) return first;
  const operands = [first];
  while (reader.takes('&&')) operands.push(parseRank(reader, level, 0));
  return { kind: 'and', operands };
}

function parseRank(reader: TokenReader, level: number, rank: number): Expression {
  const operators = RANKS[rank];
  if (operators === undefined) return parseUnary(reader, level);
  const first = parseRank(reader, level, rank + 1);
  const rest: Link[] = [];
  for (;;) {
    const operator = operators.find((sign) => reader.takes(sign));
    if (operator === undefined) return rest.length === 0 ? first : { kind: 'chain', first, rest };
    rest.push({ operator, operand: parseRank(reader, level, rank + 1) });
  }
}

function parseUnary(reader: TokenReader, level: number): Expression {
  const operators: UnaryOperator[] = [];
  for (;;) {
    if (reader.takes('-')) operators.push('-');
    else if (reader.takes('!')) operators.push('not');
    else if (reader.takes('empty')) operators.push('empty');
    else break;
  }
  const operand = parsePath(reader, level);
  return operators.length === 0 ? operand : { kind: 'unary', operators, operand };
}

function parsePath(reader: TokenReader, level: number): Expression {
  const base = parseBase(reader, level);
  const steps: Step[] = [];
  for (;;) {
    if (reader.takes('.')) steps.push(parseMember(reader, level));
    else if (reader.takes('[')) {
      steps.push({ kind: 'index', index: parseExpression(reader, level + 1) });
      reader.expect(']');
    } else return steps.length === 0 ? base : { kind: 'path', base, steps };
  }
}

function parseMember(reader: TokenReader, level: number): Step {
  const token = reader.peek();
  if (token.kind !== 'name') reader.refuse('「.」之后缺少属性名');
  reader.take();
  if (!reader.sees('(')) return { kind: 'property', name: token.text };
  const name = token.text;
  if (!isMethodName(name)) return reader.refuse(`不支持方法 ${name}()，可用的方法有 ${Object.keys(METHODS).join('、')}`, token);
  const [argument = null] = parseArguments(reader, level, METHODS[name].parameters, token);
  return { kind: 'method', name, argument };
}

function parseBase(reader: TokenReader, level: number): Expression {
  const token = reader.peek();
  if (reader.takes('(')) {
    const inner = parseExpression(reader, level + 1);
    reader.expect(')');
    return inner;
  }
  switch (token.kind) {
    case 'name':
      return parseName(reader, level);
    case 'text':
      reader.take();
      return { kind: 'literal', value: token.text };
    case 'integer':
    case 'double':
      reader.take();
      return parseNumber(reader, token);
    case 'word':
    case 'sign':
      if (reader.takes('null')) return { kind: 'literal', value: null };
      if (reader.takes('true')) return { kind: 'literal', value: true };
      if (reader.takes('false')) return { kind: 'literal', value: false };
      return reader.refuse(token.text === '}' ? '表达式不完整' : `此处不能是「${token.text}」`);
  }
}

function parseNumber(reader: TokenReader, token: Token): Expression {
  const value = Number(token.text);
  const fits = token.kind === 'integer' ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (!fits) reader.refuse('数字过大', token);
  return token.kind === 'integer' ? { kind: 'literal', value } : { kind: 'double', value };
}

function parseName(reader: TokenReader, level: number): Expression {
  const token = reader.take();
  if (token.text === 'execution') return parseExecution(reader, level, token);
  // A function may be called like an operator, as `vars:empty` is.
  const named = reader.peek(1);
  if (reader.sees(':') && (named.kind === 'name' || named.kind === 'word') && reader.sees('(', 2)) {
    reader.take();
    return parseFunction(reader, level, token);
  }
  if (reader.sees('(')) reader.refuse(`不支持函数 ${token.text}()`, token);
  return { kind: 'variable', name: token.text };
}

function parseExecution(reader: TokenReader, level: number, token: Token): Expression {
  const { kind, text: method } = reader.peek(1);
  if (!reader.sees('.') || kind !== 'name' || !isExecutionMethod(method) || !reader.sees('(', 2)) {
    const known = Object.keys(EXECUTION_METHODS).map((name) => `execution.${name}()`);
    return reader.refuse(`execution 只能用于 ${known.join('、')}`, token);
  }
  reader.take();
  reader.take();
  return { kind: 'execution', method, values: parseArguments(reader, level, EXECUTION_METHODS[method], token) };
}

const isExecutionMethod = (name: string): name is keyof typeof EXECUTION_METHODS => Object.hasOwn(EXECUTION_METHODS, name);

function parseFunction(reader: TokenReader, level: number, prefix: Token): Expression {
  const token = reader.take();
  const name = token.spelling;
  const parameters = FUNCTION_PREFIXES.has(prefix.text) ? functionParameters(name) : undefined;
  if (parameters === undefined) reader.refuse(`不支持函数 ${prefix.text}:${name}()`, prefix);
  const [first, ...values] = parseArguments(reader, level, parameters === null ? null : parameters + 1, prefix);
  if (first === undefined) return reader.refuse(`函数 ${prefix.text}:${name}() 缺少变量名`, prefix);
  // The name of the variable may stand without quotes.
  const variable: Expression = first.kind === 'variable' ? { kind: 'literal', value: first.name } : first;
  return { kind: 'function', name, variable, values };
}

function parseArguments(reader: TokenReader, level: number, count: number | null, token: Token): readonly Expression[] {
  reader.expect('(');
  const values: Expression[] = [];
  if (!reader.sees(')')) {
    do values.push(parseExpression(reader, level + 1));
    while (reader.takes(','));
  }
  reader.expect(')');
  if (count !== null && values.length !== count) reader.refuse(`应有 ${count} 个参数，而不是 ${values.length} 个`, token);
  return values;
}
