import { order, ORDER_REFUND_STATUS, type OrderRow, refundStatusOf } from '@zhilv/contract/mall';
import {
  dateTime,
  defineResource,
  dict,
  type Identified,
  money,
  type Resource,
  text,
  textDict,
  treeReference,
} from '@zhilv/crud';
import { Tag } from '@zhilv/ui/tag';
import { GoodsCell } from '../../parts/goods/GoodsCell.tsx';
import { MemberName } from '../../parts/member/MemberName.tsx';
import { courierNames, storeNames } from '../delivery/deliveryNames.ts';
import styles from './orders.module.css';

const status = dict('订单状态', 'trade_order_status');

const shown = defineResource({
  name: '订单',
  api: { page: order.page, export: order.export },
  fields: {
    no: text('订单编号', { code: true }),
    items: {
      ...text('商品'),
      Input: null,
      show: (items: OrderRow['items']) => <GoodsCell items={items ?? []} />,
    },
    user: {
      ...text('买家'),
      Input: null,
      show: (user: OrderRow['user'], row: Identified) => <MemberName member={user} id={(row as OrderRow).userId} />,
    },
    payPrice: { ...money('实付金额'), Input: null },
    deliveryType: dict('配送方式', 'trade_delivery_type'),
    status: {
      ...status,
      show: (value: number, row: Identified) => (
        <span className={styles['status']}>
          {status.show(value, row)}
          <RefundTag order={row as OrderRow} />
        </span>
      ),
    },
    createTime: dateTime('下单时间'),
    type: dict('订单类型', 'trade_order_type'),
    payChannelCode: textDict('支付方式', 'pay_channel_code'),
    terminal: dict('订单来源', 'terminal'),
    logisticsId: treeReference('快递公司', courierNames),
    pickUpVerifyCode: text('核销码', { code: true }),
    receiverName: text('收件人'),
    receiverMobile: text('收件人手机'),
    logisticsNo: text('物流单号', { code: true }),
  },
  nameField: 'no',
});

type Narrowing = 'userNickname' | 'userMobile' | 'pickUpStoreIds' | 'spuName';

/** The orders of the mall. */
export const orders: Resource<OrderRow, keyof (typeof shown)['fields'] | Narrowing> = {
  ...shown,
  fields: {
    ...shown.fields,
    // Rows do not carry these: a list is only narrowed by them.
    userNickname: text('买家昵称'),
    userMobile: text('买家手机'),
    pickUpStoreIds: treeReference('自提门店', storeNames),
    spuName: text('商品名称'),
  },
};

/** Says of an order whose status tells nothing of it that something was refunded. */
function RefundTag({ order: stated }: { order: OrderRow }) {
  const refunded = refundStatusOf(stated);
  if (refunded === ORDER_REFUND_STATUS.none) return null;
  return <Tag tone="warning">{refunded === ORDER_REFUND_STATUS.all ? '已退款' : '部分退款'}</Tag>;
}
