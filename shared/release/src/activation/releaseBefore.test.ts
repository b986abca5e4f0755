import { describe, expect, it } from 'vitest';
import type { Activation, RegistryEntry } from '../schema/index.ts';
import { entry, summary } from '@zhilv/testing/release/registry-fixtures';
import { releaseBefore } from './releaseBefore.ts';

/** The entry after activations that are written oldest first: a letter is published, `<` and a letter is a rollback to it. */
function entryAfter(history: string, { blocked = '', removed = '' } = {}): RegistryEntry {
  const activations = [...history.matchAll(/(<?)(\w)/g)].map(([, back = '', release = ''], at): Activation => ({
    release,
    by: back ? 'rollback' : 'publish',
    at,
  }));
  const ids = new Set(activations.map(({ release }) => release).filter((id) => !removed.includes(id)));
  return entry(
    [...ids].map((id) => summary(id)),
    { active: activations.at(-1)?.release ?? null, blocked: blocked.split(''), activations: activations.toReversed() },
  );
}

describe('a rollback goes', () => {
  it.each([
    ['to what was active before', 'A B C', 'B'],
    ['further back the second time', 'A B C <B', 'A'],
    ['nowhere behind the first', 'A B <A', null],
    ['nowhere from the only release', 'A', null],
    ['nowhere where nothing is active', '', null],
    ['to what was rolled back to before the present one was published', 'A B C <B D', 'B'],
    ['past what was rolled back from', 'A B <A C <A', null],
    ['to the release before a promotion to an older one', 'A B C A', 'C'],
    ['on to what was active before that, and does not ping-pong', 'A B C A <C', 'B'],
    ['back along a way that holds a release twice', 'A B A <B', 'A'],
    ['nowhere at the end of such a way', 'A B A <B <A', null],
    ['to what a later promotion left behind', 'A B <A B', 'A'],
  ])('%s (%s)', (_, history, target) => {
    expect(releaseBefore(entryAfter(history))).toBe(target);
  });

  it.each([
    ['blocked', 'A B C', { blocked: 'B' }, 'A'],
    ['removed', 'A B C', { removed: 'B' }, 'A'],
    ['blocked, wherever it stands', 'A B A C', { blocked: 'A' }, 'B'],
    ['blocked or removed, down to nothing', 'A B C', { blocked: 'A', removed: 'B' }, null],
    ['blocked, never to itself', 'A B A', { blocked: 'B' }, null],
    ['blocked, and not to what it was rolled back from', 'A B C <B D', { blocked: 'B' }, 'A'],
  ])('past what is %s (%s %o)', (_, history, changes, target) => {
    expect(releaseBefore(entryAfter(history, changes))).toBe(target);
  });

  it('nowhere when it is forgotten how the release came to be active', () => {
    expect(releaseBefore(entryAfter('<A'))).toBeNull();
    expect(releaseBefore(entryAfter('<A <B <A'))).toBeNull();
  });

  it('only to what is certain when the beginning is forgotten', () => {
    expect(releaseBefore(entryAfter('<B C'))).toBe('B');
    expect(releaseBefore(entryAfter('D <C <B'))).toBeNull();
  });
});

/** One activation with the one before it, to which a rollback goes. The test follows the rule by other means than the code. */
interface Step {
  readonly release: string;
  readonly before: Step | null;
}

function backFrom(step: Step | null, passedOver: ReadonlySet<string>): Step | null {
  let target = step?.before ?? null;
  while (target && (target.release === step?.release || passedOver.has(target.release))) target = target.before;
  return target;
}

const RELEASES = ['A', 'B', 'C'];
const subsets = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) => new Set(RELEASES.filter((_, index) => bits & (1 << index))));

/** Calls `visit` for every history of at most `length` activations that the commands allow. */
function everyHistory(
  length: number,
  passedOver: ReadonlySet<string>,
  visit: (history: string, step: Step | null) => void,
  history = '',
  step: Step | null = null,
): void {
  visit(history, step);
  if (length === 0) return;
  for (const release of RELEASES) {
    if (release === step?.release || passedOver.has(release)) continue;
    everyHistory(length - 1, passedOver, visit, `${history} ${release}`, { release, before: step });
  }
  const back = backFrom(step, passedOver);
  if (back) everyHistory(length - 1, passedOver, visit, `${history} <${back.release}`, back);
}

describe('in every history of three releases and six activations, a rollback', () => {
  it('leads to what the present release came after, passing over what is blocked or removed since', () => {
    const wrong: string[] = [];
    everyHistory(6, new Set(), (history, step) => {
      for (const gone of subsets) {
        if (step && gone.has(step.release)) continue;
        const expected = backFrom(step, gone)?.release ?? null;
        const ids = [...gone].join('');
        if (releaseBefore(entryAfter(history, { blocked: ids })) !== expected) wrong.push(`${history}, blocked ${ids}`);
        if (releaseBefore(entryAfter(history, { removed: ids })) !== expected) wrong.push(`${history}, removed ${ids}`);
      }
    });

    expect(wrong).toEqual([]);
  });

  it('leads there also where releases were blocked all along', () => {
    const wrong: string[] = [];
    for (const gone of subsets)
      everyHistory(6, gone, (history, step) => {
        const expected = backFrom(step, gone)?.release ?? null;
        if (releaseBefore(entryAfter(history, { blocked: [...gone].join('') })) !== expected) wrong.push(history);
      });

    expect(wrong).toEqual([]);
  });

  it('comes to an end when repeated, having gone back at most as often as something was activated', () => {
    const endless: string[] = [];
    everyHistory(6, new Set(), (history) => {
      let after = history;
      const activations = (history.match(/\w/g) ?? []).length;
      for (let rollbacks = 0; rollbacks <= activations; rollbacks += 1) {
        const target = releaseBefore(entryAfter(after));
        if (target === null) return;
        after += ` <${target}`;
      }
      endless.push(history);
    });

    expect(endless).toEqual([]);
  });
});
