import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHOICE_KEY, keepChoice, keptChoice } from './keptChoice.ts';

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each(['granted', 'denied'] as const)('gives back an answer: %s', (choice) => {
  expect(keptChoice('stats.example')).toBe('open');
  keepChoice(choice, 'stats.example');

  expect(keptChoice('stats.example')).toBe(choice);
});

it('takes an answer about one recipient for none about another', () => {
  keepChoice('granted', 'stats.example');

  expect(keptChoice('other.example')).toBe('open');
});

it.each(['', 'granted', 'yes stats.example', '{"choice":"granted"}'])('asks anew where something else is kept: %j', (text) => {
  kept.set(CHOICE_KEY, text);

  expect(keptChoice('stats.example')).toBe('open');
});
