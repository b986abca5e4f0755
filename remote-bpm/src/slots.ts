import { defineSlots } from '@zhilv/release/slots';

/** The contributions of this remote to pages of others. */
export const slots = defineSlots({
  'bpm/model/newest': {
    slot: 'home.card',
    module: './model/models.slot.ts',
    permission: 'bpm:model:query',
    size: 'medium',
    order: 200,
  },
});
