import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { menuIcons } from './menuIcons.ts';

it('has every icon name once', () => {
  const source = readFileSync(new URL('./menuIcons.ts', import.meta.url), 'utf8');

  const names = [...source.matchAll(/^ {2}\['([^']+)',/gm)].map(([, name]) => name);

  expect(names).toHaveLength(menuIcons.size);
});
