import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('{host,remote-*,shared/*}/src/**/{*Skeleton,Spinner,OpeningBar,LoadingFace,FramePage}.module.css', {
  cwd: root,
});

/** The declarations that follow a class in a stylesheet. */
const animations = (css: string): readonly string[] =>
  [...css.matchAll(/\banimation:\s*([^;]+);/g)].flatMap(([, value = '']) => value.split(',\n')).map((one) => one.trim());

/** What turns or breathes all the time is seen only where something else has made it appear. */
const isEndless = (animation: string): boolean => animation.includes('infinite') || animation === 'none';

it('finds the signs that something is under way', () => {
  expect(files.map((file) => path.basename(file, '.module.css')).sort()).toEqual(
    expect.arrayContaining(['CardSkeleton', 'FramePage', 'MenuSkeleton', 'OpeningBar', 'Skeleton', 'Spinner']),
  );
});

it.each(files)('%s shows nothing for work that is over at once, also where motion is reduced', (file) => {
  const css = readFileSync(path.join(root, file), 'utf8');
  const once = animations(css).filter((animation) => !isEndless(animation));
  if (file.endsWith('LoadingFace.module.css')) return expect(once).toEqual([]); // It consists of skeletons.

  expect(css).toContain('opacity: 0;');
  expect(once.filter((animation) => animation.startsWith('appear '))).not.toEqual([]);
  expect(once.filter((animation) => !animation.includes('var(--zhilv-wait, 150ms)'))).toEqual([]);
});

it('waits for as long everywhere', () => {
  expect(readFileSync(path.join(root, 'shared/ui/src/tokens.css'), 'utf8')).toMatch(/--zhilv-wait: 150ms;/);
});
