export { brand, BRAND_DISABLED, BrandName } from './product/brand.ts';
export { category, Category, CATEGORY_REFUSALS, type CategoryDraft } from './product/category.ts';
export { property, PropertyWithValues } from './product/property.ts';
export { propertyValue } from './product/propertyValue.ts';
export {
  AFTER_SALE_OFFERS,
  afterSale,
  AfterSaleBase,
  AfterSaleDetail,
  AfterSaleDraft,
  AfterSaleLog,
  type AfterSaleOffer,
  AfterSaleRow,
  MOST_PROOFS,
} from './trade/afterSale.ts';
export {
  AFTER_SALE_STATUS,
  AFTER_SALE_TRANSITIONS,
  AFTER_SALE_TYPE,
  AFTER_SALE_WAY,
  type AfterSaleAction,
  afterSaleStatusAfter,
  type AfterSaleTransition,
  allowedAfterSaleActions,
} from './trade/afterSaleActions.ts';
export { type Express, express, ExpressName } from './trade/express.ts';
export { expressTemplate, ExpressTemplateName } from './trade/expressTemplate.ts';
export { KnownMember, Member } from './trade/member.ts';
export { order, ORDER_OFFERS, type OrderOffer } from './trade/order.ts';
export { OrderBase, OrderDetail, OrderLog, OrderRow, OrderSummary, OrderTrend } from './trade/orderRow.ts';
export {
  allowedOrderActions,
  allowsAfterSale,
  ORDER_TRANSITIONS,
  type OrderAction,
  type OrderCondition,
  orderRefusal,
  type OrderState,
  type OrderTransition,
  refundStatusOf,
  type StatedOrder,
} from './trade/orderActions.ts';
export { MAX_ITEM_COUNT, OrderDraft, ReceiverDraft } from './trade/orderDraft.ts';
export { OrderItem } from './trade/orderItem.ts';
export {
  CANCEL_TYPE,
  DELIVERY_TYPE,
  LOG_USER_TYPE,
  NO_COURIER,
  ORDER_REFUND_STATUS,
  ORDER_STATUS,
  ORDER_TYPE,
} from './trade/orderStatus.ts';
export { type PickUpStore, pickUpStore, PickUpStoreName } from './trade/pickUpStore.ts';
export { MAX_SKUS, Sku, SkuDraft, SkuProperty } from './product/sku.ts';
export {
  LOW_STOCK,
  SKU_REFUSALS,
  spu,
  SPU_REFUSALS,
  SpuDetail,
  SpuDraft,
  SpuName,
  SpuRow,
  SpuStatus,
  SpuTab,
} from './product/spu.ts';
