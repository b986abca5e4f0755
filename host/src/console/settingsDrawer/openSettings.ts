import { messages } from '@zhilv/platform';
import { atom } from 'jotai';
import type { ComponentType } from 'react';

export interface SettingsDrawerProps {
  onClose: () => void;
}

/** The drawer with the settings while it is open. Its files are loaded when somebody first turns to it. */
export const settingsDrawerAtom = atom<{ readonly Drawer: ComponentType<SettingsDrawerProps> } | null>(null);

export const openSettingsAtom = atom(null, async (_get, set) => {
  try {
    const { SettingsDrawer: Drawer } = await import('./SettingsDrawer.lazy.tsx');
    set(settingsDrawerAtom, { Drawer });
  } catch {
    // Offline, or another release has come: another try may find it.
    messages.error('布局设置没有加载成功，请检查网络后重新打开');
  }
});
