export { UnreadCard as Component } from './UnreadCard.tsx';
export { loadUnreadMessages as loader } from './loadUnreadMessages.ts';
