import path from 'node:path';
import { type Compiler, NormalModuleReplacementPlugin } from '@rspack/core';
import { fileInPackage } from '../package/fileInPackage.ts';

const RUNTIME = '@module-federation/runtime';
const BUNDLER_RUNTIME = '@module-federation/webpack-bundler-runtime/dist';
const CORE = '@module-federation/runtime-core/dist';

/** Modules of the federation runtime, by file or name, with what stands in for them: they hold what none of our builds comes to. */
const STAND_INS: Readonly<Record<string, string>> = {
  // The names for code that starts further instances. The loader imports those that it uses.
  [RUNTIME]: `export { init } from '${RUNTIME}';`,
  [`${BUNDLER_RUNTIME}/init.js`]:
    'export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);',
  // Shared modules that are shaken for each consumer, for which each would have files of its own.
  [`${BUNDLER_RUNTIME}/getSharedFallbackGetter.js`]: 'export const getSharedFallbackGetter = ({ factory }) => factory;',
  [`${BUNDLER_RUNTIME}/getUsedExports.js`]: 'export const getUsedExports = () => undefined;',
  // Remotes that a build names. Ours are in the registry.
  [`${BUNDLER_RUNTIME}/remotes.js`]: 'export const remotes = () => {};',
  // With `asyncStartup` whatever an entry consumes is loaded before it, so that nothing has to be there at once.
  [`${BUNDLER_RUNTIME}/installInitialConsumes.js`]: 'export const installInitialConsumes = () => {};',
  // A document or container has one runtime, which knows all its tables when it starts.
  [`${BUNDLER_RUNTIME}/updateOptions.js`]:
    'export const updateConsumeOptions = () => {}; export const updateRemoteOptions = updateConsumeOptions;',
  // Snapshots are made of manifests, which we have none of, and what the runtime itself preloads is read from them.
  [`${CORE}/plugins/snapshot/SnapshotHandler.js`]:
    'export class SnapshotHandler { hooks = { applyPlugin() {} }; manifestCache = new Map(); } export const getGlobalRemoteInfo = () => ({});',
  [`${CORE}/plugins/generate-preload-assets.js`]: 'export const generatePreloadAssetsPlugin = () => undefined;',
  [`${CORE}/utils/preload.js`]: 'export const formatPreloadArgs = () => []; export const preloadAssets = () => [];',
};

/**
 * Leaves out of the federation runtime what our builds do not use, and the bundler cannot see to be unused: 4 KB of each document and 2
 * of each container, packed. Development builds keep it, because their tables change. It has to stand after `RuntimeAsModules`.
 */
export class LeanRuntime {
  apply(compiler: Compiler): void {
    new NormalModuleReplacementPlugin(/^(?:\.{1,2}[\\/]|@module-federation\/runtime$)/, (found) => {
      const importer = fileInPackage(found.contextInfo.issuer);
      if (!importer.startsWith(BUNDLER_RUNTIME) && !importer.startsWith(CORE)) return;
      const { request } = found;
      const standIn = STAND_INS[request === RUNTIME ? request : path.posix.join(path.posix.dirname(importer), request)];
      if (standIn !== undefined) found.request = `data:text/javascript,${encodeURIComponent(standIn)}`;
    }).apply(compiler);
  }
}
