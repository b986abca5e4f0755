import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDeclaration } from '@zhilv/release/pages';
import type { SlotDeclaration } from '@zhilv/release/slots';
import type { KnipConfig } from 'knip';

const root = import.meta.dirname;

/** The modules that `slots.ts` of a remote, or a table of its pages, names by path, which no import shows. */
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
    return [
      folder,
      { entry: ['rspack.config.ts', 'src/**/*.route.{ts,tsx}', ...tables, ...modules.flat()], ignoreDependencies: ['@zhilv/ui'] },
    ] as const;
  }),
);

const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['tools/*.ts', 'examples/plain/main.js'],
      ignoreBinaries: ['apt-get', 'playwright'],
      ignoreDependencies: ['oxfmt'],
    },
    // Its build names the module for pages of others.
    host: {
      entry: ['rspack.config.ts', 'src/{public,sign-in,console}/main.tsx', 'src/head/{main,first/main,olderBrowser}.ts'],
      ignoreDependencies: ['@zhilv/embed'],
    },
    standalone: { entry: ['src/main.tsx', 'src/policy.ts'] },
    ...Object.fromEntries(remotes),
    // The catalogue is built as remotes are; only generated modules import the packages that its pages run in.
    catalogue: {
      entry: ['rspack.config.ts', 'src/pages.ts', 'src/catalogue.route.ts'],
      ignoreDependencies: ['@zhilv/platform', 'react-router'],
    },
    // The server finds due work, handlers, menu rows and parts in processes by the names of their files (`server/src/declared/declaredModules.ts`).
    server: { entry: ['src/admin/main.ts', 'src/**/*.{due,handlers,menu,processPart}.ts'] },
    // The loader of styles is named by its path, for rspack loads it. Generated modules import `@zhilv/loader`.
    'shared/build': {
      entry: ['src/pack/{main,embedMain}.ts', 'src/style/styleLayerLoader.ts'],
      ignoreDependencies: ['@zhilv/loader'],
    },
    'examples/react': { entry: ['src/main.tsx'] },
    'examples/vue': { entry: ['src/main.ts'] },
    e2e: { entry: ['**/*.spec.ts'] },
    bench: { entry: ['src/main.ts', 'src/cases/**/*.ts', 'src/floors/*.tsx'] },
  },
};

export default config;
