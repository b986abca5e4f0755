import type { Page } from '@playwright/test';

interface SharedCopy {
  readonly from: string;
  readonly useIn: readonly string[];
}

interface FederationGlobal {
  readonly __FEDERATION__: {
    readonly __INSTANCES__: readonly {
      readonly name: string;
      readonly shareScopeMap: Record<string, Record<string, Record<string, SharedCopy>>>;
    }[];
  };
}

/** What exists once in the browser whatever the ages of host and remotes. */
export const SINGLETONS = ['react', 'react-router', '@zhilv/platform'] as const;

/** The copies of shared modules that a page has, by share key: whose each is, and who uses it. */
export async function sharedCopies(page: Page): Promise<ReadonlyMap<string, readonly SharedCopy[]>> {
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
