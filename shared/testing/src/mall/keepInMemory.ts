import { onTestFinished, vi } from 'vitest';

interface Kept {
  readonly id: string;
  readonly owner: string;
  readonly spuId: string;
}

interface Place<One extends Kept> {
  readonly of: (owner: string, spuId: string) => Promise<readonly One[]>;
  readonly keep: (kept: One) => Promise<void>;
  readonly remove: (kept: Kept) => Promise<void>;
  readonly removeOld: (nowMs: number) => Promise<void>;
}

/** Has a place for drafts keep them in memory until the end of the test: its document has no IndexedDB. @returns what is kept, by id */
export function keepInMemory<One extends Kept>(place: Place<One>): ReadonlyMap<string, One> {
  const kept = new Map<string, One>();
  const spies = [
    vi
      .spyOn(place, 'of')
      .mockImplementation(async (owner, spuId) => [...kept.values()].filter((one) => one.owner === owner && one.spuId === spuId)),
    vi.spyOn(place, 'keep').mockImplementation(async (one) => void kept.set(one.id, structuredClone(one))),
    vi.spyOn(place, 'removeOld').mockResolvedValue(),
    vi.spyOn(place, 'remove').mockImplementation(async ({ id }) => void kept.delete(id)),
  ];
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
  });
  return kept;
}
