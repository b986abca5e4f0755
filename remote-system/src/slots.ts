import { defineSlots } from '@zhilv/release/slots';

/** What this remote contributes to other pages. */
export const slots = defineSlots({
  'system/notify-message/unread': { slot: 'home.card', module: './notify/unreadMessages.slot.ts', size: 'medium', order: 100 },
});
