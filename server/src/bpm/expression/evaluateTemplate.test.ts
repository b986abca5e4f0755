import { TestVariables } from '@zhilv/testing/process/test-variables';
import { describe, expect, it } from 'vitest';
import { evaluateCondition, evaluateTemplate, evaluateText } from './evaluateTemplate.ts';
import { parseTemplate } from './parseTemplate.ts';
import { ExpressionError } from './value/ExpressionError.ts';

const VARIABLES = {
  name: '张三',
  days: 4,
  rate: 2.5,
  yes: true,
  none: null,
  list: [1, 2],
  // An own property of this name is what JSON can bring.
  order: JSON.parse('{"no":7,"items":["x",{"y":"z"}],"__proto__":{"own":1}}') as unknown,
};

const scope = (more: Readonly<Record<string, unknown>> = {}): TestVariables =>
  new TestVariables({ ...VARIABLES, ...more }, (name) => new ExpressionError(`变量「${name}」没有值`));

const valueIn = (text: string, more?: Readonly<Record<string, unknown>>): unknown =>
  evaluateTemplate(parseTemplate(text), scope(more));

describe('a template', () => {
  it.each([
    ['${days}', 4],
    ['${days * 2 + 1}', 9],
    ['${10 - 2 - 3}', 5],
    ['${(days + 2) * 3 % 4}', 2],
    ['${7 / 2}', 3.5],
    ['${days > 3 && !empty list}', true],
    ["${days == '4'}", true],
    ["${yes ? order.items[1].y : 'no'}", 'z'],
    ["${'1' + '2'}", 3],
    ["${'1.5' + 1}", 2.5],
    ['${- -days}', 4],
    ['${!yes == false}', true],
    ['${order.missing.more}', null],
    ['${list[5]}', null],
    ['${order[1]}', null],
    ["${order['no']}", 7],
    ['${list == list and list != order.items}', true],
    ["${list['1']}", 2],
  ])('alone keeps the type of its value: %s', (text, value) => {
    expect(valueIn(text)).toEqual(value);
  });

  it('beside text gives text', () => {
    expect(valueIn('${name}请假 ${days} 天')).toBe('张三请假 4 天');
    expect(valueIn('${none}-${list}-${order.items}')).toBe('-[1, 2]-[x, {y=z}]');
  });

  it.each([
    ['${days / 2}', '2.0'],
    ['${days}', '4'],
    ['${rate}', '2.5'],
    ['${1.0 - 1}', '0.0'],
    ['${-0.0}', '-0.0'],
    ['${0 * -1}', '0'],
    ['${1 / 0}', 'Infinity'],
    ['${10000000.0}', '1.0E7'],
    ['${0.00012}', '1.2E-4'],
    ['${1234567.0}', '1234567.0'],
    ['${none}', ''],
  ])('is written as Java writes it: %s is %s', (text, written) => {
    expect(evaluateText(parseTemplate(text), scope())).toBe(written);
    expect(valueIn(`=${text}`)).toBe(`=${written}`);
  });
});

describe('a condition', () => {
  const holds = (text: string): boolean => evaluateCondition(parseTemplate(text), scope());

  it('is true or false', () => {
    expect(holds('${days > 3}')).toBe(true);
    expect(holds('${days gt 3 and empty list}')).toBe(false);
  });

  it.each(['${null}', '${none}', "${'true'}", '${1}', 'true', ' ${yes}'])(
    'is refused where it gives something else: %s',
    (text) => {
      expect(() => holds(text)).toThrow('条件的结果应为真或假，而不是');
    },
  );
});

describe('what has no value is refused', () => {
  it.each([
    ['${missing}', '变量「missing」没有值'],
    ['${missing == null}', '变量「missing」没有值'],
    ['${empty missing}', '变量「missing」没有值'],
    ["${name + '!'}", '「张三」不是整数'],
    ['${true == 1}', '「true」不是整数'],
    ["${'abc' > 1}", '「abc」不是整数'],
    ['${list > 1}', '列表不是整数'],
    ['${yes < list}', '「true」和列表不能比较大小'],
    ['${not days}', '「4」不是真或假'],
    ['${-yes}', '「true」不是数字，不能取负'],
    ['${rate + name}', '「张三」不是数字'],
    ['${name.x}', '「张三」没有属性「x」'],
    ["${list['a']}", '「a」不是整数'],
    ['${days % 0}', '整数不能对 0 取余'],
    ['${9007199254740991 + 1}', '整数过大'],
  ])('%s', (text, reason) => {
    expect(() => valueIn(text)).toThrow(reason);
  });

  it('but only where it is looked at', () => {
    expect(valueIn('${yes or missing}')).toBe(true);
    expect(valueIn('${not yes and missing}')).toBe(false);
    expect(valueIn('${yes ? 1 : missing}')).toBe(1);
  });
});

describe('the prototype of a value', () => {
  it.each(['${order.constructor}', "${order['toString']}", "${order.get('hasOwnProperty')}", "${list['-1']}"])(
    'is not seen: %s',
    (text) => {
      expect(valueIn(text)).toBeNull();
    },
  );

  it.each([
    '${list.length}',
    '${name.length}',
    '${days.constructor}',
    "${list['constructor']}",
    '${__proto__}',
    '${constructor}',
  ])('is refused: %s', (text) => {
    expect(() => valueIn(text)).toThrow(ExpressionError);
  });

  it('is no property, but an own one of its name is', () => {
    expect(valueIn('${order.__proto__.own}')).toBe(1);
    expect(valueIn("${order.containsKey('__proto__')}")).toBe(true);
    expect(valueIn("${other.containsKey('__proto__')}", { other: {} })).toBe(false);
    expect(valueIn('${other.__proto__}', { other: {} })).toBeNull();
  });

  it.each([
    ['a function', () => 1],
    ['an instance', new Date(0)],
    ['a prototype', Object.prototype],
  ])('is not reached through a variable that is %s', (_what, odd) => {
    expect(() => valueIn('${odd}', { odd })).toThrow('变量中有表达式无法使用的内容');
    expect(() => valueIn('${odd.constructor}', { odd })).toThrow(ExpressionError);
  });
});

describe('a variable that is large', () => {
  const long = 'a'.repeat(500_000);

  it.each([
    ['written often', '${long}'.repeat(1_000)],
    ['compared often', `\${${"list == 'x' || ".repeat(600)}yes}`],
    ['searched for a long part', '${long.contains(part)}'],
    [
      'compared at its beginning often',
      `\${${'long.startsWith(long) && '.repeat(390)}${'long.endsWith(long) && '.repeat(10)}yes}`,
    ],
    ['counted often', `\${${'map.size() + '.repeat(700)}1}`],
  ])('is refused where it is %s', (_what, text) => {
    const list = Array.from({ length: 10_000 }, (_item, index) => index);
    const map = Object.fromEntries(list.map((index) => [`k${index}`, index]));

    expect(() => valueIn(text, { long, part: `${'a'.repeat(100_000)}b`, list, map })).toThrow('表达式的计算量过大');
  });

  it('may be compared with another text', () => {
    expect(valueIn("${long != '' && long == same}", { long: long.repeat(8), same: long.repeat(8) })).toBe(true);
  });

  it('is refused where it is deep', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    let same: unknown = 1;
    for (let level = 0; level < 20_000; level += 1) same = [same];

    expect(() => valueIn('x${deep}', { deep })).toThrow('嵌套超过 100 层');
    expect(() => valueIn('${deep == same}', { deep, same })).toThrow('嵌套超过 100 层');
  });
});
