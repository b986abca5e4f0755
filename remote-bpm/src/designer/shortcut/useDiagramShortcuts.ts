// All of it, and not by its name: a name that is imported is asked of the host, and an older one would get an older release of ours.
import * as platform from '@zhilv/platform';
import type { ShortcutGroup } from '@zhilv/platform';

/** The bundler knows the exports of the platform that it builds with, and would take a test with `in` for settled. */
const useShortcuts = (platform as Partial<typeof platform>).useShortcuts ?? (() => {});

const load = () => import('./diagramShortcuts.lazy.ts');
const designer = async (): Promise<ShortcutGroup> => (await load()).DESIGNER;
const viewer = async (): Promise<ShortcutGroup> => (await load()).VIEWER;

/** Has the shell's page of all keys name those of a diagram while its page shows, where the shell knows such things. */
export function useDiagramShortcuts(editable: boolean): void {
  useShortcuts(editable ? designer : viewer);
}
