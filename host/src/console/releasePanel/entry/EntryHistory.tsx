import type { ReleaseEntry } from '@zhilv/contract/operation';
import { formatDateTime } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Tag } from '@zhilv/ui/tag';
import { RelativeTime } from '@zhilv/ui/time';
import { Timeline } from '@zhilv/ui/timeline';
import { formatSize } from '../section/formatSize.ts';
import { Line } from '../section/Line.tsx';
import { Lines } from '../section/Lines.tsx';
import styles from './EntryHistory.module.css';
import { type NamedEntry, type ReleaseActions, underWay } from './useReleaseActions.ts';

export interface EntryHistoryProps {
  named: NamedEntry;
  actions: ReleaseActions | null;
}

/** Two lists that a press opens: the releases that are there, and which was live since when. */
export function EntryHistory({ named: { entry, title }, actions }: EntryHistoryProps) {
  const { releases, activations } = entry;
  return (
    <div>
      <details className={styles['details']}>
        <summary className={styles['summary']}>{`全部版本（${releases.length}）`}</summary>
        <Lines empty="还没有发布过版本。">
          {releases.map((one) => (
            <Line
              key={one.id}
              name={
                <>
                  <code>{one.id}</code>
                  {one.id === entry.active && <Tag tone="success">当前</Tag>}
                  {one.isBlocked && <Tag tone="danger">禁止发布</Tag>}
                  {one.id === entry.rollbackTo && <Tag tone="info">可回退</Tag>}
                </>
              }
              facts={[
                <span key="created">
                  <RelativeTime instant={one.created} />
                  上传
                </span>,
                `契约 ${one.contract}`,
                one.bytes === null ? null : formatSize(one.bytes),
                one.commit === null ? null : `提交 ${one.commit.slice(0, 10)}`,
              ]}
              action={
                actions && (
                  <Button
                    kind="text"
                    aria-label={`发布 ${one.id}`}
                    busy={actions.busy === underWay('promote', entry, one.id)}
                    unavailable={whyNot(one, entry)}
                    onClick={() => void actions.promote({ entry, title }, one.id)}
                  >
                    发布此版本
                  </Button>
                )
              }
            />
          ))}
        </Lines>
      </details>
      <details className={styles['details']}>
        <summary className={styles['summary']}>{`发布记录（${activations.length}）`}</summary>
        {activations.length === 0 ? (
          <Lines empty="还没有发布过版本。">{[]}</Lines>
        ) : (
          <Timeline
            entries={activations.map(({ release, by, at, user }, index) => ({
              key: `${at} ${release}`,
              content: <code>{release}</code>,
              time: [formatDateTime(at), WAYS.get(by) ?? by, user].filter((one) => one !== null).join(' · '),
              tone: index === 0 ? 'current' : 'neutral',
            }))}
          />
        )}
      </details>
    </div>
  );
}

/** The ways in which a release became live. */
const WAYS = new Map([
  ['start', '随服务启动'],
  ['publish', '发布'],
  ['promote', '发布指定版本'],
  ['rollback', '回退'],
]);

function whyNot({ id, isBlocked }: ReleaseEntry['releases'][number], { active }: ReleaseEntry): string | undefined {
  if (id === active) return '此版本正在使用';
  return isBlocked ? '此版本已被禁止发布' : undefined;
}
