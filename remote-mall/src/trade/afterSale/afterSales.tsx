import { afterSale, type AfterSaleRow } from '@zhilv/contract/mall';
import { dateTime, defineResource, dict, type Identified, money, text } from '@zhilv/crud';
import { GoodsCell } from '../../parts/goods/GoodsCell.tsx';
import { MemberName } from '../../parts/member/MemberName.tsx';
import { OrderLink } from './OrderLink.tsx';

/** What buyers want back, and how far that has come. */
export const afterSales = defineResource({
  name: '售后',
  api: { page: afterSale.page },
  fields: {
    no: text('售后编号', { code: true }),
    spuName: {
      ...text('商品名称'),
      show: (_: unknown, row: Identified) => <GoodsCell items={[row as AfterSaleRow]} />,
    },
    orderNo: {
      ...text('订单编号', { code: true }),
      show: (no: AfterSaleRow['orderNo'], row: Identified) => <OrderLink id={(row as AfterSaleRow).orderId} no={no} />,
    },
    user: {
      ...text('买家'),
      Input: null,
      show: (user: AfterSaleRow['user'], row: Identified) => <MemberName member={user} id={(row as AfterSaleRow).userId} />,
    },
    refundPrice: { ...money('退款金额'), Input: null },
    way: dict('售后方式', 'trade_after_sale_way'),
    type: dict('售后类型', 'trade_after_sale_type'),
    status: dict('售后状态', 'trade_after_sale_status'),
    createTime: dateTime('申请时间'),
  },
  nameField: 'no',
});
