import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, tenantRecordColumns } from '../../../db/columns.ts';
import { sortIndexesOf } from '../../../db/sortIndexesOf.ts';

/** Orders. Money is in fen. */
export const orders = pgTable(
  'trade_order',
  {
    ...tenantRecordColumns(),
    no: varchar({ length: 32 }).notNull(),
    /** `trade_order_type` */
    type: integer().notNull().default(0),
    /** `terminal` */
    terminal: integer().notNull().default(20),
    userId: idColumn().notNull(),
    userIp: varchar({ length: 50 }),
    userRemark: varchar({ length: 255 }),
    /** `trade_order_status` */
    status: integer().notNull().default(0),
    productCount: integer().notNull(),
    finishTime: instantColumn(),
    cancelTime: instantColumn(),
    cancelType: integer(),
    /** The seller's note. */
    remark: varchar({ length: 255 }),
    payOrderId: idColumn(),
    payStatus: boolean().notNull().default(false),
    payTime: instantColumn(),
    payChannelCode: varchar({ length: 32 }),
    /** An order that is not paid by then is cancelled. */
    payExpireTime: instantColumn().notNull(),
    totalPrice: integer().notNull(),
    discountPrice: integer().notNull().default(0),
    deliveryPrice: integer().notNull().default(0),
    adjustPrice: integer().notNull().default(0),
    payPrice: integer().notNull(),
    couponPrice: integer().notNull().default(0),
    pointPrice: integer().notNull().default(0),
    vipPrice: integer().notNull().default(0),
    refundPrice: integer().notNull().default(0),
    /** 0 nothing, 10 a part, 20 all of it; on the wire `afterSaleStatus`. */
    refundStatus: integer().notNull().default(0),
    /** `trade_delivery_type` */
    deliveryType: integer().notNull().default(1),
    pickUpStoreId: idColumn(),
    /** Eight digits, by which a buyer fetches the goods. */
    pickUpVerifyCode: varchar({ length: 8 }),
    deliveryTemplateId: idColumn(),
    logisticsId: idColumn(),
    logisticsNo: varchar({ length: 64 }),
    deliveryTime: instantColumn(),
    receiveTime: instantColumn(),
    receiverName: varchar({ length: 20 }).notNull(),
    receiverMobile: varchar({ length: 20 }).notNull(),
    receiverAreaId: integer(),
    receiverDetailAddress: varchar({ length: 255 }),
    couponId: idColumn(),
    brokerageUserId: idColumn(),
    /** One request places one order, however often it arrives. */
    requestId: varchar({ length: 64 }),
  },
  (table) => [
    uniqueIndex('trade_order_no').on(table.tenantId, table.no),
    uniqueIndex('trade_order_request')
      .on(table.tenantId, table.requestId)
      .where(sql`request_id is not null`),
    // Those who fetch nothing any more leave their codes to others.
    uniqueIndex('trade_order_code')
      .on(table.tenantId, table.pickUpVerifyCode)
      .where(sql`status in (0, 10)`),
    check('trade_order_price', sql`${table.payPrice} > 0 and ${table.refundPrice} between 0 and ${table.payPrice}`),
    index('trade_order_status').on(table.tenantId, table.status, table.id),
    index('trade_order_pay_time').on(table.tenantId, table.payTime),
    index('trade_order_expire')
      .on(table.payExpireTime)
      .where(sql`status = 0`),
    index('trade_order_user').on(table.tenantId, table.userId),
    index('trade_order_receiver').on(table.tenantId, table.receiverMobile),
    index('trade_order_logistics').on(table.tenantId, table.logisticsNo),
    index('trade_order_pay_order').on(table.payOrderId),
    ...sortIndexesOf('trade_order', table, ['payPrice', 'createTime']),
  ],
);
