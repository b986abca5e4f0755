import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { writeGenerated } from '../package/writeGenerated.ts';

/** Where the whole page finds it. */
export const REFRESH = 'globalThis.__refresh';

/** One refresh runtime for the whole page: React DOM reports to it, so it is there before React DOM is. */
const RUNTIME = `import * as runtime from 'react-refresh/runtime';
runtime.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
${REFRESH} = runtime;
`;

const plugin = () => new ReactRefreshRspackPlugin({ injectEntry: false });

function write(directory: string, file: string, content: string): string {
  const target = path.join(directory, '.generated', file);
  writeGenerated(target, content);
  return target;
}

/** A development build with updates in place: imports of the refresh runtime get the one of the page. */
export const withRefresh = (configuration: Configuration, directory: string): Configuration => {
  // Else the package's own type would make a module with exports of it, and it has none to name.
  write(directory, 'react-refresh/package.json', '{ "type": "commonjs" }\n');
  const runtime = write(directory, 'react-refresh/runtime.js', `module.exports = ${REFRESH};\n`);
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, 'react-refresh': path.dirname(runtime) } },
    plugins: [...(configuration.plugins ?? []), plugin()],
  };
};

/** The plain script, first in each document, that puts the refresh runtime in place. */
export function refreshRuntime(configuration: Configuration): Configuration {
  const entry = write(configuration.context ?? '.', 'refreshRuntime.js', RUNTIME);
  return {
    ...configuration,
    entry: { refresh: entry },
    resolve: { ...configuration.resolve, modules: [path.resolve(import.meta.dirname, '../../node_modules'), 'node_modules'] },
  };
}
