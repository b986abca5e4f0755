import { useAtomValue, useSetAtom } from 'jotai';
import {
  CircleArrowUp,
  CircleX,
  Keyboard,
  LogOut,
  type LucideIcon,
  Moon,
  PanelLeftClose,
  PanelLeftOpen,
  RotateCw,
  Settings2,
  Sun,
} from 'lucide-react';
import { chooseAppearance } from '@zhilv/site/appearance';
import { useOwnPages } from '../account/useOwnPages.ts';
import { useLeaveSession } from '../account/useLeaveSession.ts';
import { maySeeReleases, RELEASES } from '../releasePanel/releasesRoute.ts';
import type { Entry } from '../search/Entry.ts';
import { openSettingsAtom } from '../settingsDrawer/openSettings.ts';
import { openShortcutsAtom } from '../shortcut/openShortcuts.ts';
import { useCloseTabs } from '../shell/useCloseTabs.ts';
import { useRefreshTab } from '../shell/useRefreshTab.ts';
import { phoneAtom, sidebarCollapsedAtom, toggleMenuAtom } from '../sidebar/sidebarAtoms.ts';
import { activeTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { isClosable } from '../tab/tabList.ts';

/** The commands of the console itself, and its pages that have no menu row. A new command is one more line here. */
export function useHostEntries(): readonly Entry[] {
  const ownPages = useOwnPages();
  const leaveSession = useLeaveSession();
  return [
    ...useTabCommands(),
    ...useSidebarCommands(),
    ...ownPages.map(({ title, path, Picture }) => pageEntry(title, path, Picture)),
    ...(maySeeReleases() ? [pageEntry(RELEASES.title, RELEASES.path, CircleArrowUp)] : []),
    ...useLookCommands(),
    commandEntry('退出登录', LogOut, leaveSession),
  ];
}

function useTabCommands(): readonly Entry[] {
  const refresh = useRefreshTab();
  const active = useAtomValue(activeTabAtom);
  const closeTabs = useCloseTabs();
  const others = useAtomValue(tabsAtom).filter((tab) => isClosable(tab) && tab.id !== active?.id);
  const closeOthers = () => closeTabs(others.map(({ id }) => id));
  return [
    ...(active?.route.listed ? [commandEntry('刷新当前页', RotateCw, () => refresh(active))] : []),
    ...(others.length > 0 ? [commandEntry('关闭其他标签', CircleX, closeOthers)] : []),
  ];
}

function useSidebarCommands(): readonly Entry[] {
  const phone = useAtomValue(phoneAtom);
  const collapsed = useAtomValue(sidebarCollapsedAtom);
  const toggle = useSetAtom(toggleMenuAtom);
  if (phone) return [];
  return [collapsed ? commandEntry('展开侧边栏', PanelLeftOpen, toggle) : commandEntry('收起侧边栏', PanelLeftClose, toggle)];
}

function useLookCommands(): readonly Entry[] {
  const openSettings = useSetAtom(openSettingsAtom);
  const openShortcuts = useSetAtom(openShortcutsAtom);
  // The first script writes there which of the two is in force, whatever was chosen.
  const dark = document.documentElement.dataset['theme'] === 'dark';
  return [
    dark
      ? commandEntry('切换亮色', Sun, () => chooseAppearance('light'))
      : commandEntry('切换暗色', Moon, () => chooseAppearance('dark')),
    commandEntry('布局设置', Settings2, openSettings),
    commandEntry('键盘快捷键', Keyboard, openShortcuts),
  ];
}

const commandEntry = (title: string, Picture: LucideIcon, run: () => unknown): Entry => ({
  id: `host ${title}`,
  title,
  trail: [],
  icon: { picture: <Picture size={16} strokeWidth={1.5} aria-hidden="true" /> },
  target: { kind: 'command', run },
});

const pageEntry = (title: string, address: string, Picture: LucideIcon): Entry => ({
  ...commandEntry(title, Picture, () => {}),
  target: { kind: 'address', address },
});
