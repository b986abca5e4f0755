import type { OperatedChanges, OperateLog } from '@zhilv/contract/system';
import { RecordChanges, showField } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Descriptions } from '@zhilv/ui/descriptions';
import { Modal } from '@zhilv/ui/modal';
import { Empty } from '@zhilv/ui/plain/empty';
import { AwaitedAnswer } from '../parts/answer/AwaitedAnswer.tsx';
import type { Answer } from '../parts/answer/useAnswer.ts';
import styles from './OperateLogDetail.module.css';
import { operateLogs } from './operateLogs.tsx';

export interface OperateLogDetailProps {
  log: OperateLog;
  /** What the call changed; left out where there is nothing to ask for. */
  answer: Answer<readonly OperatedChanges[]> | undefined;
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
          <AwaitedAnswer answer={answer} onRetry={onRetry}>
            {(kinds) => <Changes kinds={kinds} />}
          </AwaitedAnswer>
        </section>
      )}
    </Modal>
  );
}

function Changes({ kinds }: { kinds: readonly OperatedChanges[] }) {
  if (kinds.length === 0) return <Empty>没有变更记录：这次操作没有改动有记录的字段。</Empty>;
  return kinds.map(({ name, fields, changes }) => (
    <div key={name}>
      <h4 className={styles['kind']}>{name}</h4>
      <RecordChanges label={`${name}的变更`} fields={fields} changes={changes} />
    </div>
  ));
}
