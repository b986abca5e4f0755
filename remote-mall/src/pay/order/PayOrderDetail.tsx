import type { PayOrderDetail as Detail } from '@zhilv/contract/pay';
import { showField } from '@zhilv/crud';
import { formatDateTime, formatNumber } from '@zhilv/format';
import { Button } from '@zhilv/ui/button';
import { Modal } from '@zhilv/ui/modal';
import { FactList } from '../../parts/section/FactList.tsx';
import { known } from '../detail/known.ts';
import { RawText } from '../detail/RawText.tsx';
import { payOrders } from './payOrders.tsx';

export interface PayOrderDetailProps {
  order: Detail;
  onClose: () => void;
}

const FACTS = [
  ...(['merchantOrderId', 'subject', 'appId', 'status', 'price', 'refundPrice'] as const),
  ...(['channelCode', 'channelFeePrice', 'no', 'channelOrderNo', 'successTime', 'createTime'] as const),
];

/** Shows an order for payment whole, with what the provider has told of it. */
export function PayOrderDetail({ order, onClose }: PayOrderDetailProps) {
  const { body, channelFeeRate, userIp, notifyUrl, expireTime, extension } = order;
  const told = extension?.channelNotifyData;
  return (
    <Modal title="支付订单详情" width={720} onCancel={onClose} footer={<Button onClick={onClose}>关闭</Button>}>
      <FactList
        facts={[
          ...FACTS.map((name) => [payOrders.fields[name].label, showField(payOrders, order, name)] as const),
          known(body) ? ['商品描述', body] : null,
          channelFeeRate ? ['渠道费率', `${formatNumber(channelFeeRate)}%`] : null,
          ['支付截止', formatDateTime(expireTime)],
          known(userIp) ? ['付款人 IP', userIp] : null,
          known(notifyUrl) ? ['回调地址', notifyUrl] : null,
          known(told) ? ['渠道通知', <RawText key="told" text={told} />] : null,
        ]}
      />
    </Modal>
  );
}
