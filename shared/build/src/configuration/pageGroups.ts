import path from 'node:path';
import type { Chunk, ChunkGroup, Configuration, Module } from '@rspack/core';
import { fileInPackage } from '../package/fileInPackage.ts';
import { LIBRARY_FILE } from '../package/libraryFile.ts';
import { isWithin, ownerOf } from '../package/ownerOf.ts';
import { OPEN_PAGES_MODULE } from '../services/BindServices.ts';
import { isCopy, isLoadedBy, isReachedWithout } from '../sharing/chunkWays.ts';
import { apartShares } from '../sharing/uiShares.ts';
import { isApart, MOUNT_CHUNK, pageChunk } from './exposedModules.ts';
import type { ReleaseBuild } from './ReleaseBuild.ts';

/** Libraries that are bundled into every remote that uses them. */
const LIBRARIES = ['zod', 'lucide-react', 'react-hook-form'];

/** Whether a module is of the remote's own sources, binds them to services, or is of a package that is bundled into every remote using it. */
const sharedByPages =
  (directory: string) =>
  (module: { nameForCondition(): string | undefined }): boolean => {
    const file = module.nameForCondition();
    if (file === undefined) return false;
    if (LIBRARY_FILE.test(file)) return isWithin(fileInPackage(file), LIBRARIES);
    const owner = ownerOf(file);
    const own = ['src', '.generated/services', OPEN_PAGES_MODULE].map((place) => path.join(directory, place));
    return isWithin(file, own) || (owner !== null && isWithin(owner.place, owner.zhilv.bundled));
  };

/**
 * The least size, in bytes before packing, for which code that pages of a site share without its frame gets a file of its own.
 * Smaller code is repeated in each page, because a file more is a request more.
 */
const WORTH_A_FILE = 15_000;

/**
 * The portion of the console's pages that has to use a module for it to come with all of them. Each of them is opened with that
 * file, and it is fetched ahead; what fewer pages use is repeated in each of those.
 */
const USED_BY = 1 / 3;

type Groups = NonNullable<Extract<NonNullable<Configuration['optimization']>['splitChunks'], object>['cacheGroups']>;
type Group = Exclude<Groups[string], false | RegExp | string | ((...parts: never) => unknown)>;

/**
 * Gives one file for code that many pages share, and for the styles that several share. In a site, whose frame is around every
 * page, that file has the shared code of the frame and all styles, and other shared code comes with the pages that need it. The
 * copies of `ui`, React and `platform` that only foreign shells load stay apart, with the code that they need; that of the small
 * entries of `ui` is one file.
 */
export function pageGroups({ directory, pages, shares }: Pick<ReleaseBuild, 'directory' | 'pages' | 'shares'>): Groups {
  const test = sharedByPages(directory);
  const copies = copiesOfUi(directory, shares);
  const shared: Group = {
    test,
    chunks: (chunk) =>
      !chunk.canBeInitial() && !isApart(chunk.name) && [...chunk.groupsIterable].some((group) => isOfPages(group)),
    minChunks: 2,
  };
  const parts: Group = { ...shared, name: 'parts', enforce: true, priority: 1 };
  const frame = Object.entries(pages).find(([, page]) => page.frame === 'public');
  if (!frame) return { copies, ...consoleGroups(pages, parts, test) };
  const chunk = pageChunk(frame[0]);
  return {
    copies,
    parts: {
      ...parts,
      test: (module, { chunkGraph }) =>
        test(module) && [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === chunk),
    },
    // If styles were in two files, rules would come twice, the second time after those that must win. The name `parts` would
    // have no effect here.
    styles: { ...parts, name: 'styles', type: /^css/, priority: 2 },
    pages: { ...shared, minSize: WORTH_A_FILE },
  };
}

/** Gives one file for the code that a third of the pages use, and no other file to any page besides its own. */
function consoleGroups(pages: ReleaseBuild['pages'], parts: Group, isShared: (module: Module) => boolean): Groups {
  const chunks = new Set(Object.keys(pages).map(pageChunk));
  const enough = Math.max(2, Math.ceil(chunks.size * USED_BY));
  const isOfPage = ({ name }: Chunk): boolean => name !== undefined && chunks.has(name);
  return {
    parts: {
      ...parts,
      // If styles were in two files, rules would come twice, the second time after those that must win.
      test: (module, { chunkGraph }) =>
        isShared(module) &&
        (module.type.startsWith('css') || [...chunkGraph.getModuleChunksIterable(module)].filter(isOfPage).length >= enough),
    },
    // The bundler's own rule would cut files out of pages, each of which is a request more.
    default: {
      chunks: (chunk) => !chunk.canBeInitial() && !isOfPage(chunk),
      minChunks: 2,
      priority: -20,
      reuseExistingChunk: true,
    },
  };
}

/**
 * Gives one file for the copies of those entries of `ui` that the host has in one file too: a file and a stylesheet for each would be
 * dozens of requests in a foreign shell, and as many digests.
 */
function copiesOfUi(directory: string, shares: ReleaseBuild['shares']): Group {
  const apart = apartShares(directory, shares);
  const small = Object.entries(shares).flatMap(([specifier, { shareKey }]) => (specifier in apart ? [] : [shareKey]));
  const isSmall = (module: Module | undefined): boolean =>
    small.some((key) => module?.identifier().startsWith(`consume shared module (default) ${key}@`));
  const chunks: Group['chunks'] = (chunk) => [...chunk.groupsIterable].every((group) => isLoadedBy(group, isSmall));
  return { name: 'ui', chunks, enforce: true, priority: 3 };
}

/** Tells whether a page leads to a chunk, and not only `mount` or a copy of something shared, which foreign shells alone load. */
const isOfPages = (group: ChunkGroup): boolean => isReachedWithout((one) => one.name === MOUNT_CHUNK || isCopy(one), group);
