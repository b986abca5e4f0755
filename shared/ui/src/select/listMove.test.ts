import { describe, expect, it } from 'vitest';
import { listMove } from './listMove.ts';

describe('the keys of a select', () => {
  it.each(['ArrowDown', 'ArrowUp', 'Enter', ' '])('open it: %s', (key) => {
    expect(listMove(key, null, 3)).toBe('open');
  });

  it('leave Esc and Tab to the dialog around it while it is closed', () => {
    expect(listMove('Escape', null, 3)).toBeNull();
    expect(listMove('Tab', null, 3)).toBeNull();
  });

  it('go through the options without leaving them', () => {
    expect(listMove('ArrowDown', 1, 3)).toBe(2);
    expect(listMove('ArrowDown', 2, 3)).toBe(2);
    expect(listMove('ArrowUp', 0, 3)).toBe(0);
    expect(listMove('Home', 2, 3)).toBe(0);
    expect(listMove('End', 0, 3)).toBe(2);
  });

  it('take an option or close the list', () => {
    expect(listMove('Enter', 1, 3)).toBe('choose');
    expect(listMove('Escape', 1, 3)).toBe('close');
  });
});
