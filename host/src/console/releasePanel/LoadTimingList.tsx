import { formatSize } from './formatSize.ts';
import { Line } from './Line.tsx';
import { Lines } from './Lines.tsx';
import { loadTimings } from './loadTimings.ts';
import { useEntryTitle } from './useEntryTitle.ts';

/** How long the files of each release took to come into this document. */
export function LoadTimingList() {
  const titleOf = useEntryTitle();
  // The browser's record, which has no better way to be read: it says what there is when the page is drawn.
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]; // What the type stands for.
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
