import { defineSlots } from '@zhilv/release/slots';

/** What this remote contributes to other pages. */
export const slots = defineSlots({
  'bpm/model/newest': {
    slot: 'home.card',
    module: './model/models.slot.ts',
    permission: 'bpm:model:query',
    size: 'medium',
    order: 200,
  },
});
