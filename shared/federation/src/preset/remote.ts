import path from 'node:path';
import type { PageDeclaration } from '../pages/definePages.ts';
import type { SlotDeclaration } from '../slots/defineSlots.ts';
import type { BuildPlan } from './BuildPlan.ts';
import { releaseId } from './releaseId.ts';
import { readPackage } from './workspacePackage.ts';

interface RemoteOptions<PageKey extends string, SlotKey extends string> {
  /** Absolute folder of the remote's package. */
  readonly directory: string;
  readonly pages: Readonly<Record<PageKey, PageDeclaration>>;
  readonly slots?: Readonly<Record<SlotKey, SlotDeclaration>>;
  /** Pages and slots that may take more than others, or should take less: KiB of script as brotli packs it, with the reason beside it. */
  readonly budgets?: Readonly<Partial<Record<NoInfer<PageKey | SlotKey>, number>>>;
}

/** The build of a remote: a container with one expose per page and slot. */
export function remote<PageKey extends string, SlotKey extends string = never>({
  directory,
  pages,
  slots,
  budgets,
}: RemoteOptions<PageKey, SlotKey>): BuildPlan {
  const name = readPackage(directory)
    .name.replace(/^@[^/]+\//, '')
    .replaceAll('-', '_');
  const release = releaseId(directory);
  return {
    name,
    directory,
    release,
    output: path.join(directory, 'dist', release),
    pages,
    slots: slots ?? {},
    budgets: budgets ?? {},
  };
}
