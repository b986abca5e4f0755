import { formatSize } from '../section/formatSize.ts';
import { Line } from '../section/Line.tsx';
import { Lines } from '../section/Lines.tsx';
import { useEntryTitle } from '../section/useEntryTitle.ts';
import { loadTimings } from './loadTimings.ts';

/** Lists the time that the files of each release took to load into this document. */
export function LoadTimingList() {
  const titleOf = useEntryTitle();
  // The browser's record reports no changes, so the list shows the entries of the moment at which it is drawn.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // Entries of this type are of this class.
  return (
    <Lines empty="浏览器没有记录。">
      {loadTimings(entries, window.location.origin).map(({ remote, release, files, cached, bytes, busyMs, slowest }) => (
        <Line
          key={`${remote} ${release}`}
          name={
            <>
              {titleOf(remote)} <code>{release}</code>
            </>
          }
          facts={[
            `${Math.round(busyMs)} 毫秒`,
            `${files} 个文件${cached === 0 ? '' : `，${cached} 个来自缓存`}`,
            formatSize(bytes),
            `最慢 ${slowest.file} ${Math.round(slowest.ms)} 毫秒`,
          ]}
        />
      ))}
    </Lines>
  );
}
