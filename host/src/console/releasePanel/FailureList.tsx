import type { OutputOf } from '@zhilv/contract';
import type { release } from '@zhilv/contract/operation';
import { RelativeTime } from '@zhilv/ui/time';
import { Line } from './section/Line.tsx';
import { Lines } from './section/Lines.tsx';
import { useEntryTitle } from './section/useEntryTitle.ts';

export interface FailureListProps {
  failures: OutputOf<typeof release.failures>;
}

/** Lists the errors that people's browsers reported, each with its release. */
export function FailureList({ failures }: FailureListProps) {
  const titleOf = useEntryTitle();
  return (
    <Lines empty="最近没有收到故障报告。">
      {failures.map(({ remote, release, page, message, count, last }) => (
        <Line
          key={`${remote} ${release} ${page} ${message}`}
          name={message}
          facts={[
            titleOf(remote),
            <code key="release">{release}</code>,
            <code key="page">{page}</code>,
            `${count} 次`,
            <span key="last">
              最近：
              <RelativeTime instant={last} />
            </span>,
          ]}
        />
      ))}
    </Lines>
  );
}
