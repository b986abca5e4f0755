import { messages } from '@zhilv/platform';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** The dialog with the shortcuts while it is open. Its files are loaded when somebody first turns to it. */
export const shortcutsDialogAtom = atom<{ readonly Dialog: ComponentType<ShortcutsDialogProps> } | null>(null);

export const openShortcutsAtom = atom(null, async (_get, set) => {
  try {
    const { ShortcutsDialog: Dialog } = await import('./ShortcutsDialog.lazy.tsx');
    set(shortcutsDialogAtom, { Dialog });
  } catch {
    // Offline, or another release has come: another try may find it.
    messages.error('键盘快捷键没有加载成功，请检查网络后重新打开');
  }
});
