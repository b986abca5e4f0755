import { online } from '@zhilv/platform';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { NoticeBar } from '../bar/NoticeBar.tsx';

/** Says that there is no network for as long as there is none. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(online.subscribe, online.read);
  // The region exists from the start, for screen readers announce only additions to a region that they know.
  return (
    <div role="status">
      {!isOnline && <NoticeBar mark={WifiOff}>网络已断开，页面显示的是断开前的内容，恢复后会自动更新。</NoticeBar>}
    </div>
  );
}
