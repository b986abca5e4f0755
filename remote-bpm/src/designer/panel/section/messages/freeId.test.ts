import { expect, it } from 'vitest';
import type { DocumentContext } from '../../../../parts/bpmn/section/Section.ts';
import { freeId } from './freeId.ts';

/** A document in which the first few ids that are asked for are taken. */
function documentWith(taken: number): DocumentContext {
  let asked = 0;
  const ids = { assigned: () => ((asked += 1) <= taken ? {} : undefined) };
  return { moddle: { ids } } as unknown as DocumentContext; // Nothing else of it is asked.
}

it('gives an id with seven random signs that nothing else has', () => {
  const [one, other] = [freeId('Message', documentWith(0)), freeId('Message', documentWith(3))];

  expect(one).toMatch(/^Message_[a-z0-9]{7}$/);
  expect(other).toMatch(/^Message_[a-z0-9]{7}$/);
  expect(one).not.toBe(other);
});
