import { parseExpression } from './syntax/parseExpression.ts';
import type { Template, TemplatePart } from './syntax/Template.ts';
import { TokenReader } from './syntax/TokenReader.ts';
import { tokensOf } from './syntax/tokens.ts';
import { ExpressionError } from './value/ExpressionError.ts';

/** In units of the string. The longest texts of public process models are mails, of less than 3,000. */
const MOST_LENGTH = 10_000;
const OPENING = /(?<escape>\\?)(?<sign>[$#])\{/g;

/**
 * Reads a text with expressions, such as `${days > 3}` or `请假 ${days} 天`: the subset of JUEL, the expression language of
 * Flowable, that needs no classes of Java.
 * @throws ExpressionError with the position of what cannot be read
 */
export function parseTemplate(text: string): Template {
  try {
    if (text.length > MOST_LENGTH) throw new ExpressionError(`表达式超过 ${MOST_LENGTH} 个字符`, MOST_LENGTH);
    return partsOf(text);
  } catch (error) {
    if (!(error instanceof ExpressionError) || error.position === null) throw error;
    const position = Array.from(text.slice(0, error.position)).length;
    throw new ExpressionError(`表达式第 ${position + 1} 个字符处有误：${error.message}`, position);
  }
}

function partsOf(text: string): Template {
  const parts: TemplatePart[] = [];
  let plain = '';
  let place = 0;
  let sign: string | undefined;
  for (;;) {
    OPENING.lastIndex = place;
    const opening = OPENING.exec(text);
    plain += text.slice(place, opening?.index);
    if (opening !== null && opening.groups?.['escape'] !== '') {
      // What follows a backslash is text.
      plain += opening[0].slice(1);
      place = OPENING.lastIndex;
      continue;
    }
    if (plain !== '' || (opening === null && parts.length === 0)) parts.push({ kind: 'text', text: plain });
    plain = '';
    if (opening === null) return parts;

    sign ??= opening.groups?.['sign'];
    if (opening.groups?.['sign'] !== sign) throw new ExpressionError('「${」和「#{」不能混用', opening.index);
    const tokens = tokensOf(text, OPENING.lastIndex);
    const reader = new TokenReader(tokens);
    parts.push({ kind: 'expression', expression: parseExpression(reader) });
    if (!reader.sees('}')) reader.refuse('此处应为运算符或「}」');
    place = reader.peek().end;
  }
}
