import { useSession } from '@zhilv/platform';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import {
  ArrowLeft,
  ArrowLeftToLine,
  ArrowRight,
  ArrowRightToLine,
  CircleX,
  type LucideIcon,
  Pin,
  PinOff,
  RotateCw,
  X,
} from 'lucide-react';
import { useCloseTabs } from '../shell/useCloseTabs.ts';
import { useRefreshTab } from '../shell/useRefreshTab.ts';
import type { Tab } from '../tab/Tab.ts';
import { shiftTabAtom, tabsAtom } from '../tab/tabAtoms.ts';
import { isClosable, shiftTab } from '../tab/tabList.ts';
import { pinTab } from '../tabMemory/keepTabs.ts';

export interface TabAction {
  readonly title: string;
  readonly Picture: LucideIcon;
  /** Null where there is nothing to do. */
  readonly run: (() => unknown) | null;
}

/** What the menu of a tab offers, in groups. */
export function useTabActions(tab: Tab): readonly (readonly TabAction[])[] {
  const tabs = useAtomValue(tabsAtom);
  const store = useStore();
  const { user } = useSession();
  const shift = useSetAtom(shiftTabAtom);
  const refresh = useRefreshTab();
  const closeTabs = useCloseTabs();

  const { id } = tab;
  const at = tabs.indexOf(tab);
  const closing = (title: string, Picture: LucideIcon, which: readonly Tab[]): TabAction => {
    const ids = which.filter(isClosable).map((one) => one.id);
    return { title, Picture, run: ids.length === 0 ? null : () => closeTabs(ids, id) };
  };
  const moving = (title: string, Picture: LucideIcon, by: -1 | 1): TabAction => ({
    title,
    Picture,
    run: shiftTab(tabs, id, by) === tabs ? null : () => shift({ id, by }),
  });
  const pin = (pinned: boolean) => () =>
    user !== null && pinTab({ store, storage: localStorage, userId: String(user.id) }, tab, pinned);
  return [
    [
      { title: '刷新页面', Picture: RotateCw, run: () => refresh(tab) },
      tab.pinned
        ? { title: '取消固定', Picture: PinOff, run: pin(false) }
        : { title: '固定', Picture: Pin, run: tab.route.affix ? null : pin(true) },
      moving('左移', ArrowLeft, -1),
      moving('右移', ArrowRight, 1),
    ],
    [
      closing('关闭当前', X, [tab]),
      closing(
        '关闭其他',
        CircleX,
        tabs.filter((one) => one !== tab),
      ),
      closing('关闭左侧', ArrowLeftToLine, tabs.slice(0, at)),
      closing('关闭右侧', ArrowRightToLine, tabs.slice(at + 1)),
      closing('全部关闭', CircleX, tabs),
    ],
  ];
}
