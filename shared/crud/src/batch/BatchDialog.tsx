import { Button } from '@zhilv/ui/button';
import type { ModalProps } from '@zhilv/ui/modal';
import type { ProgressProps } from '@zhilv/ui/progress';
import type { ComponentType } from 'react';
import { type Identified, nameOf, type Resource } from '../resource/defineResource.ts';
import styles from './BatchDialog.module.css';
import { batchSummary } from './batchSummary.ts';
import type { BatchState } from './runBatch.ts';

export interface BatchDialogProps<Row extends Identified, Name extends string> {
  Modal: ComponentType<ModalProps>;
  Progress: ComponentType<ProgressProps>;
  resource: Resource<Row, Name>;
  verb: string;
  batch: BatchState<Row>;
  onStop: () => void;
  onClose: () => void;
}

/** Shows how far a batch is, and its result when it has ended. */
export function BatchDialog<Row extends Identified, Name extends string>(props: BatchDialogProps<Row, Name>) {
  const { Modal, Progress, resource, verb, batch, onStop, onClose } = props;
  const { rows, succeeded, failed, stopping, ended } = batch;
  const done = succeeded.length + failed.length;
  const under = rows[done];
  return (
    <Modal
      title={`批量${verb}${resource.name}`}
      onCancel={ended ? onClose : onStop}
      footer={
        ended ? (
          <Button kind="primary" onClick={onClose}>
            关闭
          </Button>
        ) : (
          <Button busy={stopping} onClick={onStop}>
            {stopping ? '正在停止' : '停止'}
          </Button>
        )
      }
    >
      {ended ? (
        <Report {...props} />
      ) : (
        <div className={styles['running']}>
          <Progress label={`正在${verb}`} value={done} max={rows.length} />
          <p className={styles['line']}>
            正在{verb} {Math.min(done + 1, rows.length)} / {rows.length}
            {under !== undefined && `：${nameOf(resource, under)}`}
          </p>
        </div>
      )}
    </Modal>
  );
}

function Report<Row extends Identified, Name extends string>({ resource, verb, batch }: BatchDialogProps<Row, Name>) {
  const { failed } = batch;
  return (
    <>
      <p className={styles['line']} role="status">
        {batchSummary(verb, batch)}
      </p>
      {failed.length > 0 && (
        <table className={styles['failures']}>
          <thead>
            <tr>
              <th scope="col">{resource.fields[resource.nameField].label}</th>
              <th scope="col">原因</th>
            </tr>
          </thead>
          <tbody>
            {failed.map(({ row, reason }) => (
              <tr key={String(row.id)}>
                <th scope="row">{nameOf(resource, row)}</th>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
