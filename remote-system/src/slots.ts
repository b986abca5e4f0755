import { defineSlots } from '@zhilv/release/slots';

/** The contributions of this remote to pages of others. */
export const slots = defineSlots({
  'system/notify-message/unread': { slot: 'home.card', module: './notify/unreadMessages.slot.ts', size: 'medium', order: 100 },
});
