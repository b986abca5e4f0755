import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { writeGenerated } from '../package/writeGenerated.ts';

/** The global variable that holds the refresh runtime of the page. */
export const REFRESH = 'globalThis.__refresh';

/** The module of the page's one refresh runtime. React DOM reports to it, so it has to run before React DOM. */
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

/** Adds updates in place to a development build: its imports of the refresh runtime get that of the page. */
export const withRefresh = (configuration: Configuration, directory: string): Configuration => {
  // The package's own type would make this an ES module, but it has no exports.
  write(directory, 'react-refresh/package.json', '{ "type": "commonjs" }\n');
  const runtime = write(directory, 'react-refresh/runtime.js', `module.exports = ${REFRESH};\n`);
  return {
    ...configuration,
    resolve: { ...configuration.resolve, alias: { ...configuration.resolve?.alias, 'react-refresh': path.dirname(runtime) } },
    plugins: [...(configuration.plugins ?? []), plugin()],
  };
};

/**
 * The build of the plain script `name` that makes the refresh runtime, the first script of each document.
 * @param after modules that the script runs then
 */
export function refreshRuntime(configuration: Configuration, name = 'refresh', after: readonly string[] = []): Configuration {
  const runtime = write(configuration.context ?? '.', 'refreshRuntime.js', RUNTIME);
  return {
    ...configuration,
    entry: { [name]: [runtime, ...after] },
    resolve: { ...configuration.resolve, modules: [path.resolve(import.meta.dirname, '../../node_modules'), 'node_modules'] },
  };
}
