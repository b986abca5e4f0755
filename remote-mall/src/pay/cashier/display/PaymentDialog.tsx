import { formatMoney } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { useChannelName } from '../../channel/useChannelName.ts';
import { DisplayedAttempt } from './DisplayedAttempt.tsx';
import type { Shown } from './displayOf.ts';
import styles from './PaymentDialog.module.css';

export interface PaymentDialogProps {
  shown: Shown;
  /** In fen. */
  price: number;
  troubled: boolean;
  asking: boolean;
  /** Somebody says that it was paid. */
  onPaid: () => void;
  onClose: () => void;
}

/** Shows what a channel wants of who pays, until it is paid or another channel is chosen. */
export function PaymentDialog({ shown: { channel, display }, price, troubled, asking, onPaid, onClose }: PaymentDialogProps) {
  const name = useChannelName(channel.code);
  const isRefused = display.kind === 'refused';
  return (
    <Modal
      title={name}
      width={display.kind === 'frame' ? 720 : 520}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>换一种支付方式</Button>
          {!isRefused && (
            <Button
              kind={display.kind === 'link' || display.kind === 'form' ? 'secondary' : 'primary'}
              busy={asking}
              onClick={onPaid}
            >
              我已完成支付
            </Button>
          )}
        </>
      }
    >
      <div className={styles['body']}>
        {!isRefused && <p className={styles['amount']}>{formatMoney(price)}</p>}
        <DisplayedAttempt display={display} />
        {!isRefused && (
          <p className={styles['state']} role="status">
            {troubled ? '暂时无法得知支付结果，正在重试…' : '正在等待支付结果，支付后自动完成'}
          </p>
        )}
      </div>
    </Modal>
  );
}
