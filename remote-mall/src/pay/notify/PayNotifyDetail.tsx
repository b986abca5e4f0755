import type { PayNotifyDetail as Detail } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { formatDateTime } from '@zhilv/format';
import { useDictEntry } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { EntryTag } from '@zhilv/ui/entry-tag';
import { Modal } from '@zhilv/ui/modal';
import { FactList } from '../../parts/section/FactList.tsx';
import { RawText } from '../detail/RawText.tsx';
import styles from './PayNotifyDetail.module.css';
import { payNotices } from './payNotices.tsx';

export interface PayNotifyDetailProps {
  notice: Detail;
  onClose: () => void;
}

const FACTS = [
  ...(['merchantOrderId', 'appId', 'type', 'dataId', 'status', 'notifyTimes'] as const),
  ...(['lastExecuteTime', 'nextNotifyTime', 'notifyUrl', 'createTime'] as const),
];

type Log = NonNullable<Detail['logs']>[number];

/** Shows a notice whole, with what was answered each time. */
export function PayNotifyDetail({ notice, onClose }: PayNotifyDetailProps) {
  const logs = [...(notice.logs ?? [])].sort((one, other) => other.notifyTimes - one.notifyTimes);
  return (
    <Modal title="回调通知详情" width={720} onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <FactList facts={FACTS.map((name) => [payNotices.fields[name].label, showField(payNotices, notice, name)] as const)} />
      <section aria-label="通知记录">
        <h3 className={styles['title']}>通知记录</h3>
        {logs.length === 0 ? (
          <p className={styles['none']}>还没有通知过</p>
        ) : (
          <ol className={styles['logs']}>
            {logs.map((log) => (
              <Sending key={String(log.id)} log={log} />
            ))}
          </ol>
        )}
      </section>
    </Modal>
  );
}

function Sending({ log: { status, notifyTimes, response, createTime } }: { log: Log }) {
  const entry = useDictEntry('pay_notify_status', status);
  return (
    <li className={styles['log']}>
      <p className={styles['head']}>
        <span>第 {notifyTimes} 次</span>
        {entry !== undefined && <EntryTag entry={entry} />}
        <time dateTime={new Date(createTime).toISOString()}>{formatDateTime(createTime)}</time>
      </p>
      <RawText text={response ?? ''} />
    </li>
  );
}
