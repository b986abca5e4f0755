import type { PageDeclaration } from '@zhilv/release/pages';
import type { SlotDeclaration } from '@zhilv/release/slots';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { pagesIn } from './package/pagesIn.ts';
import { readPackage } from './package/workspacePackage.ts';

interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  /** Pages that do not declare themselves in their modules, by their keys. */
  readonly pages?: Readonly<Record<string, PageDeclaration>>;
  readonly slots?: Readonly<Record<string, SlotDeclaration>>;
  /** Pages and slots that may take more than others, or should take less: KiB of script as brotli packs it, with the reason beside it. */
  readonly budgets?: Readonly<Partial<Record<string, number>>>;
}

/**
 * The build of a remote: a container with one expose per page and slot.
 * @throws Error for a module of a page that does not say which, and for a budget of nothing
 */
export function remote({ directory, pages: named = {}, slots = {}, budgets = {} }: RemoteOptions): BuildPlan {
  const name = readPackage(directory)
    .name.replace(/^@[^/]+\//, '')
    .replaceAll('-', '_');
  const modules = Object.values(named).map(({ module }) => module);
  const pages = { ...pagesIn(directory, modules), ...named };
  const unknown = Object.keys(budgets).find((key) => !(key in pages) && !(key in slots));
  if (unknown !== undefined) throw new Error(`${name} has a budget for ${unknown}, which is neither a page nor a slot of it`);
  return { name, directory, pages, slots, budgets, host: null };
}
