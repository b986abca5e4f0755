import type { NotifyMessageRecord } from '@zhilv/contract/system';
import { showField } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import type { ReactNode } from 'react';
import { notifyRecords } from './notifyRecords.tsx';
import styles from './RecordDetail.module.css';

export interface RecordDetailProps {
  message: NotifyMessageRecord;
  onClose: () => void;
}

const FACTS = [
  ...(['userId', 'userType', 'templateNickname', 'templateType', 'templateCode'] as const),
  ...(['createTime', 'readStatus', 'readTime'] as const),
];

/** Shows a message whole, with what its text was filled in from. */
export function RecordDetail({ message, onClose }: RecordDetailProps) {
  const params = Object.entries(message.templateParams ?? {});
  return (
    <Modal title="站内信详情" footer={<Button onClick={onClose}>关闭</Button>} onCancel={onClose}>
      <p className={styles['content']}>{message.templateContent}</p>
      <dl className={styles['facts']}>
        {FACTS.map((name) => (
          <Fact key={name} label={notifyRecords.fields[name].label}>
            {showField(notifyRecords, message, name)}
          </Fact>
        ))}
      </dl>
      {params.length > 0 && (
        <section className={styles['params']} aria-label="模板参数">
          <h3 className={styles['title']}>模板参数</h3>
          <dl className={styles['facts']}>
            {params.map(([name, value]) => (
              <Fact key={name} label={name}>
                {typeof value === 'object' ? JSON.stringify(value) : String(value)}
              </Fact>
            ))}
          </dl>
        </section>
      )}
    </Modal>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles['label']}>{label}</dt>
      <dd className={styles['value']}>{children}</dd>
    </>
  );
}
