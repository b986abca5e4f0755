import { messages } from '@zhilv/platform';
import { chooseAppearance } from '@zhilv/site/appearance';
import { useSetAtom } from 'jotai';
import { ACCENT_KEY } from '../../head/first/applyAccent.ts';
import { useReload } from '../unsaved/useReload.ts';
import { NOT_STORED } from '../settings/notStored.ts';
import { saveSettingsAtom, SETTINGS_KEY } from '../settings/settingsAtoms.ts';

const BEFORE_RESET = { content: '有未保存的修改，重置会刷新页面，修改将丢失。确定现在重置吗？', okText: '重置配置' };

interface KeepSettings {
  /** Takes the tokens of the theme colour, as `saveSettingsAtom` does. */
  readonly save: (accent: string | null) => void;
  readonly reset: () => void;
}

/** Stores the settings, and forgets all that was ever stored of them. */
export function useKeepSettings(): KeepSettings {
  const keep = useSetAtom(saveSettingsAtom);
  const reload = useReload(BEFORE_RESET);
  return {
    save: (accent) => {
      try {
        keep(accent);
        messages.success('正在保存到本地，请稍候...');
      } catch {
        messages.error(NOT_STORED);
      }
    },
    reset: () =>
      void reload(() => {
        messages.success('正在清除设置缓存并刷新，请稍候....');
        for (const key of [SETTINGS_KEY, ACCENT_KEY]) localStorage.removeItem(key);
        chooseAppearance('system');
      }),
  };
}
