import path from 'node:path';
import type { BuildPlan } from './BuildPlan.ts';
import { writeGenerated } from './writeGenerated.ts';

type Kind = 'page' | 'slot';

/** Name of the expose of a page or slot. */
export const exposeOf = (kind: Kind, key: string): string => `./${kind}/${key}`;

/** The module behind an expose, from the remote's folder. */
export const generatedModule = (kind: Kind, key: string): string => `./.generated/${kind}/${key.replaceAll('/', '.')}.ts`;

/** The chunk of an exposed module, as the rules of splitting tell slots from pages. */
const chunkNameOf = (kind: Kind, key: string): string => `${kind}-${key.replaceAll('/', '-')}`;

/** The chunk of a page's own module. */
export const pageChunk = (key: string): string => chunkNameOf('page', key);

/** A slot's own chunk takes no part in what pages share: the page that shows it would load all that for a card. */
export const isSlotChunk = (name: string | undefined): boolean => name?.startsWith('slot-') ?? false;

interface Exposed {
  readonly import: string;
  /** Of the chunk. */
  readonly name: string;
}

/**
 * Writes the module behind each expose: the page's or slot's own, and the `UiRoot` of the copy of `ui` that it uses.
 * Public pages do without.
 *
 * @returns what the container exposes: module by expose
 */
export function writeExposedModules({ directory, pages, slots }: BuildPlan, withUi: boolean): Record<string, Exposed> {
  const exposed = (kind: Kind, key: string, module: string, withRoot: boolean): [string, Exposed] => {
    const source = path.posix.join('../../src', module);
    const root = withRoot ? `export { UiRoot } from '@zhilv/ui/root';\n` : '';
    writeGenerated(path.join(directory, generatedModule(kind, key)), `export * from '${source}';\n${root}`);
    return [exposeOf(kind, key), { import: generatedModule(kind, key), name: chunkNameOf(kind, key) }];
  };
  return Object.fromEntries([
    ...Object.entries(pages).map(([key, { module, layout }]) => exposed('page', key, module, withUi && layout !== 'public')),
    ...Object.entries(slots).map(([key, { module }]) => exposed('slot', key, module, withUi)),
  ]);
}
