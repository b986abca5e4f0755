export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx';
export { useNow } from './useNow.ts';
