import type { OperatedChanges, OperateLog } from '@zhilv/contract/system';
import { RecordChanges, showField } from '@zhilv/crud';
import type { ApiError } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Descriptions } from '@zhilv/ui/descriptions';
import { Modal } from '@zhilv/ui/modal';
import { ApiErrorDrawing } from '@zhilv/ui/plain/drawings';
import { Empty } from '@zhilv/ui/plain/empty';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TraceId } from '@zhilv/ui/trace-id';
import styles from './OperateLogDetail.module.css';
import { operateLogs } from './operateLogs.tsx';

/** What a call changed, as far as it is known; null while it is loading. */
export type OperatedAnswer = { readonly kinds: readonly OperatedChanges[] } | { readonly failure: ApiError } | null;

export interface OperateLogDetailProps {
  log: OperateLog;
  /** Left out where there is nothing to ask for. */
  answer: OperatedAnswer | undefined;
  onRetry: () => void;
  onClose: () => void;
}

const FACTS = [
  ...(['module', 'name', 'type', 'userNickname', 'username', 'startTime', 'duration', 'requestMethod', 'requestUrl'] as const),
  ...(['recordId', 'content', 'userIp', 'userAgent', 'resultCode', 'resultMsg', 'traceId'] as const),
];

/** Shows a call of the log whole: who made it, how it ended, and what it changed. */
export function OperateLogDetail({ log, answer, onRetry, onClose }: OperateLogDetailProps) {
  const facts = FACTS.map((name) => ({ label: operateLogs.fields[name].label, value: showField(operateLogs, log, name) }));
  return (
    <Modal title={`操作详情 · ${log.name}`} width={720} footer={<Button onClick={onClose}>关闭</Button>} onCancel={onClose}>
      <Descriptions facts={facts} />
      {answer !== undefined && (
        <section className={styles['changes']} aria-label="变更内容">
          <h3 className={styles['title']}>变更内容</h3>
          <Changes answer={answer} onRetry={onRetry} />
        </section>
      )}
    </Modal>
  );
}

function Changes({ answer, onRetry }: { answer: OperatedAnswer; onRetry: () => void }) {
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {['38%', '80%', '64%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if ('failure' in answer) {
    const { failure } = answer;
    return (
      <Empty
        drawing={<ApiErrorDrawing error={failure} />}
        action={<Button onClick={onRetry}>重试</Button>}
        {...(failure.traceId !== null && { note: <TraceId value={failure.traceId} /> })}
      >
        <span role="alert">{failure.message}</span>
      </Empty>
    );
  }
  if (answer.kinds.length === 0) return <Empty>没有变更记录：这次操作没有改动有记录的字段。</Empty>;
  return answer.kinds.map(({ name, fields, changes }) => (
    <div key={name}>
      <h4 className={styles['kind']}>{name}</h4>
      <RecordChanges label={`${name}的变更`} fields={fields} changes={changes} />
    </div>
  ));
}
