import { TestVariables } from '@zhilv/testing/process/test-variables';
import { describe, expect, it } from 'vitest';
import { evaluateTemplate } from './evaluateTemplate.ts';
import { parseTemplate } from './parseTemplate.ts';
import { ExpressionError } from './value/ExpressionError.ts';

const variables = (): TestVariables =>
  new TestVariables(
    { n: 3, rate: 2.5, t: 'abc', blank: '', none: null, list: ['a', 2, { k: 1 }], map: { k: 'v' }, yes: true },
    (name) => new ExpressionError(`变量「${name}」没有值`),
  );

const valueIn = (text: string, scope = variables()): unknown => evaluateTemplate(parseTemplate(text), scope);

describe('methods', () => {
  it.each([
    ['${list.size()}', 3],
    ['${map.size()}', 1],
    ['${t.length()}', 3],
    ["${'张三'.length()}", 2],
    ['${blank.isEmpty()}', true],
    ['${map.isEmpty()}', false],
    ["${list.contains('a')}", true],
    ['${list.contains(2)}', true],
    ['${list.contains(2.0)}', false],
    ['${list.contains(none)}', false],
    ["${t.contains('bc')}", true],
    ["${t.equals('abc')}", true],
    ['${n.equals(3)}', true],
    ['${n.equals(t)}', false],
    ["${t.startsWith('ab')}", true],
    ["${t.endsWith('ab')}", false],
    ["${map.containsKey('k')}", true],
    ["${map.get('k')}", 'v'],
    ["${map.get('x')}", null],
    ['${list.get(2).k}', 1],
  ])('%s', (text, value) => {
    expect(valueIn(text)).toEqual(value);
  });

  it.each([
    ['${none.size()}', '值为空，不能调用方法 size()'],
    ['${n.size()}', '「3」没有方法 size()'],
    ['${t.size()}', '「abc」没有方法 size()'],
    ['${list.length()}', '列表没有方法 length()'],
    ['${t.contains(1)}', '方法的参数应为文本，而不是「1」'],
    ['${list.get(3)}', '列表有 3 项，没有序号 3'],
    ['${list.get(-1)}', '列表有 3 项，没有序号 -1'],
    ["${list.get('a')}", '列表的序号应为整数，而不是「a」'],
  ])('are refused where they do not fit: %s', (text, reason) => {
    expect(() => valueIn(text)).toThrow(reason);
  });
});

describe('functions that look at a variable', () => {
  it.each([
    ["${vars:get('t')}", 'abc'],
    ['${var:get(t)}', 'abc'],
    ['${variables:get(missing)}', null],
    ['${vars:getOrDefault(missing, 1.0) + n}', 4],
    ["${vars:getOrDefault(none, 'x')}", 'x'],
    ['${vars:exists(t)}', true],
    ['${vars:exists(none)}', false],
    ['${vars:empty(blank) and vars:isEmpty(missing)}', true],
    ['${vars:isNotEmpty(list)}', true],
    ['${vars:empty(n)}', false],
    ['${vars:eq(n, 3.0)}', true],
    ['${vars:equals(missing, null)}', true],
    ['${vars:ne(missing, 1)}', false],
    ["${vars:notEquals(t, 'x')}", true],
    ['${vars:lt(n, 3.5)}', true],
    ['${vars:gte(n, 3)}', true],
    ["${vars:greaterThan(t, 'abb')}", true],
    ['${vars:lowerThan(missing, 3)}', false],
    ['${vars:lowerThan(list, 3)}', false],
    ["${vars:contains(list, 'a', 2)}", true],
    ["${vars:contains(list, 'a', 'x')}", false],
    ["${vars:containsAny(t, 'x', 'bc')}", true],
    ['${vars:contains(n, 3)}', false],
  ])('%s', (text, value) => {
    expect(valueIn(text)).toEqual(value);
  });

  it.each([
    ["${vars:lowerThan(n, 'a')}", '「3」和「a」不能比较大小'],
    ['${vars:contains(t, 1)}', '文本中只能查找文本，而不是「1」'],
    ['${vars:get(1)}', '变量名应为文本，而不是「1」'],
    ["${vars:get('')}", '变量名应为文本，而不是「」'],
  ])('are refused where the values do not fit: %s', (text, reason) => {
    expect(() => valueIn(text)).toThrow(reason);
  });
});

describe('the execution', () => {
  it('is asked for variables', () => {
    expect(valueIn("${execution.getVariable('map').k}")).toBe('v');
    expect(valueIn("${execution.getVariable('missing')}")).toBeNull();
    expect(valueIn("${execution.hasVariable('none')}")).toBe(true);
    expect(valueIn("${execution.hasVariable('constructor')}")).toBe(false);
  });

  it('is given plain values', () => {
    const scope = variables();

    expect(valueIn("${execution.setVariable('half', n / 2 * 4)}", scope)).toBeNull();
    expect(scope.variable('half')).toBe(6);
  });

  it('has no variable that would change the prototype of others', () => {
    expect(() => valueIn("${execution.setVariable('__proto__', map)}")).toThrow('变量不能命名为「__proto__」');
  });
});
