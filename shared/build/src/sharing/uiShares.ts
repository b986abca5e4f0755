import path from 'node:path';
import type { Module } from '@rspack/core';
import { isApart, isWithin, ownerOf } from '../package/ownerOf.ts';
import { findPackage, readPackage, type WorkspacePackage } from '../package/workspacePackage.ts';

/** The share table of `ui`, by specifier. */
export type UiShares = Readonly<Record<string, { readonly shareKey: string; readonly requiredVersion: false }>>;

/**
 * The share table of `ui`: one key for each entry, which contains a mark of all code in the entries. Packages with equal code share
 * one copy, and after any difference a remote brings its own copy of all entries. Empty where `directory` does not use `ui`.
 * @throws Error with rspack's messages when `ui` cannot be built
 */
export async function uiShares(directory: string): Promise<UiShares> {
  const ui = uiOf(directory);
  if (!ui) return {};
  const entries = Object.entries(ui.exports).filter(([, file]) => isShared(path.join(ui.directory, String(file))));
  // The bundler is loaded only here, because that takes longer than everything that a start without changes has to do.
  const { uiMark } = await import('./uiMark.ts');
  const mark = await uiMark(
    ui,
    entries.map(([, file]) => path.join(ui.directory, String(file))),
    path.join(directory, 'dist'),
  );
  return Object.fromEntries(
    entries.map(([entry]) => [
      `@zhilv/ui${entry.slice(1)}`,
      { shareKey: `@zhilv/ui@${mark}${entry.slice(1)}`, requiredVersion: false },
    ]),
  );
}

/** Gives the shares whose entries are in a part that `ui` wants apart. */
export function apartShares(directory: string, shares: UiShares): UiShares {
  const ui = uiOf(directory);
  if (!ui) return {};
  const apart = new Set(
    Object.entries(ui.exports)
      .filter(([, file]) => isApart(path.join(ui.directory, String(file))))
      .map(([entry]) => `@zhilv/ui${entry.slice(1)}`),
  );
  return Object.fromEntries(Object.entries(shares).filter(([specifier]) => apart.has(specifier)));
}

/** Whether an entry is shared, and not one that its package's `zhilv.bundled` names. */
function isShared(file: string): boolean {
  const owner = ownerOf(file);
  return /\.tsx?$/.test(file) && owner !== null && !isWithin(owner.place, owner.zhilv.bundled);
}

/** The `ui` that the package in `directory` uses; null where it uses none. */
export function uiOf(directory: string): WorkspacePackage | null {
  try {
    return readPackage(findPackage(directory, '@zhilv/ui'));
  } catch {
    return null; // It is not installed for this package.
  }
}

/** Whether a module is the one through which the bundler offers one of the shares. */
export const isOffer = (module: Module | undefined, shares: UiShares): boolean =>
  Object.values(shares).some(({ shareKey }) => module?.identifier().startsWith(`provide shared module (default) ${shareKey}@`));
