import { ExpressionError } from '../value/ExpressionError.ts';

export interface Token {
  readonly kind: 'name' | 'word' | 'integer' | 'double' | 'text' | 'sign';
  /** What it means: of a text its content, of an operator its sign, so that `and` is `&&`. */
  readonly text: string;
  readonly spelling: string;
  /** Where it begins and ends in the whole template, in units of its string. */
  readonly start: number;
  readonly end: number;
}

/** Words that name no variable; those that are operators stand for a sign. */
const WORDS = new Map([
  ...['null', 'true', 'false', 'empty', 'instanceof'].map((word) => [word, word] as const),
  ['and', '&&'],
  ['or', '||'],
  ['not', '!'],
  ['eq', '=='],
  ['ne', '!='],
  ['lt', '<'],
  ['le', '<='],
  ['gt', '>'],
  ['ge', '>='],
  ['div', '/'],
  ['mod', '%'],
]);

const SPACE = /\s*/y;
/** A name as in Java. */
const NAME = /[\p{L}\p{Nl}\p{Sc}\p{Pc}][\p{L}\p{Nl}\p{Sc}\p{Pc}\p{Nd}\p{Mn}\p{Mc}]*/uy;
const NUMBER = /(?:\d+(?<point>\.)?\d*|(?<lead>\.)\d+)(?<exponent>[eE][+-]?\d+)?/y;
const SIGN = /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:()[\].,}]/y;
const FULL_WIDTH = /[\u3000-\u3003\u2018-\u201d\uff01-\uff5e]/;

/**
 * Reads the tokens of an expression up to and with the brace that ends it.
 * @throws ExpressionError with its position in units of the string
 */
export function tokensOf(template: string, start: number): readonly Token[] {
  const tokens: Token[] = [];
  let place = start;
  for (;;) {
    place += matchAt(SPACE, template, place)?.[0].length ?? 0;
    if (place >= template.length) throw new ExpressionError('表达式没有结束，缺少「}」', place);
    const token = tokenAt(template, place);
    tokens.push(token);
    if (token.kind === 'sign' && token.text === '}') return tokens;
    place = token.end;
  }
}

function tokenAt(template: string, start: number): Token {
  const character = template.charAt(start);
  if (character === "'" || character === '"') return textAt(template, start, character);
  const token = (kind: Token['kind'], spelling: string, text = spelling): Token => ({
    kind,
    text,
    spelling,
    start,
    end: start + spelling.length,
  });

  const number = matchAt(NUMBER, template, start);
  if (number !== null) {
    const { point, lead, exponent } = number.groups ?? {};
    return token(point === undefined && lead === undefined && exponent === undefined ? 'integer' : 'double', number[0]);
  }
  const name = matchAt(NAME, template, start)?.[0];
  if (name !== undefined) {
    const word = WORDS.get(name);
    return word === undefined ? token('name', name) : token('word', name, word);
  }
  const sign = matchAt(SIGN, template, start)?.[0];
  if (sign !== undefined) return token('sign', sign);

  const shown = String.fromCodePoint(template.codePointAt(start) ?? 0);
  const hint = FULL_WIDTH.test(shown) ? '，请使用半角符号' : '';
  throw new ExpressionError(`无法识别的字符「${shown}」${hint}`, start);
}

function textAt(template: string, start: number, quote: string): Token {
  let text = '';
  for (let place = start + 1; place < template.length; place += 1) {
    const character = template.charAt(place);
    if (character === quote) {
      return { kind: 'text', text, spelling: template.slice(start, place + 1), start, end: place + 1 };
    }
    if (character !== '\\') {
      text += character;
      continue;
    }
    place += 1;
    const escaped = template.charAt(place);
    if (!['\\', "'", '"'].includes(escaped)) {
      throw new ExpressionError('文本中的「\\」之后只能是引号或「\\」', place);
    }
    text += escaped;
  }
  throw new ExpressionError(`文本没有结束，缺少引号「${quote}」`, start);
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place;
  return pattern.exec(text);
}
