import { describe, expect, it } from 'vitest';
import { fillTemplate, missingPlaces, placesOf } from './fillTemplate.ts';

describe('the places of a text', () => {
  it('are named in their order, each once', () => {
    expect(placesOf('{name}的{task}等待{name}办理')).toEqual(['name', 'task']);
    expect(placesOf('{人员} {a b}')).toEqual(['人员', 'a b']);
  });

  it('are closed and not empty; anything else is text', () => {
    expect(placesOf('没有占位符')).toEqual([]);
    expect(placesOf('{} {a {b} c}')).toEqual(['b']);
    expect(placesOf('{{a}}')).toEqual(['a']);
    expect(placesOf('{a')).toEqual([]);
  });
});

describe('a text is filled', () => {
  it('with texts, numbers and yes or no', () => {
    expect(fillTemplate('{a}{b}{c}{a}', { a: '甲', b: 7, c: false })).toBe('甲7false甲');
    expect(fillTemplate('{a}', { a: '' })).toBe('');
  });

  it('once: a value that looks like a place stays as it is, and so does one with signs of a replacement', () => {
    expect(fillTemplate('{a}{b}', { a: '{b}', b: '{a}' })).toBe('{b}{a}');
    expect(fillTemplate('<{a}>', { a: "$&$1$$$`$'" })).toBe("<$&$1$$$`$'>");
  });

  it('with own properties alone', () => {
    const inherited = Object.create({ a: '甲' }) as object;
    const text = '{constructor}{__proto__}{toString}{a}';

    expect(fillTemplate(text, { ...inherited })).toBe(text);
    expect(fillTemplate(text, inherited as Record<string, unknown>)).toBe(text);
    expect(missingPlaces(text, {})).toEqual(['constructor', '__proto__', 'toString', 'a']);
    // Parsed text can have any name as an own property.
    expect(fillTemplate('{__proto__}', JSON.parse('{"__proto__":"甲"}') as Record<string, unknown>)).toBe('甲');
    expect(({} as Record<string, unknown>)['甲']).toBeUndefined();
  });
});

it('a place without a value is missing', () => {
  expect(missingPlaces('{a}{b}{c}', { a: '', b: null, c: undefined })).toEqual(['b', 'c']);
});
