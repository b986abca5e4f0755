import path from 'node:path';
import { isWithin, ownerOf } from '../package/ownerOf.ts';
import { findPackage, readPackage, type WorkspacePackage } from '../package/workspacePackage.ts';

/** The share table of `ui`, by specifier. */
export type UiShares = Readonly<Record<string, { readonly shareKey: string; readonly requiredVersion: false }>>;

/**
 * The share table of `ui`: one key per entry, carrying a mark of all that is bundled into the entries. Equal code shares one
 * copy; any difference means the remote's own copy of all entries, never a mix. Empty where `directory` does not use `ui`.
 * @throws Error with rspack's messages when `ui` cannot be built
 */
export async function uiShares(directory: string): Promise<UiShares> {
  const ui = uiOf(directory);
  if (!ui) return {};
  const entries = Object.entries(ui.exports).filter(([, file]) => isShared(path.join(ui.directory, String(file))));
  // Only here: loading the bundler takes longer than all that a start without changes has to do.
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

/** Whether an entry is a module that its package does not want bundled into whoever uses it. */
function isShared(file: string): boolean {
  const owner = ownerOf(file);
  return /\.tsx?$/.test(file) && owner !== null && !isWithin(owner.place, owner.zhilv.bundled);
}

function uiOf(directory: string): WorkspacePackage | null {
  try {
    return readPackage(findPackage(directory, '@zhilv/ui'));
  } catch {
    return null; // It is not installed for this package.
  }
}
