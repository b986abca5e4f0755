import { defineSlots } from '@zhilv/federation/slots';

/** What this remote contributes to other pages. */
export const slots = defineSlots({
  'system/notify-message/unread': { slot: 'home.card', module: './message/unreadCard.ts', size: 'medium', order: 100 },
});
