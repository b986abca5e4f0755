import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDeclaration } from '@zhilv/federation/pages';
import type { SlotDeclaration } from '@zhilv/federation/slots';
import type { KnipConfig } from 'knip';

const root = import.meta.dirname;

/** The modules that `pages.ts` or `slots.ts` of a remote names by path, which no import shows. */
async function namedModules(file: string): Promise<string[]> {
  const tables = (await import(pathToFileURL(path.join(root, file)).href)) as Record<
    string,
    Record<string, PageDeclaration | SlotDeclaration>
  >;
  return Object.values(tables).flatMap((table) => Object.values(table).map(({ module }) => path.posix.join('src', module)));
}

const remotes = await Promise.all(
  globSync('remote-*', { cwd: root }).map(async (folder) => {
    const tables = globSync('src/{pages,slots}.ts', { cwd: path.join(root, folder) });
    const modules = await Promise.all(tables.map((file) => namedModules(path.join(folder, file))));
    // The container's generated modules take `UiRoot` from ui.
    return [folder, { entry: ['rspack.config.ts', ...tables, ...modules.flat()], ignoreDependencies: ['@zhilv/ui'] }] as const;
  }),
);

const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['tools/*.ts'], ignoreBinaries: ['apt-get', 'playwright'], ignoreDependencies: ['oxfmt'] },
    host: { entry: ['rspack.config.ts', 'src/{public,sign-in,console}/main.tsx', 'src/head/{main,olderBrowser}.ts'] },
    standalone: { entry: ['src/main.tsx', 'src/policy.ts'] },
    ...Object.fromEntries(remotes),
    server: { entry: ['src/admin/main.ts'] },
    // The loader is named by its path, for rspack loads it.
    'shared/federation': { entry: ['src/pack/main.ts', 'src/preset/styleLayerLoader.ts'] },
    e2e: { entry: ['**/*.spec.ts'] },
    bench: { entry: ['src/main.ts', 'src/cases/*.ts', 'src/floors/*.tsx'] },
  },
};

export default config;
