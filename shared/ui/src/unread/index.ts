export { MarkAllRead } from './MarkAllRead.tsx';
export { UnreadList } from './UnreadList.tsx';
export { useUnreadList } from './useUnreadList.ts';
