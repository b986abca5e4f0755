import { defineSlots } from '@zhilv/federation/slots';

/** What this remote contributes to other pages. */
export const slots = defineSlots({
  'bpm/model/newest': {
    slot: 'home.card',
    module: './model/modelsCard.ts',
    permission: 'bpm:model:query',
    size: 'medium',
    order: 200,
  },
});
