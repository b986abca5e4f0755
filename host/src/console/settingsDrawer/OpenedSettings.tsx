import { useAtom, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { openSettingsAtom, settingsDrawerAtom } from './openSettings.ts';
import { settingsAtom } from '../settings/settingsAtoms.ts';

/** The place of the drawer with the settings. */
export function OpenedSettings() {
  const [opened, setOpened] = useAtom(settingsDrawerAtom);
  const open = useSetAtom(openSettingsAtom);
  const store = useStore();
  useEffect(() => {
    if (store.get(settingsAtom).showSettings) void open();
  }, [open, store]);
  return opened && <opened.Drawer onClose={() => setOpened(null)} />;
}
