import type { PageDeclaration } from '@zhilv/release/pages';
import type { SlotDeclaration } from '@zhilv/release/slots';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { pagesIn } from './package/pagesIn.ts';
import { readPackage } from './package/workspacePackage.ts';

interface RemoteOptions {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  /** People call the remote this where no menu row leads to it. */
  readonly title?: string;
  /** Pages that do not declare themselves in their modules, by their keys. */
  readonly pages?: Readonly<Record<string, PageDeclaration>>;
  readonly slots?: Readonly<Record<string, SlotDeclaration>>;
  /** Modules of the remote, from `src`, that stand for packages which its libraries import, by the names of those. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** The limits of pages and slots that may be larger than others, or should be smaller, in KiB of script as brotli packs it. */
  readonly budgets?: Readonly<Partial<Record<string, number>>>;
}

/**
 * The plan of a remote's build: a container with one expose for each page and slot.
 * @throws Error for a page's module that declares no page, and for a budget that names no page or slot
 */
export function remote({
  directory,
  title,
  pages: named = {},
  slots = {},
  standIns = {},
  budgets = {},
}: RemoteOptions): BuildPlan {
  const name = readPackage(directory)
    .name.replace(/^@[^/]+\//, '')
    .replaceAll('-', '_');
  const modules = Object.values(named).map(({ module }) => module);
  const pages = { ...pagesIn(directory, modules), ...named };
  const unknown = Object.keys(budgets).find((key) => !(key in pages) && !(key in slots));
  if (unknown !== undefined) throw new Error(`${name} has a budget for ${unknown}, which is neither a page nor a slot of it`);
  return { name, title, directory, pages, slots, standIns, budgets, host: null };
}
