import { realpathSync } from 'node:fs';
import path from 'node:path';
import { findPackage, readPackage } from '../package/workspacePackage.ts';
import { uiOf } from './uiShares.ts';

/** The module of lucide with which each of its icons makes a component, from the package's folder. */
const MAKER = 'dist/esm/createLucideIcon.mjs';

/** How a shell and its remotes share what all icons are made with. */
interface SharedIcons {
  readonly shareKey: string;
  readonly version: string;
  readonly requiredVersion: false;
  readonly singleton: false;
}

/**
 * The share table of what all icons are made with, 1 KiB, which would be in the scripts of each document and each remote. Icons import
 * it by its place, so that is how it is named here. Empty where `ui` is not used.
 */
export function sharedIcons(directory: string): Readonly<Record<string, SharedIcons>> {
  const ui = uiOf(directory);
  if (!ui) return {};
  // The bundler names files by where they really lie.
  const lucide = realpathSync(findPackage(realpathSync(ui.directory), 'lucide-react'));
  const { version } = readPackage(lucide);
  const shared = { shareKey: `lucide-react@${version}/icon`, version, requiredVersion: false, singleton: false } as const;
  return { [path.join(lucide, MAKER)]: shared };
}
