import { describe, expect, it } from 'vitest';
import { numberText } from './numberText.ts';

describe('a number being typed', () => {
  it.each(['', '-', '+', '1', '-12', '0', '007', '1.', '.', '.5', '-0.50', '12345678901'])('may be %j', (text) => {
    expect(numberText().accepts(text)).toBe(true);
  });

  it.each(['a', '1e5', '--1', '1-', '1.2.3', '1 2', '一', '1,5'])('cannot become one by typing on: %j', (text) => {
    expect(numberText().accepts(text)).toBe(false);
  });

  it('has no decimals where it must be whole', () => {
    expect(numberText({ whole: true }).accepts('1.')).toBe(false);
    expect(numberText({ whole: true }).accepts('-1')).toBe(true);
  });

  it('has no sign where it cannot be negative', () => {
    expect(numberText({ minimum: 0 }).accepts('-')).toBe(false);
    expect(numberText({ minimum: -5 }).accepts('-')).toBe(true);
  });

  it.each([
    ['12', 12],
    ['-0.50', -0.5],
    ['+3', 3],
    ['007', 7],
    ['-.5', -0.5],
    ['1.', 1],
    ['0', 0],
    ['', null],
    ['-', null],
    ['.', null],
    ['abc', undefined],
    ['1e5', undefined],
  ])('%j says %s', (text, value) => {
    expect(numberText().read(text)).toBe(value);
  });

  it('is written without thousands apart, and nothing as empty text', () => {
    expect(numberText().write(-1234.5)).toBe('-1234.5');
    expect(numberText().write(null)).toBe('');
  });

  it('gets the keys of a phone that it needs', () => {
    expect(numberText({ minimum: 0, whole: true }).inputMode).toBe('numeric');
    expect(numberText({ minimum: 0 }).inputMode).toBe('decimal');
    expect(numberText().inputMode).toBe('text');
  });
});
