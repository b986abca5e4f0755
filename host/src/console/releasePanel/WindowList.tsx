import type { ReleaseEntry } from '@zhilv/contract/operation';
import { Tag } from '@zhilv/ui/tag';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { followWindows } from '../window/followWindows.ts';
import { type OpenWindow, openWindowAtom, type RunningTab } from '../window/openWindow.ts';
import { Line } from './section/Line.tsx';
import { Lines } from './section/Lines.tsx';
import { useEntryTitle } from './section/useEntryTitle.ts';
import styles from './WindowList.module.css';

export interface WindowListProps {
  /** The host and the remotes with their live releases; empty where these are not known. */
  entries: readonly ReleaseEntry[];
}

/** Lists the console's windows in this browser, with the release that each of their tabs runs. */
export function WindowList({ entries }: WindowListProps) {
  const own = useAtomValue(openWindowAtom);
  const [others, setOthers] = useState<readonly OpenWindow[]>([]);
  useEffect(() => followWindows(setOthers), []);
  const windows = [own, ...others.filter(({ id }) => id !== own.id)];
  const live = new Map(entries.map(({ name, active }) => [name, active]));
  return windows.map((window, index) => (
    <div key={window.id} className={styles['window']}>
      <h3 className={styles['title']}>
        {index === 0 ? '本窗口' : `窗口 ${index + 1}`}
        <code>{window.hostRelease}</code>
        <Outdated runs={window.hostRelease} live={live.get('host')} />
      </h3>
      <Lines empty="没有打开的页面。">
        {window.tabs.map((tab) => (
          <TabLine key={tab.address} tab={tab} live={live.get(tab.runs?.remote ?? '')} />
        ))}
      </Lines>
    </div>
  ));
}

function TabLine({ tab: { title, address, runs, shows, unsaved }, live }: { tab: RunningTab; live: string | null | undefined }) {
  const titleOf = useEntryTitle();
  return (
    <Line
      name={
        <>
          {title}
          {shows && <Tag tone="accent">当前</Tag>}
          {unsaved && <Tag tone="warning">未保存</Tag>}
          {runs && <Outdated runs={runs.release} live={live} />}
        </>
      }
      facts={[
        runs ? titleOf(runs.remote) : '未能打开',
        runs && <code key="release">{runs.release}</code>,
        <code key="address">{address}</code>,
      ]}
    />
  );
}

/** Says that another release is live; shows nothing where the live release is not known or there is none. */
function Outdated({ runs, live }: { runs: string; live: string | null | undefined }) {
  return live && live !== runs ? <Tag tone="warning">非当前版本</Tag> : null;
}
