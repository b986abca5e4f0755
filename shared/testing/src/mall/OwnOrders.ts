import { randomInt, randomUUID } from 'node:crypto';
import type { Id, InputOf } from '@zhilv/contract';
import {
  AFTER_SALE_WAY,
  afterSale,
  type AfterSaleDetail,
  DELIVERY_TYPE,
  NO_COURIER,
  order,
  ORDER_STATUS,
  type OrderDetail,
  pickUpStore,
  spu,
} from '@zhilv/contract/mall';
import { payAttempt } from '@zhilv/contract/pay';
import { expect } from 'vitest';
import { callElsewhere } from '../page/OwnRecords.ts';
import { spuDraft } from './spuDraft.ts';

type Draft = InputOf<typeof order.create>;
type Way = (typeof AFTER_SALE_WAY)[keyof typeof AFTER_SALE_WAY];

/** Orders that one test makes, of a buyer whom no other test has. */
export class OwnOrders {
  readonly mobile = `139${String(randomInt(1e8)).padStart(8, '0')}`;
  readonly receiverName = `收${randomUUID().slice(0, 6)}`;

  /** Places an order of `count` pieces of goods of its own. */
  async place({ count = 1, ...more }: Partial<Draft> & { readonly count?: number } = {}): Promise<OrderDetail> {
    const id = await callElsewhere(order.create, {
      requestId: randomUUID(),
      mobile: this.mobile,
      nickname: `买家${this.mobile.slice(-4)}`,
      items: [{ skuId: await ownSku(), count }],
      deliveryType: DELIVERY_TYPE.express,
      receiverName: this.receiverName,
      receiverMobile: this.mobile,
      receiverAreaId: 110_101,
      receiverDetailAddress: '景山前街 4 号',
      userRemark: '请快点',
      ...more,
    });
    return this.read(id);
  }

  /** An order that waits for delivery. */
  async paid(more: Parameters<OwnOrders['place']>[0] = {}): Promise<OrderDetail> {
    const { id, payOrderId } = await this.place(more);
    if (payOrderId === null || payOrderId === undefined) throw new Error('The order has no order for payment.');
    await callElsewhere(payAttempt.submit, { id: payOrderId, channelCode: 'mock' });
    // The shop is told by a notice.
    await expect.poll(async () => (await this.read(id)).status).toBe(ORDER_STATUS.toDeliver);
    return this.read(id);
  }

  /** A store whose name begins with that of the receiver. */
  async makeStore(): Promise<Id> {
    return callElsewhere(pickUpStore.create, {
      name: `${this.receiverName}的门店`,
      logo: '/admin-api/infra/file/1/get/store.png',
      phone: '01066668888',
      areaId: 110_101,
      detailAddress: '前门大街 1 号',
      openingTime: '09:00',
      closingTime: '21:00',
      latitude: 39.9,
      longitude: 116.4,
      status: 0,
    });
  }

  /** An order whose goods wait in a store. */
  async toFetch(): Promise<OrderDetail> {
    const pickUpStoreId = await this.makeStore();
    return this.paid({
      deliveryType: DELIVERY_TYPE.pickUp,
      pickUpStoreId,
      receiverAreaId: null,
      receiverDetailAddress: null,
    });
  }

  /** An order whose goods are on their way. */
  async delivered(): Promise<OrderDetail> {
    const { id } = await this.paid();
    await callElsewhere(order.delivery, { id, logisticsId: NO_COURIER, logisticsNo: '' });
    return this.read(id);
  }

  /** An after-sale case of an order whose goods are on their way, or came back already. */
  async afterSale(way: Way = AFTER_SALE_WAY.returnAndRefund): Promise<AfterSaleDetail> {
    const { items } = await this.delivered();
    const [item] = items ?? [];
    const id = await callElsewhere(afterSale.create, {
      orderItemId: item?.id ?? 0,
      way,
      refundPrice: item?.payPrice ?? 0,
      applyReason: '商品破损',
      applyDescription: '壶嘴有裂纹',
      applyPicUrls: ['/admin-api/infra/file/1/get/proof.png'],
    });
    return this.readAfterSale(id);
  }

  /** The case as it is now. */
  async readAfterSale(id: Id): Promise<AfterSaleDetail> {
    const found = await callElsewhere(afterSale.getDetail, { id });
    if (found === null) throw new Error(`There is no after-sale case ${id}.`);
    return found;
  }

  /** The order as it is now. */
  async read(id: Id): Promise<OrderDetail> {
    const found = await callElsewhere(order.getDetail, { id });
    if (found === null) throw new Error(`There is no order ${id}.`);
    return found;
  }
}

/** Goods that are sold in this test alone, whatever others do with those of the demonstration. */
async function ownSku(): Promise<Id> {
  const id = await callElsewhere(spu.create, spuDraft({ name: `商品${randomUUID().slice(0, 6)}` }));
  const [sku] = (await callElsewhere(spu.getDetail, { id })).skus ?? [];
  if (sku === undefined) throw new Error('The goods have no SKU.');
  return sku.id;
}
