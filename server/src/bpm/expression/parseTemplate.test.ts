import { describe, expect, it } from 'vitest';
import { parseTemplate } from './parseTemplate.ts';
import { ExpressionError } from './value/ExpressionError.ts';

function refusal(text: string): ExpressionError {
  try {
    parseTemplate(text);
  } catch (error) {
    if (error instanceof ExpressionError) return error;
    throw error;
  }
  throw new Error(`${text} was not refused`);
}

describe('a template', () => {
  it('is text and expressions in turn', () => {
    expect(parseTemplate('请假 ${days} 天')).toEqual([
      { kind: 'text', text: '请假 ' },
      { kind: 'expression', expression: { kind: 'variable', name: 'days' } },
      { kind: 'text', text: ' 天' },
    ]);
    expect(parseTemplate('')).toEqual([{ kind: 'text', text: '' }]);
  });

  it.each([
    ['\\${n}', '${n}'],
    ['\\#{n}', '#{n}'],
    ['\\\\${n}', '\\${n}'],
    [String.raw`a\b`, String.raw`a\b`],
    ['$n # {n} $', '$n # {n} $'],
  ])('takes %s for text', (written, text) => {
    expect(parseTemplate(written)).toEqual([{ kind: 'text', text }]);
  });

  it('is the same after it was kept as JSON', () => {
    const template = parseTemplate("x ${a.b[0].size() > 1.5 ? -n : vars:get(m) == 'x' and execution.hasVariable('y')}");

    expect(JSON.parse(JSON.stringify(template))).toEqual(template);
  });

  it('reads both signs, but not side by side', () => {
    expect(parseTemplate('#{n}')).toEqual(parseTemplate('${n}'));
    expect(refusal('${a}和#{b}')).toMatchObject({ position: 5 });
  });

  it('reads operators by their words, and names in any script', () => {
    expect(parseTemplate('${a ge 1 and not b or c div 2 ne d mod 3}')).toEqual(
      parseTemplate('${a >= 1 && !b || c / 2 != d % 3}'),
    );
    expect(parseTemplate('${天数}')).toEqual([{ kind: 'expression', expression: { kind: 'variable', name: '天数' } }]);
  });
});

describe('what cannot be read is refused with its place', () => {
  it.each([
    ['${}', 2, '表达式不完整'],
    ['${n', 3, '表达式没有结束，缺少「}」'],
    ['${n >}', 5, '表达式不完整'],
    ['${=n}', 2, '无法识别的字符「=」'],
    ["天数 ${'a}", 5, "文本没有结束，缺少引号「'」"],
    ['😀 ${n +}', 7, '表达式不完整'],
    ['${n （1）}', 4, '无法识别的字符「（」，请使用半角符号'],
    ["${'it''s'}", 6, '此处应为运算符或「}」'],
    ["${'a\\n'}", 5, '文本中的「\\」之后只能是引号或「\\」'],
    ['${(n}', 4, '缺少「)」'],
    ['${a[1}', 5, '缺少「]」'],
    ['${a ? b}', 7, '缺少「:」'],
    ['${a.}', 4, '「.」之后缺少属性名'],
    ['${a b}', 4, '此处应为运算符或「}」'],
    ['${9007199254740993}', 2, '数字过大'],
    ['${1e999}', 2, '数字过大'],
    ['${a instanceof b}', 4, '此处应为运算符或「}」'],
  ])('%s', (text, position, reason) => {
    expect(refusal(text)).toMatchObject({ position, message: `表达式第 ${position + 1} 个字符处有误：${reason}` });
  });

  it.each([
    ['${t.getClass()}', '不支持方法 getClass()'],
    ["${t.toString().equals('a')}", '不支持方法 toString()'],
    ["${m['getClass']()}", '此处应为运算符或「}」'],
    ['${bean(1)}', '不支持函数 bean()'],
    ['${date:now()}', '不支持函数 date:now()'],
    ['${vars:constructor(n)}', '不支持函数 vars:constructor()'],
    ['${vars:get()}', '应有 1 个参数，而不是 0 个'],
    ['${vars:contains()}', '缺少变量名'],
    ['${l.size(1)}', '应有 0 个参数，而不是 1 个'],
    ['${execution}', 'execution 只能用于'],
    ['${execution.id}', 'execution 只能用于'],
    ["${execution.'getVariable'('a')}", 'execution 只能用于'],
    ["${execution.setVariable('n')}", '应有 2 个参数，而不是 1 个'],
  ])('%s, which would need a class of Java or a function that there is not', (text, reason) => {
    expect(refusal(text).message).toContain(reason);
  });
});

describe('a hostile text', () => {
  it('is refused where it is too long', () => {
    expect(refusal(`\${${'1+'.repeat(6_000)}1}`).message).toContain('表达式超过 10000 个字符');
  });

  it.each([
    ['parentheses', `\${${'('.repeat(4_900)}1${')'.repeat(4_900)}}`],
    ['indexes', `\${${'a['.repeat(2_000)}1${']'.repeat(2_000)}}`],
    ['choices', `\${${'a?'.repeat(2_000)}1${':2'.repeat(2_000)}}`],
    ['choices after one another', `\${${'a?1:'.repeat(2_000)}2}`],
    ['arguments', `\${${'vars:get('.repeat(900)}1${')'.repeat(900)}}`],
  ])('is refused where %s are too deep', (_what, text) => {
    expect(refusal(text).message).toContain('表达式的嵌套超过 100 层');
  });

  it.each(['(', '-', '!', 'empty ', '1+', 'a.', 'a[', "'", '"\\', 'a?', '${', '[', '1e', '1.', ')', '😀'])(
    'is refused in no time where it repeats %s',
    (piece) => {
      expect(refusal(`\${${piece.repeat(9_900 / piece.length)}`)).toBeInstanceOf(ExpressionError);
    },
  );
});
