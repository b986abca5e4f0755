import { type ShortcutGroup, useShortcuts } from '@zhilv/platform';

const load = () => import('./diagramShortcuts.lazy.ts');
const designer = async (): Promise<ShortcutGroup> => (await load()).DESIGNER;
const viewer = async (): Promise<ShortcutGroup> => (await load()).VIEWER;

/** Has the shell's page of all keys name those of a diagram while its page shows. A host without such a page gets an older release of ours. */
export function useDiagramShortcuts(editable: boolean): void {
  useShortcuts(editable ? designer : viewer);
}
