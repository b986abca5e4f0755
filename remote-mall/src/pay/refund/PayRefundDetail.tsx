import type { PayRefundDetail as Detail } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { FactList } from '../../parts/section/FactList.tsx';
import { known } from '../detail/known.ts';
import { RawText } from '../detail/RawText.tsx';
import { payRefunds } from './payRefunds.tsx';

export interface PayRefundDetailProps {
  refund: Detail;
  onClose: () => void;
}

const FACTS = [
  ...(['merchantRefundId', 'merchantOrderId', 'appId', 'status', 'refundPrice', 'payPrice', 'reason'] as const),
  ...(['channelCode', 'no', 'channelOrderNo', 'channelRefundNo', 'successTime', 'createTime'] as const),
];

/** Shows a refund whole, with what the provider has told of it. */
export function PayRefundDetail({ refund, onClose }: PayRefundDetailProps) {
  const { order, userIp, notifyUrl, channelErrorCode, channelErrorMsg, channelNotifyData } = refund;
  const fault = [channelErrorCode, channelErrorMsg].filter(known).join(' ');
  return (
    <Modal title="退款详情" width={720} onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <FactList
        facts={[
          ...FACTS.map((name) => [payRefunds.fields[name].label, showField(payRefunds, refund, name)] as const),
          known(order?.subject) ? ['商品标题', order.subject] : null,
          fault === '' ? null : ['渠道错误', fault],
          known(userIp) ? ['操作人 IP', userIp] : null,
          known(notifyUrl) ? ['回调地址', notifyUrl] : null,
          known(channelNotifyData) ? ['渠道通知', <RawText key="told" text={channelNotifyData} />] : null,
        ]}
      />
    </Modal>
  );
}
