import { messages, type ShortcutGroup, shortcutStore } from '@zhilv/platform';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export interface ShortcutsDialogProps {
  /** What the keyboard does in the page that shows. */
  pageGroups: readonly ShortcutGroup[];
  onClose: () => void;
}

interface OpenedDialog extends Pick<ShortcutsDialogProps, 'pageGroups'> {
  readonly Dialog: ComponentType<ShortcutsDialogProps>;
}

/** The dialog with the shortcuts while it is open. Its files are loaded when somebody first turns to it. */
export const shortcutsDialogAtom = atom<OpenedDialog | null>(null);

export const openShortcutsAtom = atom(null, async (_get, set) => {
  // Offline, or another release has come: another try may find what does not come.
  const pageGroups = loadPageGroups();
  try {
    const { ShortcutsDialog: Dialog } = await import('./ShortcutsDialog.lazy.tsx');
    set(shortcutsDialogAtom, { Dialog, pageGroups: await pageGroups });
  } catch {
    messages.error('键盘快捷键没有加载成功，请检查网络后重新打开');
  }
});

/** Gives what has come of the page's shortcuts; those of the console are of use without them. */
async function loadPageGroups(): Promise<readonly ShortcutGroup[]> {
  const loaded = await Promise.allSettled(shortcutStore.read().map(async ({ load }) => load()));
  if (loaded.some(({ status }) => status === 'rejected')) {
    messages.error('当前页面的快捷键没有加载成功，请检查网络后重新打开');
  }
  return loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}
