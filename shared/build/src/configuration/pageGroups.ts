import path from 'node:path';
import type { ChunkGroup, Configuration } from '@rspack/core';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { fileInPackage } from '../package/fileInPackage.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { isWithin, ownerOf } from '../package/ownerOf.ts';
import { isApart, MOUNT_CHUNK, pageChunk } from './exposedModules.ts';

/** Libraries that are bundled into every remote that uses them. */
const LIBRARIES = ['zod', 'lucide-react', 'react-hook-form'];

/** Whether a module is of the remote's own sources, or of what is bundled into every remote that uses it. */
const sharedByPages =
  (directory: string) =>
  (module: { nameForCondition(): string | undefined }): boolean => {
    const file = module.nameForCondition();
    if (file === undefined) return false;
    if (LIBRARY_FILE.test(file)) return isWithin(fileInPackage(file), LIBRARIES);
    const owner = ownerOf(file);
    return isWithin(file, [path.join(directory, 'src')]) || (owner !== null && isWithin(owner.place, owner.zhilv.bundled));
  };

/**
 * What pages of a site share without its frame and is smaller than that, before packing, is in each of them: a file more is
 * a request more.
 */
const WORTH_A_FILE = 15_000;

type Groups = NonNullable<Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups']>;
type Group = Exclude<Groups[string], false | RegExp | string | ((...parts: never) => unknown)>;

/**
 * One file for what several pages share. In a site, whose frame is around every page, that is what the frame has of it, and
 * all styles; the rest comes with the pages that need it. The copies of `ui` and React, loaded only in a foreign shell, stay apart.
 */
export function pageGroups({ directory, pages }: Pick<BuildPlan, 'directory' | 'pages'>): Groups {
  const test = sharedByPages(directory);
  const shared: Group = {
    test,
    chunks: (chunk) => !chunk.canBeInitial() && !isApart(chunk.name) && ![...chunk.groupsIterable].every(isOnlyOfMount),
    minChunks: 2,
  };
  const parts: Group = { ...shared, name: 'parts', enforce: true, priority: 1 };
  const frame = Object.entries(pages).find(([, page]) => page.frame === 'public');
  if (!frame) return { parts };
  const chunk = pageChunk(frame[0]);
  return {
    parts: {
      ...parts,
      test: (module, { chunkGraph }) =>
        test(module) && [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === chunk),
    },
    // In two files its rules would come twice, the second time behind those that are to win. Named as `parts`, it does nothing.
    styles: { ...parts, name: 'styles', type: /^css/, priority: 2 },
    pages: { ...shared, minSize: WORTH_A_FILE },
  };
}

/** Tells whether `mount` alone leads there, because pages are not to share more for the sake of foreign shells. */
function isOnlyOfMount(group: ChunkGroup): boolean {
  const seen = new Set<ChunkGroup>();
  const waiting = [...group.getParents()];
  if (waiting.length === 0) return false;
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    if (parent.name === MOUNT_CHUNK || seen.has(parent)) continue;
    if (parent.isInitial() || parent.getParents().length === 0) return false;
    seen.add(parent);
    waiting.push(...parent.getParents());
  }
  return true;
}
