import { expect, type Page } from '@playwright/test';

interface SharedCopy {
  readonly from: string;
  readonly useIn: readonly string[];
}

type SharedCopies = ReadonlyMap<string, readonly SharedCopy[]>;

interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly shareScopeMap: Record<string, Record<string, Record<string, SharedCopy>>>;
    }[];
  };
}

/** What exists once in the browser whatever the ages of host and remotes. */
const SINGLETONS = ['react', 'react-router', '@zhilv/platform'] as const;

/** The copies of shared modules that a page has, by share key: whose each is, and who uses it. */
export async function sharedCopies(page: Page): Promise<SharedCopies> {
  const copies = await page.evaluate(() => {
    // The runtime's own record of who uses whose copy.
    const { __FEDERATION__: federation } = globalThis as unknown as FederationGlobal;
    const scope = federation.__INSTANCES__.find(({ name }) => name === 'host')?.shareScopeMap['default'] ?? {};
    return Object.entries(scope).map(([key, versions]): [string, SharedCopy[]] => [
      key,
      Object.values(versions).map(({ from, useIn }) => ({ from, useIn: [...useIn] })),
    ]);
  });
  return new Map(copies);
}

/** Expects one copy of each, and of the singletons the host's, once pages of remote_system and remote_mall were opened. */
export function expectOneOfEach(copies: SharedCopies): void {
  for (const [key, all] of copies) expect(all, key).toHaveLength(1);
  for (const name of SINGLETONS) {
    const copy = copies.get(name)?.[0];
    expect(copy?.from, name).toBe('host');
    expect(copy?.useIn, name).toEqual(expect.arrayContaining(['host', 'remote_system', 'remote_mall']));
  }
}
