import path from 'node:path';
import type { Configuration } from '@rspack/core';
import type { BuildPlan } from '@zhilv/release/build-plan';
import { baseConfiguration } from '../compiler/baseConfiguration.ts';
import { refreshRuntime } from '../compiler/reactRefresh.ts';
import { findPackage, readPackage } from '../package/workspacePackage.ts';
import { writeGenerated } from '../package/writeGenerated.ts';

/** The script's name. */
export const DEVELOPMENT_REACT = 'react';

/** The entries that a console shares with its remotes, by package. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
};

/**
 * The build of the script that a published console runs first while a remote is developed in it. The console's own React was built for
 * production and updates nothing in place. The script brings one that does, and offers it as loaded to each part of the
 * federation, so that host and remotes take it. React DOM reports to the refresh runtime, which therefore runs before.
 * @throws Error where React or React DOM is not installed
 */
export function developmentReact({ directory, name }: BuildPlan, output: string): Configuration {
  const source = path.join(directory, '.generated/developmentReact.cjs');
  writeGenerated(source, offeringScript(directory));
  const base = {
    mode: 'development',
    directory,
    output,
    name,
    uniqueName: DEVELOPMENT_REACT,
    layer: 'remotes',
    scope: name,
  } as const;
  return refreshRuntime(baseConfiguration(base), DEVELOPMENT_REACT, [source]);
}

/** Gives the script's source. Its names are those of the records that all federation runtimes share (`loader/src/federation`). */
export function offeringScript(directory: string): string {
  const copies = Object.entries(ENTRIES).flatMap(([owner, entries]) => {
    const { version } = readPackage(findPackage(directory, owner));
    return entries.map((entry) => `  ['${entry}', '${version}', require('${entry}')],`);
  });
  return `const copies = [
${copies.join('\n')}
].map(([key, version, module]) => {
  const lib = () => module;
  const facts = { scope: ['default'], strategy: 'loaded-first', shareConfig: { singleton: true }, useIn: [] };
  return [key, { version, from: 'development', get: () => lib, lib, loaded: true, ...facts }];
});
const federation = (globalThis.__FEDERATION__ ??= {});
const instances = (federation.__INSTANCES__ ??= []);
// A part may have offered its own copies before it enters the record, and has loaded none.
instances.push = (instance) => {
  const { default: scope } = instance.shareScopeMap;
  for (const [key, copy] of copies) (scope[key] ??= {})[copy.version] = copy;
  return Array.prototype.push.call(instances, instance);
};
`;
}
