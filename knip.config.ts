import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDeclaration } from '@zhilv/federation/pages';
import type { KnipConfig } from 'knip';

const root = import.meta.dirname;

/** The page modules of a remote: `pages.ts` names them by path, which no import shows. */
async function pageModules(file: string): Promise<string[]> {
  const { pages } = (await import(pathToFileURL(path.join(root, file)).href)) as { pages: Record<string, PageDeclaration> };
  return Object.values(pages).map(({ module }) => path.posix.join('src', module));
}

const remotes = await Promise.all(
  globSync('remote-*/src/pages.ts', { cwd: root }).map(async (file) => {
    const folder = file.split(path.sep)[0] ?? file;
    // The container's generated modules take `UiRoot` from ui.
    return [
      folder,
      { entry: ['rspack.config.ts', 'src/pages.ts', ...(await pageModules(file))], ignoreDependencies: ['@zhilv/ui'] },
    ] as const;
  }),
);

const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['tools/*.ts'], ignoreBinaries: ['apt-get'], ignoreDependencies: ['oxfmt'] },
    host: { entry: ['rspack.config.ts', 'src/{public,sign-in,console}/main.tsx', 'src/head/main.ts'] },
    ...Object.fromEntries(remotes),
    server: { entry: ['src/admin/main.ts'] },
    e2e: { entry: ['*.spec.ts'] },
  },
};

export default config;
