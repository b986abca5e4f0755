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

/** Modules of which the browser has one copy whatever the ages of host and remotes. */
const SINGLETONS = ['react', 'react-router', '@zhilv/platform'] as const;

/** Gives the copies of shared modules in a page by share key. Each names the container that brought it, and those that use it. */
export async function sharedCopies(page: Page, shell = 'host'): Promise<SharedCopies> {
  const copies = await page.evaluate((ofShell) => {
    // The federation runtime keeps this record itself.
    const { __FEDERATION__: federation } = globalThis as unknown as FederationGlobal;
    const scope = federation.__INSTANCES__.find(({ name }) => name === ofShell)?.shareScopeMap['default'] ?? {};
    return Object.entries(scope).map(([key, versions]): [string, SharedCopy[]] => [
      key,
      Object.values(versions).map(({ from, useIn }) => ({ from, useIn: [...useIn] })),
    ]);
  }, shell);
  return new Map(copies);
}

/** Expects one copy of each module, and the host's of each singleton. Pages of remote_system and remote_mall were opened. */
export function expectOneOfEach(copies: SharedCopies): void {
  for (const [key, all] of copies) expect(all, key).toHaveLength(1);
  for (const name of SINGLETONS) {
    const copy = copies.get(name)?.[0];
    expect(copy?.from, name).toBe('host');
    expect(copy?.useIn, name).toEqual(expect.arrayContaining(['host', 'remote_system', 'remote_mall']));
  }
}
