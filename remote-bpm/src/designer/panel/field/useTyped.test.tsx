import { renderPart } from '@zhilv/testing/page/render-part';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { flushSync } from 'react-dom';
import { PendingTexts } from '../subject/PendingTexts.ts';
import { TextField } from './TextField.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false }));
afterEach(() => void vi.useRealTimers());

/** A field that keeps texts as a model does: without spaces around them. */
function shown() {
  const written: string[] = [];
  const pending = new PendingTexts();
  function Part() {
    const [value, setValue] = useState('甲');
    const write = (text: string): string => {
      written.push(text);
      setValue(text.trim());
      return text.trim();
    };
    return <TextField label="名称" field={{ name: 'name', value, notes: [], disabled: false, pending, write }} />;
  }
  const part = renderPart(<Part />);
  const input = part.getByRole<HTMLInputElement>('textbox', { name: '名称' });
  const type = (text: string): void => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    flushSync(() => input.dispatchEvent(new Event('input', { bubbles: true })));
  };
  return { part, input, type, pending, written };
}

it('writes a text 400 ms after the last sign, and leaves the space at its end to those who still type', () => {
  const { input, type, written } = shown();

  type('甲乙');
  vi.advanceTimersByTime(399);
  type('甲乙 ');
  vi.advanceTimersByTime(399);
  expect(written).toEqual([]);
  flushSync(() => vi.advanceTimersByTime(1));

  expect(written).toEqual(['甲乙 ']);
  expect(input.value).toBe('甲乙 ');
});

it('writes once: when it is asked for, or when the field is taken away', () => {
  const { part, type, pending, written } = shown();

  type('乙');
  flushSync(() => pending.flush());
  vi.advanceTimersByTime(1000);
  expect(written).toEqual(['乙']);
  type('丙');
  part.end();

  expect(written).toEqual(['乙', '丙']);
});
