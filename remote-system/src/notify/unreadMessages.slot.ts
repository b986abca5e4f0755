export { UnreadCard as Component } from './UnreadCard.tsx';
