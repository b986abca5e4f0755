import { dict } from '@zhilv/crud';

export interface AfterSaleTagProps {
  /** `trade_order_item_after_sale_status` of an item of an order. */
  status: number | null | undefined;
}

const field = dict('售后状态', 'trade_order_item_after_sale_status');

/** Says whether an item of an order was asked back. */
export const AfterSaleTag = ({ status }: AfterSaleTagProps) => field.show(status ?? 0, { id: 0 });
