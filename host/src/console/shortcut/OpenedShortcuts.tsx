import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isShortcutsKey } from './isShortcutsKey.ts';
import { openShortcutsAtom, shortcutsDialogAtom } from './openShortcuts.ts';

/** Any dialog, of the browser's or ours: it comes first, and may have to be answered. */
const DIALOG = 'dialog[open], [aria-modal="true"]';

/** The place of the dialog with the shortcuts, which opens by its key. */
export function OpenedShortcuts() {
  const [opened, setOpened] = useAtom(shortcutsDialogAtom);
  const open = useSetAtom(openShortcutsAtom);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isShortcutsKey(event) || document.querySelector(DIALOG) !== null) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);
  return opened && <opened.Dialog pageGroups={opened.pageGroups} onClose={() => setOpened(null)} />;
}
