import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { placeless } from '../compiler/placeless.ts';
import { writeGenerated } from '../package/writeGenerated.ts';
import type { ReleaseBuild } from './ReleaseBuild.ts';

/** The only file of a server build. It is not for browsers, and the gateway does not serve it. */
export const SERVER_MODULE = 'server.mjs';

const ENTRY = '.generated/server.ts';

/** Tells whether a remote has a server build. One that frames the public site renders its pages on the server too. */
export const hasServerBuild = ({ pages }: Pick<BuildPlan, 'pages'>): boolean =>
  Object.values(pages).some(({ frame }) => frame === 'public');

/**
 * The configuration that builds the public pages of a remote as one module that imports nothing, with its own React. Classes have the same
 * names as in the browser's build, which brings the stylesheets.
 */
export function serverConfiguration(plan: ReleaseBuild): Configuration {
  const { name, directory, release, output } = plan;
  writeGenerated(path.join(directory, ENTRY), entrySource(plan));
  const uniqueName = `${name}@${release}`;
  const base = baseConfiguration({ mode: 'production', directory, output, name, uniqueName, layer: 'remotes', scope: name });
  const styles = base.module?.generator?.['css/auto'];
  return {
    ...base,
    // The gateway runs it without modules of Node, so nothing may come from there (decision 0024).
    target: 'es2023',
    entry: { server: `./${ENTRY}` },
    // The remote's own copy of each package is used, so that there is only one.
    resolve: {
      ...base.resolve,
      modules: [path.join(directory, 'node_modules'), 'node_modules'],
      // React's renderer has a build for runtimes that have the web's classes alone.
      conditionNames: ['edge-light', '...'],
    },
    output: {
      path: output,
      uniqueName,
      clean: false,
      filename: SERVER_MODULE,
      publicPath: `/remotes/${name}/${release}/`,
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      strictModuleErrorHandling: true,
    },
    module: { ...base.module, generator: { 'css/auto': { ...styles, exportsOnly: true }, asset: { emit: false } } },
    plugins: [...placeless(), new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

function entrySource({ pages }: BuildPlan): string {
  const ofSite = Object.entries(pages).filter(
    ([, { layout, path, frame }]) => layout === 'public' && (path !== undefined || frame),
  );
  const imports = ofSite.map(([, { module }], index) => `import * as page${index} from '${path.posix.join('../src', module)}';`);
  const modules = ofSite.map(([key, { path, frame }], index) =>
    frame ? `{ key: '${key}', page: page${index} }` : `{ key: '${key}', path: '${path}', page: page${index} }`,
  );
  return [
    "import { createSiteRenderer } from '@zhilv/site/renderer';",
    ...imports,
    `export const render = createSiteRenderer([${modules.join(', ')}]);`,
    '',
  ].join('\n');
}
