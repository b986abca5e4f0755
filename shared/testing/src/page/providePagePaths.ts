import { globSync } from 'node:fs';
import path from 'node:path';
import { planOf } from '@zhilv/release/site-directory';
import type { TestProject } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Tells page tests where the pages of all remotes are, as a shell knows it from their releases. Vitest calls it before all of them. */
export async function setup({ provide }: TestProject): Promise<void> {
  const directories = globSync('remote-*/rspack.config.ts', { cwd: root }).map((file) => path.join(root, path.dirname(file)));
  const plans = await Promise.all(directories.map(planOf));
  const pages = plans.flatMap((plan) => Object.entries(plan.pages));
  provide('pagePaths', Object.fromEntries(pages.flatMap(([key, page]) => (page.path === undefined ? [] : [[key, page.path]]))));
}
