import { defineSlots } from '@zhilv/release/slots';

/** The contributions of this remote to pages of others. */
export const slots = defineSlots({
  'mall/trade/today': {
    slot: 'home.card',
    module: './home/today.slot.ts',
    permission: 'trade:order:query',
    size: 'medium',
    order: 300,
  },
  'mall/product/stock': {
    slot: 'home.card',
    module: './home/stock.slot.ts',
    permission: 'product:spu:query',
    size: 'medium',
    order: 310,
  },
});
