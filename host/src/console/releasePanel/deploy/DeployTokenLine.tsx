import type { DeployToken } from '@zhilv/contract/operation';
import { formatDateTime } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Tag } from '@zhilv/ui/tag';
import { RelativeTime, useNow } from '@zhilv/ui/time';
import { Line } from '../section/Line.tsx';
import { useEntryTitle } from '../section/useEntryTitle.ts';
import styles from './DeployTokenLine.module.css';

export interface DeployTokenLineProps {
  token: DeployToken;
  busy: boolean;
  onEnd: () => void;
}

/** The words for what tokens are used for; a newer server may know further uses. */
const ACTIONS = new Map([
  ['upload', '上传'],
  ['publish', '发布'],
  ['promote', '发布指定版本'],
  ['rollback', '回退'],
  ['disable', '停用'],
  ['enable', '恢复'],
  ['status', '查看状态'],
  ['verify', '校验'],
]);

/** Shows a deploy token: what it is good for, until when, and what was done with it lately. */
export function DeployTokenLine({ token, busy, onEnd }: DeployTokenLineProps) {
  const { name, remotes, rights, expiresTime, endTime, creator, uses } = token;
  const titleOf = useEntryTitle();
  const hasExpired = useNow() >= expiresTime;
  const [last] = uses;
  return (
    <Line
      name={
        <>
          {name}
          <Tag tone={rights === 'release' ? 'accent' : 'plain'}>{rights === 'release' ? '上传与发布' : '仅上传'}</Tag>
          {endTime !== null ? <Tag>已结束</Tag> : hasExpired && <Tag tone="warning">已过期</Tag>}
        </>
      }
      facts={[
        remotes.map(titleOf).join('、'),
        endTime === null ? `有效期至 ${formatDateTime(expiresTime)}` : `结束于 ${formatDateTime(endTime)}`,
        `创建：${creator ?? '命令行'}`,
        last === undefined ? '从未使用' : null,
      ]}
      below={
        last && (
          <details className={styles['uses']}>
            <summary className={styles['summary']}>
              最近使用：
              <RelativeTime instant={last.time} />
            </summary>
            <ol className={styles['list']}>
              {uses.map(({ action, name: target, release, time, address, refusal }) => (
                <li key={`${time} ${action} ${target} ${release}`}>
                  {[
                    formatDateTime(time),
                    ACTIONS.get(action) ?? action,
                    target === '*' ? null : titleOf(target),
                    release,
                    address,
                  ]
                    .filter((fact) => fact !== null)
                    .join(' · ')}
                  {refusal !== null && <span className={styles['refusal']}>未执行：{refusal}</span>}
                </li>
              ))}
            </ol>
          </details>
        )
      }
      action={
        endTime === null && (
          <Button kind="text" aria-label={`结束「${name}」`} busy={busy} onClick={onEnd}>
            结束
          </Button>
        )
      }
    />
  );
}
