import { Effort } from './Effort.ts';
import { ExpressionError } from './ExpressionError.ts';
import { isDouble, isList, isMap, isNumber, numberOf, type Value, valueOf } from './Value.ts';

/** Variables that people send are not that deep. */
const MOST_LEVELS = 100;
/** Java writes smaller and greater doubles with an exponent. */
const DECIMAL_FROM = 1e-3;
const DECIMAL_BELOW = 1e7;
const SHOWN_CHARACTERS = 40;

/**
 * Writes a value as Java does, which is what people see in names and texts: null as nothing, whole doubles as `2.0`, lists as
 * `[1, 2]` and objects as `{k=v}`.
 * @throws ExpressionError when the value is too deep or too long, or cannot be a variable
 */
export const textOf = (value: unknown, effort = new Effort()): string => (value === null ? '' : nestedText(value, effort, 0));

/** Writes a value in a message, cut where it is long. */
export function shown(value: Value): string {
  if (value === null) return '空值';
  if (isList(value)) return '列表';
  if (isMap(value)) return '对象';
  const text = typeof value === 'string' ? value : textOf(value);
  return `「${text.length > SHOWN_CHARACTERS ? `${text.slice(0, SHOWN_CHARACTERS)}…` : text}」`;
}

function nestedText(found: unknown, effort: Effort, level: number): string {
  if (level > MOST_LEVELS) throw new ExpressionError(`变量的嵌套超过 ${MOST_LEVELS} 层，不能转换为文本`);
  const value = valueOf(found);
  effort.spend(2);
  if (isList(value)) return `[${value.map((item) => nestedText(item, effort, level + 1)).join(', ')}]`;
  if (isMap(value)) {
    const entries = Object.entries(value).map(([key, item]) => {
      effort.spend(key.length);
      return `${key}=${nestedText(item, effort, level + 1)}`;
    });
    return `{${entries.join(', ')}}`;
  }
  const text = plainText(value);
  effort.spend(text.length);
  return text;
}

function plainText(value: Value): string {
  if (value === null || !isNumber(value)) return String(value);
  return isDouble(value) ? doubleText(numberOf(value)) : String(value);
}

/** Writes a number as `Double.toString` of Java. */
function doubleText(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, 0) ? '0.0' : '-0.0';
  const size = Math.abs(value);
  if (size >= DECIMAL_FROM && size < DECIMAL_BELOW) return withFraction(String(value));
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${withFraction(digits)}E${Number(exponent)}`;
}

const withFraction = (digits: string): string => (digits.includes('.') ? digits : `${digits}.0`);
