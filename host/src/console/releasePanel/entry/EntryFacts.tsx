import type { ReleaseEntry } from '@zhilv/contract/operation';
import { Tag } from '@zhilv/ui/tag';
import { RelativeTime } from '@zhilv/ui/time';
import { formatSize } from '../section/formatSize.ts';
import styles from './EntryFacts.module.css';

export interface EntryFactsProps {
  entry: ReleaseEntry;
}

/** Shows the facts of the live release. */
export function EntryFacts({ entry: { active, releases, activations, problems } }: EntryFactsProps) {
  const live = releases.find(({ id }) => id === active);
  return (
    <dl className={styles['facts']}>
      <div className={styles['wide']}>
        <dt>当前版本</dt>
        <dd>{active === null ? '无' : <code>{active}</code>}</dd>
      </div>
      {live && (
        <>
          <Moment label="上线于" at={activations[0]?.at ?? null} />
          <Moment label="上传于" at={live.created} />
          <div>
            <dt>大小</dt>
            <dd>{live.bytes === null ? '未知' : formatSize(live.bytes)}</dd>
          </div>
          <div>
            <dt>契约</dt>
            <dd>{live.contract}</dd>
          </div>
          <div>
            <dt>检查</dt>
            <dd>
              {problems.length === 0 ? <Tag tone="success">正常</Tag> : <Tag tone="danger">{`${problems.length} 个问题`}</Tag>}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

function Moment({ label, at }: { label: string; at: number | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{at === null ? '未知' : <RelativeTime instant={at} />}</dd>
    </div>
  );
}
