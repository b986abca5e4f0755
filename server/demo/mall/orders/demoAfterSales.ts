/** An after-sale case of the demonstration; the refund of one that is done has an id as well. */
export interface DemoAfterSale {
  readonly id: number;
  readonly orderId: number;
  /** Which of the order's items, from 0. */
  readonly item: number;
  readonly way: 10 | 20;
  /** `trade_after_sale_status` */
  readonly status: 10 | 20 | 30 | 40 | 50 | 62 | 63;
  readonly reason: string;
  readonly description?: string;
  readonly hasPictures?: true;
  /** What the seller says to it. */
  readonly answer?: string;
  readonly refundId?: number;
}

/** Cases, of which the first have the ids of recorded answers. */
export const demoAfterSales: readonly DemoAfterSale[] = [
  { id: 6, orderId: 9, item: 0, way: 20, status: 30, reason: '颜色与图片不符', hasPictures: true },
  { id: 7, orderId: 9, item: 1, way: 20, status: 63, reason: '不想要了', answer: '退回的商品有使用痕迹' },
  { id: 8, orderId: 11, item: 0, way: 10, status: 50, reason: '拍错了', refundId: 30 },
  {
    id: 9,
    orderId: 44,
    item: 0,
    way: 20,
    status: 10,
    reason: '收到时有破损',
    description: '外箱压扁，里面也有裂痕',
    hasPictures: true,
  },
  { id: 10, orderId: 39, item: 0, way: 10, status: 40, reason: '少发了一件' },
  { id: 11, orderId: 32, item: 0, way: 10, status: 62, reason: '七天无理由', answer: '食品拆封后不支持无理由退款' },
  { id: 12, orderId: 38, item: 0, way: 20, status: 20, reason: '尺寸不合适' },
  { id: 13, orderId: 24, item: 1, way: 20, status: 50, reason: '与家人重复购买', refundId: 31 },
];
